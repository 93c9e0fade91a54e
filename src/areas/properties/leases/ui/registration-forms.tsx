import { CheckField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { inDecimals } from '#values/money.ts'
import type { CorrectRegistrationForm, RegistrationForm } from '../inputs.ts'
import { feeWays, leasePath, ownFeeWays } from '../lease.ts'
import type { ShownLease } from '../lease-detail.ts'
import { FeeWay } from './lease-fee.tsx'

type FormProps = { lease: ShownLease; reply: Reply | undefined }

export function SubmitForm({ lease: { id, today }, reply }: FormProps) {
  const field = fieldsOf<{ on: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">سجّل تقديمه للبلدية</summary>
      <PostForm action={`${leasePath(id)}?act=submit`} reply={reply} part="submit">
        <input type="hidden" name="contractId" value={id} />
        <DateField {...field('on', today)} label="يوم التقديم" required />
        <div>
          <SubmitButton>سجّل التقديم</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function RecordForm({ lease, reply }: FormProps) {
  const field = fieldsOf<RegistrationForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">سجّل رقم التوثيق</summary>
      <PostForm action={`${leasePath(lease.id)}?act=record`} reply={reply} before="التوثيق" part="record" withFiles>
        <input type="hidden" name="contractId" value={lease.id} />
        <Registered
          field={field}
          reply={reply}
          standard={{ on: lease.today, until: lease.contract.endsOn, fee: lease.usualFee.amount }}
          rate={lease.usualFee.rate}
        />
        <FeeWay lease={lease} field={field} ways={lease.feePaidBy === 'company' ? ownFeeWays : feeWays} standard="now" />
        <div>
          <SubmitButton>سجّل التوثيق</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** What was written down wrong, with the reason; the history keeps what stood there before. */
export function CorrectForm({ lease, reply }: FormProps) {
  const field = fieldsOf<CorrectRegistrationForm>(reply)
  const { registrationNumber: number, registeredOn, registeredUntil, municipalFee, contract } = lease
  const standard = { number, on: registeredOn ?? '', until: registeredUntil ?? contract.endsOn, fee: municipalFee ?? 0n }
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-ghost btn-sm">صحّح التوثيق</summary>
      <PostForm action={`${leasePath(lease.id)}?act=correct`} reply={reply} before="التصحيح" part="correct">
        <input type="hidden" name="contractId" value={lease.id} />
        <Registered field={field} reply={reply} standard={standard} rate={lease.usualFee.rate} />
        <Field {...field('reason')} label="سبب التصحيح" maxLength={200} required />
        <div>
          <SubmitButton>صحّح التوثيق</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

export function ExcuseForm({ lease: { id }, reply }: FormProps) {
  const field = fieldsOf<{ reason: string }>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-ghost btn-sm">لا يلزم توثيقه</summary>
      <PostForm action={`${leasePath(id)}?act=excuse`} reply={reply} part="excuse">
        <input type="hidden" name="contractId" value={id} />
        <Field {...field('reason')} label="لماذا لا يلزم" help="مثل: مدته أقل من شهر." maxLength={200} required />
        <div>
          <SubmitButton>سجّل أنه لا يلزم</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

type Fields = ReturnType<typeof fieldsOf<Pick<RegistrationForm, 'registration' | 'on' | 'until' | 'fee' | 'sure'>>>
type Standard = { number?: string | null; on: string; until: string; fee: bigint }

type RegisteredProps = { field: Fields; reply: Reply | undefined; standard: Standard; rate: number }

/** What the paper of the municipality says; the fee is usually that much of the rent of a year. */
function Registered({ field, reply, standard, rate }: RegisteredProps) {
  return (
    <>
      <div className="form-grid">
        <Field {...field('registration', standard.number ?? undefined)} label="رقم التوثيق" dir="ltr" maxLength={60} required />
        <DateField {...field('on', standard.on)} label="يوم التوثيق" required />
        <DateField {...field('until', standard.until)} label="موثَّق حتى" optional />
        <MoneyField
          {...field('fee', inDecimals(standard.fee) ?? undefined)}
          label="رسم البلدية"
          help={`${rate}% من أجرة السنة. اكتب ما في إيصال البلدية، وصفرًا إن لم يكن رسم.`}
          required
        />
      </div>
      {(reply?.fields.sure || Boolean(reply?.typed.sure)) && (
        <CheckField {...field('sure')} label="المبلغ كما في إيصال البلدية" />
      )}
    </>
  )
}
