import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
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
    const rows = exportedCheques(ctx, asked)
    const sums = { by: ({ status }: ChequeRow) => `مجموع: ${chequeStates[status]}` }
    return exportTable(ctx, query, { title: 'حافظة الشيكات', columns, rows, sums, filters: chequesAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function ChequesExport() {
  return null
}
