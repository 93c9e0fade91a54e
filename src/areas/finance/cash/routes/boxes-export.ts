import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { boxesAddress, readBoxesAsked } from '../box-asked.ts'
import { type BoxRow, boxList } from '../box-queries.ts'
import { sessionStatuses } from '../cash.ts'

const columns: Column<BoxRow>[] = [
  { title: 'الصندوق', width: 28, text: ({ name }) => name },
  { title: 'الفرع', width: 20, text: ({ branch }) => branch },
  { title: 'في عهدة', width: 24, text: ({ keeper }) => keeper },
  { title: 'منذ', day: ({ begunAt }) => begunAt && dayOf(begunAt) },
  { title: 'الوردية', width: 18, text: ({ active, status }) => (active ? status && sessionStatuses[status] : 'موقوف') },
  { title: 'الرصيد', money: ({ balance }) => balance },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBoxes, async (ctx, { query }) => {
    const asked = readBoxesAsked(query)
    const rows = oneByOne((await boxList(ctx, asked, financePermissions.exportBoxes)).rows)
    const sums = { by: () => 'المجموع' }
    return exportTable(ctx, query, { title: 'الصناديق', columns, rows, sums, filters: boxesAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function BoxesExport() {
  return null
}
