import { page } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { maintenancePermissions } from '../permissions.ts'
import { mine } from '../queries.ts'
import { deskOf } from '../seen.ts'
import { RequestCard } from '../ui/request-card.tsx'
import { RequestsFrame } from '../ui/requests-frame.tsx'
import type { Route } from './+types/back-office-mine'

export const meta = () => [{ title: 'بلاغاتي · التحالف' }]

export const handle = { crumb: () => 'بلاغاتي' }

export const loader = page(maintenancePermissions.doMaintenance, async (ctx) => ({
  rows: await mine(ctx),
  may: deskOf(ctx.actor),
}))

export default function MinePage({ loaderData: { rows, may } }: Route.ComponentProps) {
  return (
    <RequestsFrame here="mine" may={may}>
      {rows.length === 0 ? (
        <Card flush>
          <Empty title="لا بلاغات لديك">ما يُسند إليك يظهر هنا بترتيب مواعيده.</Empty>
        </Card>
      ) : (
        <ul className="fault-cards">
          {rows.map((row) => (
            <li key={row.id}>
              <RequestCard request={row} withState />
            </li>
          ))}
        </ul>
      )}
    </RequestsFrame>
  )
}
