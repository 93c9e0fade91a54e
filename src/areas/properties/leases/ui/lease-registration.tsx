import '#ui/styles/act-form.css'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import type { RegistrationForm } from '../inputs.ts'
import { feePayers, feeWays, leasePath } from '../lease.ts'
import type { ShownLease } from '../lease-detail.ts'
import { FeeWay, LeaseFee } from './lease-fee.tsx'
import { RegistrationBadge } from './registration-badge.tsx'

type Props = { lease: ShownLease; act: string | null; reply: Reply | undefined }

/** How the lease stands with the municipality, by when it must, and what is written down of it. */
export function LeaseRegistration({ lease: one, act, reply }: Props) {
  const { registering } = one
  const heard = (name: string) => (act === name ? reply : undefined)
  const mayWrite = registering !== null && one.mayRegister
  return (
    <Card title="توثيق البلدية" actions={<RegistrationBadge state={one.registration} />}>
      <div className="stack">
        {registering && <Alert kind={registering.left < 7 ? 'warning' : 'info'}>{leftInWords(registering)}</Alert>}
        <dl className="told in-columns">
          {one.registrationNumber && (
            <Told question="رقم التوثيق">
              <Code>{one.registrationNumber}</Code>
            </Told>
          )}
          {one.submittedOn && <Told question="قُدّم في">{<DateText at={one.submittedOn} />}</Told>}
          {one.registeredOn && <Told question="وُثّق في">{<DateText at={one.registeredOn} />}</Told>}
          {one.municipalFee !== null && <Told question="رسم البلدية">{<Money amount={one.municipalFee} />}</Told>}
          <Told question="الرسم على">{feePayers[one.feePaidBy]}</Told>
        </dl>
        <LeaseFee lease={one} reply={heard('fee')} />
        {mayWrite && one.registration !== 'submitted' && <Submit lease={one} reply={heard('submit')} />}
        {mayWrite && <Record lease={one} reply={heard('record')} />}
      </div>
    </Card>
  )
}

type Left = NonNullable<ShownLease['registering']>

/** «بقي 12 يومًا لتوثيق العقد لدى البلدية». */
export function leftInWords({ left, until }: Left) {
  if (left > 0) return `بقي ${howMany(left, 'day')} لتوثيق العقد لدى البلدية، وآخرها ${dayInWords(until)}.`
  if (left === 0) return 'اليوم آخر يوم لتوثيق العقد لدى البلدية.'
  return `فات موعد التوثيق في ${dayInWords(until)}. الغرامة ثلاثة أمثال الرسم.`
}

type FormProps = { lease: ShownLease; reply: Reply | undefined }

function Submit({ lease: { id, today }, reply }: FormProps) {
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

function Record({ lease, reply }: FormProps) {
  const { id, today } = lease
  const field = fieldsOf<RegistrationForm>(reply)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">سجّل رقم التوثيق</summary>
      <PostForm action={`${leasePath(id)}?act=record`} reply={reply} before="التوثيق" part="record" withFiles>
        <input type="hidden" name="contractId" value={id} />
        <div className="form-grid">
          <Field {...field('registration')} label="رقم التوثيق" dir="ltr" maxLength={60} required />
          <DateField {...field('on', today)} label="يوم التوثيق" required />
          <MoneyField {...field('fee')} label="رسم البلدية" help="صفر إن لم يكن رسم." required />
        </div>
        <FeeWay lease={lease} field={field} ways={feeWays} standard="now" />
        <div>
          <SubmitButton>سجّل التوثيق</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
