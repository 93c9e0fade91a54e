import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { sessionStatuses } from '../cash.ts'
import { readSessionsAsked, sessionsAddress } from '../session-asked.ts'
import { exportedSessions, type SessionRow } from '../session-queries.ts'

const columns: Column<SessionRow>[] = [
  { title: 'الوردية', width: 12, text: ({ number }) => String(number) },
  { title: 'الصندوق', width: 28, text: ({ box }) => box },
  { title: 'في عهدة', width: 24, text: ({ keeper }) => keeper },
  { title: 'بدأت', day: ({ begunAt }) => dayOf(begunAt) },
  { title: 'أُغلقت', day: ({ closedAt }) => closedAt && dayOf(closedAt) },
  { title: 'الحالة', width: 18, text: ({ status }) => sessionStatuses[status] },
  { title: 'المعدود', money: ({ counted }) => counted },
  { title: 'الفرق', money: ({ difference }) => difference },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBoxes, async (ctx, { query }) => {
    const asked = readSessionsAsked(query)
    const rows = exportedSessions(ctx, asked)
    const sums = { by: () => 'المجموع' }
    return exportTable(ctx, query, { title: 'الورديات', columns, rows, sums, filters: sessionsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function SessionsExport() {
  return null
}
