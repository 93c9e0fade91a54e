import { CircleQuestionMark, FileText, LifeBuoy, MessagesSquare } from 'lucide-react'
import { NavLink } from 'react-router'
import { Avatar, Badge } from '#ui/badge.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { clock, dayInWords, nearDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import type { InboxRow } from '../queries.ts'
import { Pressing } from './pressing.tsx'

const icons = { inquiry: CircleQuestionMark, serviceRequest: FileText, ticket: LifeBuoy, conversation: MessagesSquare }

type Props = { rows: InboxRow[]; search: string; now: Date }

/** What waits for us is heavier and has a dot; the name opens it and keeps the filters. */
export function InboxList({ rows, search, now }: Props) {
  const today = dayOf(now)
  return (
    <ul>
      {rows.map(({ id, queue, path, name, title, preview, statusLabel, isNew, waitsForUs, lastAt, assignee, pressing }) => {
        const Icon = icons[queue]
        const day = dayOf(lastAt)
        return (
          <li key={id} className="ibi" data-row>
            <Avatar name={name} />
            <div className="grow">
              <div className="row">
                <NavLink to={path + search} className={waitsForUs ? 'ib-name' : 'ib-name reg'} preventScrollReset data-open>
                  {name}
                </NavLink>
                <time className="xs muted" dateTime={lastAt.toISOString()}>
                  {day === today ? clock(lastAt) : (nearDay(day, today) ?? dayInWords(day, today))}
                </time>
                {waitsForUs && <span className="dot-on" title="بانتظار ردنا" />}
              </div>
              {preview && (
                <p className="sm clip" dir="auto">
                  <Sentence>{preview}</Sentence>
                </p>
              )}
              <p className="xs muted row wrap">
                <Icon className="i i-sm" aria-hidden />
                <span>{title}</span>
                {assignee && <span>· {assignee}</span>}
                {isNew ? <Badge tone="info">{statusLabel}</Badge> : <span>· {statusLabel}</span>}
                {pressing && <Pressing {...pressing} />}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
