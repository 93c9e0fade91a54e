import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { quarterInWords } from '#areas/finance/quarter.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { exportedReturns, type FiledReturn } from '../return-queries.ts'
import { readReturnsAsked, returnsAddress, returnsExportPath } from '../returns-asked.ts'

const columns: Column<FiledReturn>[] = [
  { title: 'الربع', width: 28, text: ({ quarter }) => quarterInWords(quarter) },
  { title: 'قُدّم', day: ({ filedAt }) => dayOf(filedAt) },
  { title: 'رقمه عند الجهاز', width: 24, text: ({ reference }) => reference },
  { title: 'قدّمه', width: 24, text: ({ by }) => by },
  { title: 'ضريبة المخرجات', money: ({ output }) => output },
  { title: 'ضريبة المدخلات', money: ({ input }) => input },
  { title: 'الصافي', money: ({ net }) => net },
  { title: 'سُدّد', money: ({ paid }) => paid },
]

/** The returns that were filed, as the list stands in its address. That the list left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = { ...readReturnsAsked(query), quarter: '' }
    const [rows, sums] = [exportedReturns(ctx, asked), { by: () => 'المجموع' }]
    const filters = returnsAddress(asked, returnsExportPath)
    return exportTable(ctx, query, { title: 'الإقرارات المقدَّمة', columns, rows, sums, filters })
  }),
)

export const middleware = [loader.middleware]

export default function ReturnsExport() {
  return null
}
