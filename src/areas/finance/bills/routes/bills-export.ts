import { financePermissions } from '#areas/finance/permissions.ts'
import { csvNamed, download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeCsvOf } from '#platform/documents/write-csv.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
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
  { title: 'المتبقي', money: ({ open }) => open },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readBillsAsked(query)
    const format = query.get('format') === 'csv' ? 'csv' : 'xlsx'
    const title = 'فواتير المورّدين'
    await recordExport(ctx, { list: title, format, filters: billsAddress(asked) })
    const rows = exportedBills(ctx, asked)
    if (format === 'csv') return download(csvNamed(title, ctx.now()), writeCsvOf(columns, rows))
    return download(sheetNamed(title, ctx.now()), writeSheet({ name: title, columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function BillsExport() {
  return null
}
