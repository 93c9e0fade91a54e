import { Printer } from 'lucide-react'
import { backAtBank } from '#areas/finance/addresses.ts'
import { taxPath } from '#areas/finance/quarter.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { inDecimals } from '#values/money.ts'
import type { ReverseTaxPaymentForm, TaxPaymentForm } from '../inputs.ts'
import { taxPaymentKinds, taxPaymentPdfPath } from '../payment.ts'
import type { ShownTaxPayment } from '../payment-queries.ts'

type Standing = { net: bigint | null; paid: bigint; owed: bigint; payments: readonly ShownTaxPayment[] }
type Acting = { quarter: string; act: string | null; reply: Reply | undefined }
/** `mayReverse` is whoever reads, where they may: but not what they paid themselves. */
type Props = Standing & Acting & { mayReverse: string | null }

const address = (quarter: string, act: string) => `${taxPath}?quarter=${quarter}&act=${act}`

/** What went to the authority for this quarter and came back, and what it still gets of all that was told. */
export function TaxPayments({ net, paid, owed, payments, mayReverse, ...acting }: Props) {
  if (net === null && owed === 0n && payments.length === 0) return null
  return (
    <Card title="السداد للجهاز">
      <dl className="told">
        {net !== null && (
          <Told question={net >= 0n ? 'صافي هذا الإقرار' : 'يُسترد عن هذا الإقرار'}>
            <Money amount={net >= 0n ? net : -net} />
          </Told>
        )}
        <Told question={paid >= 0n ? 'سُدّد عن هذا الربع' : 'رُدّ عن هذا الربع'}>
          <Money amount={paid >= 0n ? paid : -paid} />
        </Told>
        <Told question={owed >= 0n ? 'المتبقي للجهاز عن كل الأرباع' : 'لنا عند الجهاز عن كل الأرباع'}>
          <Money amount={owed >= 0n ? owed : -owed} />
        </Told>
      </dl>
      {payments.length > 0 && (
        <ul className="lines">
          {payments.map((one) => (
            <Payment key={one.id} one={one} mayReverse={mayReverse} {...acting} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Payment({ one, mayReverse, quarter, act, reply }: Acting & { one: ShownTaxPayment; mayReverse: string | null }) {
  const { id, number, kind, amount, bank, reference, by, doneBy, doneAt, reason, reversedAt } = one
  const isOfThis = act === 'reverse' && reply?.typed.paymentId === id
  return (
    <li>
      <span className="grow">
        {taxPaymentKinds[kind]} <Code>{number}</Code>
        {reversedAt && <span className="muted"> · عُكس: {reason}</span>}
        <span className="block muted sm">
          <bdi>{bank}</bdi>، رقم السداد <Code>{reference}</Code>
        </span>
        <span className="block muted sm">
          {by}، <DateText at={doneAt} time />
        </span>
        {mayReverse && !reversedAt && !(kind === 'paid' && doneBy === mayReverse) && (
          <details className="acc more" open={isOfThis}>
            <summary>إن عاد المبلغ</summary>
            <PostForm action={address(quarter, 'reverse')} reply={isOfThis ? reply : undefined} before="العكس">
              <input type="hidden" name="paymentId" value={id} />
              <input type="hidden" name="quarter" value={quarter} />
              {kind === 'paid' && <p className="sm">{backAtBank}</p>}
              <Field {...fieldsOf<ReverseTaxPaymentForm>(isOfThis ? reply : undefined)('reason')} label="السبب" required />
              <div>
                <SubmitButton variant="danger-ghost">اعكس السداد {number}</SubmitButton>
              </div>
            </PostForm>
          </details>
        )}
      </span>
      <span className="end">
        <Money amount={amount} />
        {kind === 'paid' && (
          <a
            className="link sm block"
            href={taxPaymentPdfPath(id)}
            aria-label={`سند الصرف ${number}`}
            target="_blank"
            rel="noopener"
          >
            <Printer className="i i-sm" aria-hidden /> سند الصرف
          </a>
        )}
      </span>
    </li>
  )
}

type Accounts = readonly (readonly [id: string, name: string])[]
type Paying = Acting & { formId: string; accounts: Accounts; usual: bigint }

/** What the authority gets is asked for; what it owes us is written down when it came. */
export function PayAuthority({ owed, usual, quarter, act, reply, formId, accounts }: Paying & { owed: bigint }) {
  const kind = owed > 0n ? 'pay' : 'refund'
  const own = act === kind ? reply : undefined
  const field = fieldsOf<TaxPaymentForm>(own)
  const { title, button, account, before } = words[kind]
  return (
    <Card title={title}>
      <PostForm action={address(quarter, kind)} reply={own} before={before}>
        <input type="hidden" name="id" value={field('id', formId).defaultValue} />
        <input type="hidden" name="quarter" value={quarter} />
        <SelectField {...field('accountId', accounts[0]?.[0])} label={account} options={accounts} required />
        <MoneyField {...field('amount', inDecimals(usual) ?? '')} label="المبلغ" required />
        <Field {...field('reference')} label="رقم السداد عند الجهاز" dir="ltr" required />
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

const words = {
  pay: { title: 'اطلب السداد', button: 'أرسل للاعتماد', account: 'من حساب', before: 'الطلب' },
  refund: { title: 'سجّل مبلغًا ردّه الجهاز', button: 'سجّل ما رُدّ', account: 'إلى حساب', before: 'التسجيل' },
} as const
