import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ChargeFeeForm } from '../inputs.ts'
import { feePayers, feeWays, leasePath, ownFeeWays } from '../lease.ts'
import type { ShownLease } from '../lease-detail.ts'
import type { ShownFee } from '../municipal-fee.ts'
import { billPath, invoicePath } from '../paper-paths.ts'

/** To whom the fee was charged and by which paper; as long as nobody was, the form that charges it. */
export function LeaseFee({ lease, reply }: { lease: ShownLease; reply: Reply | undefined }) {
  const { fee, feePaidBy, feePaidDirectly } = lease
  return (
    <>
      {fee.charged.map((one) => (
        <ChargedFee key={one.id} one={one} />
      ))}
      {feePaidDirectly && <p className="sm muted">{`دفع ${feePayers[feePaidBy]} الرسم للبلدية بنفسه.`}</p>}
      {fee.isOwing && <Alert kind="warning">{`لم يُحمَّل رسم البلدية على ${feePayers[feePaidBy]} بعد.`}</Alert>}
      {fee.isOwing && lease.mayRegister && <ChargeFee lease={lease} reply={reply} />}
    </>
  )
}

function ChargedFee({ one }: { one: ShownFee }) {
  return (
    <p className="row wrap sm">
      حُمّل <Money amount={one.amount} /> على {feePayers[one.payer]}، {one.invoiceId ? 'الإشعار المدين' : 'فاتورة البلدية'}{' '}
      <OpenLink to={one.invoiceId ? invoicePath(one.invoiceId) : billPath(one.billId ?? '')}>
        <Code>{one.number}</Code>
      </OpenLink>
      <DateText at={one.chargedAt} />
      {one.isTakenBack && <Badge>أُلغي بعكس ورقته</Badge>}
      {!one.isTakenBack && one.payer === 'tenant' && (
        <Badge tone={one.open === 0n ? 'success' : 'warning'}>{one.open === 0n ? 'سُدّد' : 'لم يُسدَّد بعد'}</Badge>
      )}
    </p>
  )
}

function ChargeFee({ lease, reply }: { lease: ShownLease; reply: Reply | undefined }) {
  const field = fieldsOf<ChargeFeeForm>(reply)
  const ways = lease.feePaidBy === 'company' ? { now: ownFeeWays.now } : { now: feeWays.now, self: feeWays.self }
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">حمّل رسم البلدية</summary>
      <PostForm action={`${leasePath(lease.id)}?act=fee`} reply={reply} before="التحميل" part="fee" withFiles>
        <input type="hidden" name="contractId" value={lease.id} />
        <FeeWay lease={lease} field={field} ways={ways} standard="now" />
        <div>
          <SubmitButton>سجّل الرسم</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const billedTo = {
  owner: 'حين تدفعه الشركة الآن: يُؤخذ من أمانات المالك ويُستحق لها.',
  company: 'حين تُسجَّل الفاتورة الآن: مصروف على الشركة يُستحق لها.',
}

type Fields = ReturnType<typeof fieldsOf<Pick<ChargeFeeForm, 'supplierId' | 'paper'> & { way: string }>>
type WayProps = { lease: ShownLease; field: Fields; ways: Record<string, string>; standard: string }

/** Who pays the municipality; where we do and the owner bears it, to whom it is owed and by which paper. */
export function FeeWay({ lease: { fee, feePaidBy }, field, ways, standard }: WayProps) {
  return (
    <>
      <ChoiceField {...field('way', standard)} label={`الرسم على ${feePayers[feePaidBy]}`} options={ways} required />
      {feePaidBy === 'tenant' && <p className="sm muted">يصدر به للمستأجر إشعار مدين خارج نطاق الضريبة.</p>}
      {feePaidBy !== 'tenant' && (
        <div className="form-grid">
          <SelectField
            {...field('supplierId', fee.suppliers.find(([, name]) => name.includes('بلدية'))?.[0])}
            label="البلدية بين المورّدين"
            options={fee.suppliers}
            help={billedTo[feePaidBy]}
            optional
          />
          <FileField
            {...field('paper')}
            label="إيصال البلدية"
            kinds="صورة أو PDF"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            megabytes={10}
            optional
          />
        </div>
      )}
    </>
  )
}
