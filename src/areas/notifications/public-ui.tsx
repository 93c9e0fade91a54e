import '#ui/styles/messages.css'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'
import type { deliveriesAbout } from './public.ts'
import { Recipient } from './ui/outbox-table.tsx'
import { StatusBadge } from './ui/status-badge.tsx'
import { channelWords } from './words.ts'

type Sent = Awaited<ReturnType<typeof deliveriesAbout>>

/** The messages about a record, on its page: to whom, by which way, and what became of each. */
export function Delivery({ sent }: { sent: Sent }) {
  return (
    <Card flush title="الرسائل">
      {sent.length === 0 ? (
        <p className="card-b muted sm">لم تُرسل رسالة بشأن هذا السجل.</p>
      ) : (
        <ul className="list">
          {sent.map(({ id, about, channel, recipient, status, because, queuedAt }) => (
            <li key={id}>
              <span className="grow">
                <span className="t">{about ?? channelWords[channel]}</span>
                <span className="xs muted db">
                  {channelWords[channel]}
                  {channel !== 'in-app' && ' · '}
                  {channel !== 'in-app' && <Recipient of={recipient} />}
                  {' · '}
                  <DateText at={queuedAt} time />
                </span>
              </span>
              <StatusBadge status={status} because={because} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
