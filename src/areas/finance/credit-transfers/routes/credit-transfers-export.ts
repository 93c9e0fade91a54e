import { handOut } from '#areas/finance/lists/export-table.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { creditTransferStates } from '../credit-transfer.ts'
import { creditTransfersAddress, readCreditTransfersAsked } from '../credit-transfer-asked.ts'
import { type CreditTransferRow, exportedCreditTransfers } from '../queries.ts'

const columns: Column<CreditTransferRow>[] = [
  { title: 'الرقم', width: 20, text: ({ number }) => number },
  { title: 'طُلب', day: ({ askedOn }) => askedOn },
  { title: 'من', width: 36, text: ({ holder }) => holder },
  { title: 'إلى', width: 36, text: ({ taker }) => taker },
  { title: 'السبب', width: 36, text: ({ reason }) => reason },
  { title: 'طلبه', width: 24, text: ({ by }) => by },
  { title: 'الحالة', width: 18, text: ({ status }) => creditTransferStates[status] },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'سبب الرفض', width: 28, text: ({ endReason }) => endReason },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportCreditTransfers, async (ctx, { query }) => {
    const asked = readCreditTransfersAsked(query)
    const rows = exportedCreditTransfers(ctx, asked)
    const sums = { by: ({ status }: CreditTransferRow) => `مجموع: ${creditTransferStates[status]}` }
    return handOut(ctx, query, { title: 'تحويلات الأرصدة', columns, rows, sums, filters: creditTransfersAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function CreditTransfersExport() {
  return null
}
