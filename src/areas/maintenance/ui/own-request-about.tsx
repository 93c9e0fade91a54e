import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { ShownOwnRequest } from '../own-queries.ts'
import { Photos } from './photos.tsx'
import { RequestBadge } from './request-badge.tsx'
import { VisitHours } from './visit-hours.tsx'

type Props = { request: ShownOwnRequest }

/** What was reported and what became of it, as its tenant reads it. */
export function OwnRequestAbout({ request: one }: Props) {
  return (
    <Card title={<bdi>{one.where}</bdi>} actions={<RequestBadge state={one.state} />}>
      <div className="stack">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {one.description}
        </p>
        <Photos photos={one.photos} />
        <dl className="told">
          <Told question="أُبلغ عنه">
            <DateText at={one.reportedAt} time />
          </Told>
          {one.suits && <Told question="يناسبك">{<bdi>{one.suits}</bdi>}</Told>}
          {one.visitOn && (one.state === 'assigned' || one.state === 'in-progress') && (
            <Told question="موعد الزيارة">
              <DateText at={one.visitOn} weekday /> <VisitHours {...one} />
            </Told>
          )}
          <Reopened request={one} />
          {one.isDone && one.doneAt && (
            <Told question="أُنجز">
              <DateText at={one.doneAt} time />
            </Told>
          )}
          {one.isDone && one.doneNote && <Told question="ما أُنجز">{<bdi>{one.doneNote}</bdi>}</Told>}
          <OwnCost request={one} />
          {one.rejectedReason && <Told question="لم نقبله لأن">{<bdi>{one.rejectedReason}</bdi>}</Told>}
        </dl>
      </div>
    </Card>
  )
}

/** What was done before it was opened again is told as such, then why it was opened. */
const Reopened = ({ request: { before, reopenedReason, reopenedAt } }: Props) => (
  <>
    {before.map(({ id, doneAt, note, cost }) => (
      <Told key={id} question="أُنجز قبل إعادة فتحه">
        <DateText at={doneAt} time />: <bdi>{note}</bdi>
        {cost !== null && (
          <>
            {' · عليك منه '}
            <Money amount={cost} />
          </>
        )}
      </Told>
    ))}
    {reopenedReason && (
      <Told question="أُعيد فتحه لأن">
        <bdi>{reopenedReason}</bdi>
        {reopenedAt && (
          <>
            {' · '}
            <DateText at={reopenedAt} time />
          </>
        )}
      </Told>
    )}
  </>
)

/** That it is at this tenant's cost is said as soon as it is known, with why; then what it came to, and by which invoice. */
const OwnCost = ({ request: one }: Props) => (
  <>
    {one.bears !== null && (
      <Told question="تكلفة الإصلاح عليك لأن">
        <bdi>{one.bears}</bdi>
      </Told>
    )}
    {one.bears !== null && !one.isDone && (
      <Told question="التقدير">
        {one.estimate === null ? 'يُعرف بعد الإصلاح' : <Money amount={one.estimate} />}، وتُضاف ضريبة القيمة المضافة إن وجبت
      </Told>
    )}
    {one.isDone && one.cost !== null && (
      <Told question={one.before.length > 0 ? 'تكلفته كلها عليك' : 'تكلفته عليك'}>
        <Money amount={one.cost} />
        {one.billed.length === 0 && ' قبل الضريبة، وتُضاف في فاتورتك إن وجبت'}
      </Told>
    )}
    {one.billed.map(({ id, number, total }) => (
      <Told key={id} question="فاتورتك">
        <Code>{number}</Code> بمبلغ <Money amount={total} /> مع ضريبتها إن وجبت
      </Told>
    ))}
  </>
)
