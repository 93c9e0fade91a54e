import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { billStates } from '../bill.ts'
import { billsAddress, readBillsAsked } from '../bill-asked.ts'
import { type BillRow, exportedBills } from '../queries.ts'

const columns: Column<BillRow>[] = [
  { title: 'رقم الفاتورة', width: 20, text: ({ number }) => number },
  { title: 'المورّد', width: 36, text: ({ supplier }) => supplier },
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'الاستحقاق', day: ({ dueOn }) => dueOn },
  { title: 'الحالة', width: 18, text: ({ state }) => billStates[state] },
  { title: 'قبل الضريبة', money: ({ net }) => net },
  { title: 'الضريبة', money: ({ vat }) => vat },
  { title: 'الإجمالي', money: ({ net, vat }) => net + vat },
  { title: 'رُدّ بإشعار', money: ({ credited }) => credited },
  { title: 'المتبقي', money: ({ open }) => open },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readBillsAsked(query)
    const rows = exportedBills(ctx, asked)
    const sums = { by: ({ state }: BillRow) => `مجموع: ${billStates[state]}` }
    return exportTable(ctx, query, { title: 'فواتير المورّدين', columns, rows, sums, filters: billsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function BillsExport() {
  return null
}
