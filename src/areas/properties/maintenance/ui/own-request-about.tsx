import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Money } from '#ui/values.tsx'
import type { OwnRequest } from '../own-queries.ts'
import { Photos } from './photos.tsx'
import { RequestBadge } from './request-badge.tsx'
import { VisitHours } from './visit-hours.tsx'

type Props = { request: OwnRequest & { photos: Parameters<typeof Photos>[0]['photos'] } }

/** What was reported and what became of it, as its tenant reads it. */
export function OwnRequestAbout({ request: one }: Props) {
  return (
    <Card title={<bdi>{one.where}</bdi>} actions={<RequestBadge state={one.state} />}>
      <div className="stack">
        <p dir="auto" className="pre-line">
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
          {one.doneAt && (
            <Told question="أُنجز">
              <DateText at={one.doneAt} time />
            </Told>
          )}
          {one.doneNote && <Told question="ما أُنجز">{<bdi>{one.doneNote}</bdi>}</Told>}
          {one.cost !== null && (
            <Told question="تكلفته عليك">
              <Money amount={one.cost} />
            </Told>
          )}
          {one.rejectedReason && <Told question="لم نقبله لأن">{<bdi>{one.rejectedReason}</bdi>}</Told>}
        </dl>
      </div>
    </Card>
  )
}
