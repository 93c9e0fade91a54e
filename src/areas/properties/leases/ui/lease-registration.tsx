import '#ui/styles/act-form.css'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { howMany } from '#values/plural.ts'
import { feePayers } from '../lease.ts'
import type { ShownLease } from '../lease-detail.ts'
import { LeaseFee } from './lease-fee.tsx'
import { RegistrationBadge } from './registration-badge.tsx'
import { CorrectForm, ExcuseForm, RecordForm, SubmitForm } from './registration-forms.tsx'

type Props = { lease: ShownLease; act: string | null; reply: Reply | undefined }

/** How the lease stands with the municipality, by when it must, and what is written down of it. */
export function LeaseRegistration({ lease: one, act, reply }: Props) {
  const { registering } = one
  const heard = (name: string) => (act === name ? reply : undefined)
  const open = openActs(one)
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
          {one.registeredUntil && <Told question="موثَّق حتى">{<DateText at={one.registeredUntil} />}</Told>}
          {one.registrationExcuse && <Told question="لماذا لا يلزم">{one.registrationExcuse}</Told>}
          {one.municipalFee !== null && <Told question="رسم البلدية">{<Money amount={one.municipalFee} />}</Told>}
          <Told question="الرسم على">{feePayers[one.feePaidBy]}</Told>
        </dl>
        <LeaseFee lease={one} reply={heard('fee')} />
        {open.submit && <SubmitForm lease={one} reply={heard('submit')} />}
        {open.record && <RecordForm lease={one} reply={heard('record')} />}
        {open.correct && <CorrectForm lease={one} reply={heard('correct')} />}
        {open.excuse && <ExcuseForm lease={one} reply={heard('excuse')} />}
      </div>
    </Card>
  )
}

/** What can be written down of its registration now. */
export const openActs = ({ mayRegister, registrable, registration, fee }: ShownLease) => ({
  submit: mayRegister && registrable && registration !== 'submitted',
  record: mayRegister && registrable,
  excuse: mayRegister && registrable && registration !== 'not-required',
  correct: mayRegister && (registration === 'registered' || registration === 'expired'),
  fee: mayRegister && fee.isOwing,
})

type Left = NonNullable<ShownLease['registering']>

/** «بقي 12 يومًا لتوثيق العقد لدى البلدية». */
export function leftInWords({ left, until }: Left) {
  if (left > 0) return `بقي ${howMany(left, 'day')} لتوثيق العقد لدى البلدية، وآخرها ${dayInWords(until)}.`
  if (left === 0) return 'اليوم آخر يوم لتوثيق العقد لدى البلدية.'
  return `فات موعد التوثيق في ${dayInWords(until)}. الغرامة ثلاثة أمثال الرسم.`
}
