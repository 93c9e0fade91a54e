import { financePermissions } from '#areas/finance/permissions.ts'
import { csvNamed, download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeCsvOf } from '#platform/documents/write-csv.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { chequeStates } from '../cheque.ts'
import { chequesAddress, readChequesAsked } from '../cheque-asked.ts'
import { type ChequeRow, exportedCheques } from '../queries.ts'

const columns: Column<ChequeRow>[] = [
  { title: 'رقم الشيك', width: 16, text: ({ number }) => number },
  { title: 'البنك', width: 22, text: ({ bank }) => bank },
  { title: 'الساحب', width: 32, text: ({ drawer }) => drawer },
  { title: 'العميل', width: 32, text: ({ giver }) => giver },
  { title: 'يستحق', day: ({ dueOn }) => dueOn },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'الحالة', width: 18, text: ({ status }) => chequeStates[status] },
  { title: 'السبب', width: 28, text: ({ reason }) => reason },
  { title: 'يغطي', width: 40, text: ({ covered }) => covered },
  { title: 'البيان', width: 20, text: ({ list }) => list },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportCheques, async (ctx, { query }) => {
    const asked = readChequesAsked(query)
    const format = query.get('format') === 'csv' ? 'csv' : 'xlsx'
    await recordExport(ctx, { list: 'حافظة الشيكات', format, filters: chequesAddress(asked) })
    const rows = exportedCheques(ctx, asked)
    if (format === 'csv') return download(csvNamed('حافظة الشيكات', ctx.now()), writeCsvOf(columns, rows))
    return download(sheetNamed('حافظة الشيكات', ctx.now()), writeSheet({ name: 'حافظة الشيكات', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function ChequesExport() {
  return null
}
