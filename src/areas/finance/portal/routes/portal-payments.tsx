import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { ownMoney } from '../own-money.ts'
import { DueLine } from '../ui/due-line.tsx'
import { NoRecord } from '../ui/no-record.tsx'
import { Owed } from '../ui/owed.tsx'
import { PaymentsFrame } from '../ui/payments-frame.tsx'
import type { Route } from './+types/portal-payments'

export const meta = () => [{ title: 'مدفوعاتي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ money: await ownMoney(ctx) }))

export default function PaymentsPage({ loaderData: { money } }: Route.ComponentProps) {
  if (!money) return <NoRecord />
  return (
    <PaymentsFrame here="owed">
      <Owed money={money} />
      <Card title="المستحقات" flush>
        {money.dues.length === 0 ? (
          <Empty title="لا شيء مستحق">كل ما عليك مدفوع.</Empty>
        ) : (
          <ul className="list">
            {money.dues.map((due) => (
              <li key={due.id}>
                <DueLine due={due} today={money.today} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </PaymentsFrame>
  )
}
