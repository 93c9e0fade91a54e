import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { proofsAddress, readProofsAsked } from '../proof-asked.ts'
import { exportedProofs, type ProofRow } from '../proof-list-queries.ts'
import { proofStatuses } from '../transfer-proof.ts'

const columns: Column<ProofRow>[] = [
  { title: 'الإثبات', width: 20, text: ({ sequence }) => String(sequence) },
  { title: 'العميل', width: 32, text: ({ customer }) => customer },
  { title: 'وصل', day: ({ sentOn }) => sentOn },
  { title: 'يوم التحويل', day: ({ transferredOn }) => transferredOn },
  { title: 'إلى', width: 22, text: ({ bank }) => bank },
  { title: 'المرجع', width: 22, text: ({ reference }) => reference },
  { title: 'الحالة', width: 18, text: ({ status }) => proofStatuses[status] },
  { title: 'السند', width: 20, text: ({ receipt }) => receipt },
  { title: 'قرّره', width: 22, text: ({ decider }) => decider },
  { title: 'سبب الرفض', width: 28, text: ({ reason }) => reason },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'المقبوض', money: ({ received }) => received },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportReceipts, async (ctx, { query }) => {
    const asked = readProofsAsked(query)
    const rows = exportedProofs(ctx, asked)
    const sums = { by: ({ status }: ProofRow) => `مجموع: ${proofStatuses[status]}` }
    return exportTable(ctx, query, { title: 'إثباتات تحويل', columns, rows, sums, filters: proofsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function ProofsExport() {
  return null
}
