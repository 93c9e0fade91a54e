import { identityPermissions } from '#areas/identity/permissions.ts'
import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { dayOf } from '#values/days.ts'
import { waitingFor } from '../today.ts'
import { WaitingList } from '../waiting-list.tsx'
import type { Route } from './+types/back-office-waiting'

export const meta = () => [{ title: 'ما ينتظرك · التحالف' }]

export const handle = { crumb: () => 'ما ينتظرك' }

export const loader = page(identityPermissions.viewDashboard, async (ctx) => ({
  waiting: await waitingFor(ctx, '/admin'),
  today: dayOf(ctx.now()),
}))

export default function WaitingPage({ loaderData: { waiting, today } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>ما ينتظرك</h1>
      </div>
      <Card flush>
        {waiting.length === 0 ? <Empty title="لا شيء ينتظرك" /> : <WaitingList waiting={waiting} today={today} />}
      </Card>
    </>
  )
}
