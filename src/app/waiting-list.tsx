import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Waiting } from '#platform/area.ts'
import { Badge } from '#ui/badge.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { DateText } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'

/** What waits for somebody, the most pressing first: each leads to where it is dealt with. */
export function WaitingList({ waiting, today }: { waiting: Waiting[]; today: string }) {
  return (
    <ul className="list">
      {waiting.map(({ id, title, path, kind, dueAt, since }) => (
        <li key={`${kind}-${id}`}>
          <span className="grow">
            <Link to={path} className="t">
              <Sentence>{title}</Sentence>
            </Link>
            <span className="xs muted db">
              {kind} · <DateText at={since} today={today} />
            </span>
          </span>
          {dueAt && (
            <Badge tone={dayOf(dueAt) <= today ? 'warning' : 'muted'}>
              موعده <DateText at={dueAt} today={today} />
            </Badge>
          )}
          <ArrowLeft className="i i-sm muted" aria-hidden />
        </li>
      ))}
    </ul>
  )
}
