import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { accountTypes, sides } from '../account.ts'
import { type ChartRow, chart } from '../account-queries.ts'
import { chartAddress, readChartAsked } from '../chart-asked.ts'

const columns: Column<ChartRow>[] = [
  { title: 'الرقم', width: 12, text: ({ code }) => code },
  { title: 'الحساب', width: 36, text: ({ name }) => name },
  { title: 'النوع', width: 18, text: ({ type }) => accountTypes[type] },
  { title: 'مقسّم حسب', width: 18, text: ({ keyWords }) => keyWords },
  { title: 'طبيعته', width: 10, text: ({ side }) => sides[side] },
  { title: 'الاستعمال', width: 12, text: ({ active }) => (active ? 'مستعمل' : 'موقوف') },
  { title: 'الرصيد', money: ({ balance }) => balance },
]

/** The chart as it stands in its address: debit and credit are not added up here, the trial balance does it. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readChartAsked(query)
    const groups = await chart(ctx, asked)
    const rows = oneByOne(groups.flatMap(({ accounts }) => accounts))
    return exportTable(ctx, query, { title: 'دليل الحسابات', columns, rows, filters: chartAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function ChartExport() {
  return null
}
