import { Link } from 'react-router'
import { Code, DateText } from '#ui/values.tsx'
import { ownRequestPath } from '../own-paths.ts'
import type { OwnRequest } from '../own-queries.ts'
import { faultKinds } from '../request.ts'
import { RequestBadge } from './request-badge.tsx'
import { VisitHours } from './visit-hours.tsx'

/** What a tenant has reported, with when somebody comes. */
export const OwnRequestList = ({ rows }: { rows: readonly OwnRequest[] }) => (
  <ul className="list">
    {rows.map((one) => (
      <li key={one.id}>
        <span className="grow">
          <Link className="t" to={ownRequestPath(one.id)}>
            {faultKinds[one.category]}
          </Link>
          <span className="sm db">
            <bdi>{one.where}</bdi>
          </span>
          <span className="xs muted db">
            <Code>{one.number}</Code> ·{' '}
            {one.visitOn && one.state === 'assigned' ? (
              <>
                نأتيك <DateText at={one.visitOn} weekday /> <VisitHours {...one} />
              </>
            ) : (
              <DateText at={one.reportedAt} />
            )}
          </span>
        </span>
        <RequestBadge state={one.state} />
      </li>
    ))}
  </ul>
)
