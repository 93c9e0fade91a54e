import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { exportedOnline, type OnlineRow } from '../list-queries.ts'
import { onlineAddress, readOnlineAsked } from '../online-asked.ts'
import { onlineStates } from '../online-payment.ts'

const columns: Column<OnlineRow>[] = [
  { title: 'العملية', width: 22, text: ({ sequence }) => String(sequence) },
  { title: 'العميل', width: 32, text: ({ customer }) => customer },
  { title: 'بدأت', day: ({ startedOn }) => startedOn },
  { title: 'انتهت', day: ({ endedOn }) => endedOn },
  { title: 'الحالة', width: 18, text: ({ state }) => onlineStates[state] },
  { title: 'المرجع', width: 22, text: ({ invoice }) => invoice },
  { title: 'رقمها عند المزوّد', width: 28, text: ({ providerRef }) => providerRef },
  { title: 'السند', width: 20, text: ({ receipt }) => receipt },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'ما وصل', money: ({ paidAmount }) => paidAmount },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportReceipts, async (ctx, { query }) => {
    const asked = readOnlineAsked(query)
    const rows = exportedOnline(ctx, asked)
    const sums = { by: ({ state }: OnlineRow) => `مجموع: ${onlineStates[state]}` }
    return exportTable(ctx, query, { title: 'الدفع الإلكتروني', columns, rows, sums, filters: onlineAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function OnlineExport() {
  return null
}
