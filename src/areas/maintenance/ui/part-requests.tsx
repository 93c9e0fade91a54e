import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { RequestRow } from '../queries.ts'
import { faultKinds, requestPath, requestsPath } from '../request.ts'
import { requestsAddress } from '../request-asked.ts'
import { PressingBadge, RequestBadge } from './request-badge.tsx'

type Props = { partId: string; none: string; requests: readonly RequestRow[]; may: { view: boolean; report: boolean } }

/** What was broken in a part of a site lately, on its page. */
export function PartRequests({ partId, none, requests, may }: Props) {
  if (!may.view && !may.report) return null
  const report = may.report && (
    <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={`${requestsPath}/new?unit=${partId}`}>
      سجّل بلاغًا
    </Link>
  )
  return (
    <Card title="بلاغات الصيانة" actions={report}>
      {requests.length === 0 ? (
        <p className="muted sm">{none}</p>
      ) : (
        <ul className="list">
          {requests.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <Link className="t" to={requestPath(one.id)}>
                  <Code>{one.number}</Code> {faultKinds[one.category]}
                </Link>
                <span className="xs muted db">
                  <DateText at={one.reportedAt} />
                </span>
              </span>
              <PressingBadge priority={one.priority} isLate={one.isLate} />
              <RequestBadge state={one.state} />
            </li>
          ))}
        </ul>
      )}
      {requests.length > 0 && (
        <p className="sm">
          <Link className="link" to={requestsAddress({ unit: partId, state: 'all' })}>
            كل بلاغاتها
          </Link>
        </p>
      )}
    </Card>
  )
}
