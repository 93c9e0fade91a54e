import { Link } from 'react-router'
import type { AuditLine } from '#areas/access/audit/queries.ts'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'

type Props = { lines: AuditLine[]; name: string; isOwn?: boolean; more: string | null; none: string }

/** What one did, or what was done to them: whose page it is needs no telling in every line. The last fifty; the whole, with what was before and after, is in the audit trail. */
export function StaffTrail({ lines, name, isOwn = false, more, none }: Props) {
  if (lines.length === 0) return <Empty title={none} />
  return (
    <div className="card-b stack">
      <ul className="people-list">
        {lines.map(({ id, actor, text, subject, reason, at }) => (
          <li key={id}>
            <div className="grow">
              <p>
                {text}
                {subject && subject !== name && (
                  <span className="muted">
                    {' '}
                    · <bdi>{subject}</bdi>
                  </span>
                )}
              </p>
              <p className="xs muted">
                {!isOwn && `${actor}، `}
                <DateText at={at} time />
                {reason && ` · السبب: ${reason}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <Link className="link sm" to={more}>
          افتحه في سجل التدقيق
        </Link>
      )}
    </div>
  )
}
