import '#ui/styles/maintenance.css'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { RequestRow } from '../queries.ts'
import { faultKinds, requestPath } from '../request.ts'
import { PressingBadge, RequestBadge } from './request-badge.tsx'
import { VisitHours } from './visit-hours.tsx'

/** One request as a card: on the board, and for a technician on the phone. */
export function RequestCard({ request: one, withState = false }: { request: RequestRow; withState?: boolean }) {
  return (
    <article className={one.isLate ? 'fault-card is-late' : 'fault-card'}>
      <div className="row wrap">
        <Link className="t medium" to={requestPath(one.id)}>
          <Code>{one.number}</Code> {faultKinds[one.category]}
        </Link>
        <PressingBadge priority={one.priority} isLate={one.isLate} />
        {one.isUncharged && <Badge tone="warning">لم تُحمَّل تكلفته</Badge>}
        {withState && <RequestBadge state={one.state} />}
      </div>
      <p className="sm">
        <bdi>{one.where}</bdi>
      </p>
      <p className="sm muted fault-said" dir="auto">
        {one.description}
      </p>
      {one.visitOn && (one.state === 'assigned' || one.state === 'in-progress') ? (
        <p className="xs muted">
          {one.who && <bdi>{one.who}</bdi>} · <DateText at={one.visitOn} weekday /> <VisitHours {...one} />
        </p>
      ) : (
        <p className="xs muted">
          يُنجز قبل <DateText at={one.dueOn} />
        </p>
      )}
    </article>
  )
}
