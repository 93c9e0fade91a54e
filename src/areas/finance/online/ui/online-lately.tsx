import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { ownOnlinePath } from '../online-payment.ts'
import type { onlineOfParty } from '../queries.ts'
import { OnlineBadge } from './online-badge.tsx'

/** What one has begun to pay online lately, and what became of it. */
export function OnlineLately({ payments }: { payments: Awaited<ReturnType<typeof onlineOfParty>> }) {
  if (payments.length === 0) return null
  return (
    <Card title="عمليات الدفع الإلكتروني" flush>
      <ul className="list">
        {payments.map(({ id, amount, startedAt, state }) => (
          <li key={id}>
            <span className="grow">
              <Link to={ownOnlinePath(id)} className="t">
                دفع <Money amount={amount} />
              </Link>
              <span className="xs muted db">
                <DateText at={startedAt} time />
              </span>
            </span>
            <OnlineBadge state={state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
