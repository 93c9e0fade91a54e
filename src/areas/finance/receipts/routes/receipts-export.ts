import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { exportedReceipts, type ReceiptRow } from '../queries.ts'
import { paymentMethods, receiptStates } from '../receipt.ts'
import { readReceiptsAsked, receiptsAddress } from '../receipt-asked.ts'

const columns: Column<ReceiptRow>[] = [
  { title: 'الرقم', width: 20, text: ({ number }) => number },
  { title: 'التاريخ', day: ({ receivedOn }) => receivedOn },
  { title: 'العميل', width: 36, text: ({ payer }) => payer },
  { title: paymentMethods.cash, money: ({ cash }) => cash },
  { title: paymentMethods.card, money: ({ card }) => card },
  { title: paymentMethods['bank-transfer'], money: ({ transfer }) => transfer },
  { title: paymentMethods.cheque, money: ({ cheque }) => cheque },
  { title: paymentMethods.online, money: ({ online }) => online },
  { title: paymentMethods.opening, money: ({ opening }) => opening },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'بقي رصيدًا', money: ({ unused }) => unused },
  { title: 'المرجع', width: 24, text: ({ references }) => references },
  { title: 'قبضه', width: 24, text: ({ by }) => by },
  { title: 'الحالة', text: ({ state }) => receiptStates[state] },
  { title: 'سبب العكس', width: 28, text: ({ reason }) => reason },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportReceipts, async (ctx, { query }) => {
    const asked = readReceiptsAsked(query)
    const rows = exportedReceipts(ctx, asked)
    const sums = { by: ({ state }: ReceiptRow) => `مجموع: ${receiptStates[state]}` }
    return exportTable(ctx, query, { title: 'سندات القبض', columns, rows, sums, filters: receiptsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function ReceiptsExport() {
  return null
}
