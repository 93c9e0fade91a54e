import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { payoutKinds, payoutStates } from '../payout.ts'
import { payoutsAddress, readPayoutsAsked } from '../payout-asked.ts'
import { exportedPayouts, type PayoutRow } from '../queries.ts'

const columns: Column<PayoutRow>[] = [
  { title: 'الرقم', width: 20, text: ({ number }) => number },
  { title: 'أُعدّ', day: ({ askedOn }) => askedOn },
  { title: 'يُصرف إلى', width: 36, text: ({ payee }) => payee },
  { title: 'مقابل', width: 20, text: ({ kind }) => payoutKinds[kind] },
  { title: 'السبب', width: 36, text: ({ purpose }) => purpose },
  { title: 'الطريقة', text: ({ method }) => payoutMethods[method] },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'الحالة', width: 18, text: ({ status }) => payoutStates[status] },
  { title: 'صُرف', day: ({ paidOn }) => paidOn },
  { title: 'أعدّه', width: 24, text: ({ by }) => by },
  { title: 'سبب الرفض أو الإلغاء', width: 28, text: ({ endReason }) => endReason },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportPayouts, async (ctx, { query }) => {
    const asked = readPayoutsAsked(query)
    const rows = exportedPayouts(ctx, asked)
    const sums = { by: ({ status }: PayoutRow) => `مجموع: ${payoutStates[status]}` }
    return exportTable(ctx, query, { title: 'سندات الصرف', columns, rows, sums, filters: payoutsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function PayoutsExport() {
  return null
}
