import '#ui/styles/maintenance.css'
import { page } from '#platform/http.ts'
import { Num } from '#ui/values.tsx'
import { maintenancePermissions } from '../permissions.ts'
import { board, boardColumns } from '../queries.ts'
import { type RequestState, requestStates } from '../request.ts'
import { deskOf } from '../seen.ts'
import { RequestCard } from '../ui/request-card.tsx'
import { RequestsFrame } from '../ui/requests-frame.tsx'
import type { Route } from './+types/back-office-board'

export const meta = () => [{ title: 'لوحة بلاغات الصيانة · التحالف' }]

export const handle = { crumb: () => 'اللوحة' }

export const loader = page(maintenancePermissions.viewMaintenance, async (ctx) => {
  const rows = await board(ctx)
  const columns = Object.entries(boardColumns).map(([name, states]) => ({
    label: requestStates[name as keyof typeof boardColumns],
    rows: rows.filter(({ state }) => (states as readonly RequestState[]).includes(state)),
  }))
  return { columns, may: deskOf(ctx.actor) }
})

export default function BoardPage({ loaderData: { columns, may } }: Route.ComponentProps) {
  return (
    <RequestsFrame here="board" may={may}>
      <div className="fault-board">
        {columns.map(({ label, rows }) => (
          <section key={label} className="fault-column">
            <h2>
              {label} <Num>{rows.length}</Num>
            </h2>
            <ul className="fault-cards">
              {rows.map((row) => (
                <li key={row.id}>
                  <RequestCard request={row} withState={row.state === 'reopened'} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </RequestsFrame>
  )
}
