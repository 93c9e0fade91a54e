import { Form } from 'react-router'
import { Sentence } from '#ui/sentence.tsx'
import { DateText } from '#ui/values.tsx'

export type Notification = { id: string; text: string; path: string | null; isNew: boolean; deliveredAt: Date | null }
type Props = { rows: Notification[]; today: string; page: string }

/** A press reads it and leads to what it speaks of; with or without a script. */
export function NotificationList({ rows, today, page }: Props) {
  return (
    <ul className="list bell-list">
      {rows.map(({ id, text, isNew, deliveredAt }) => (
        <li key={id} className={isNew ? 'is-new' : undefined}>
          <Form method="post" action={page}>
            <input type="hidden" name="messageId" value={id} />
            <input type="hidden" name="from" value={page} />
            <button type="submit">
              <span className="t" dir="auto">
                <Sentence>{text}</Sentence>
              </span>
              <span className="xs muted">
                {isNew && 'جديد · '}
                {deliveredAt && <DateText at={deliveredAt} today={today} time />}
              </span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
