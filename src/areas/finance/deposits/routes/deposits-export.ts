import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { depositLines, depositStates } from '../deposit.ts'
import { depositsAddress, readDepositsAsked } from '../deposit-asked.ts'
import { type DepositRow, exportedDeposits } from '../queries.ts'

const columns: Column<DepositRow>[] = [
  { title: 'العقد', width: 24, text: ({ contract }) => contract },
  { title: 'العميل', width: 36, text: ({ holder }) => holder },
  { title: 'النشاط', width: 20, text: ({ line }) => depositLines[line] },
  { title: 'طُلب', day: ({ askedOn }) => askedOn },
  { title: 'موعد الرد', day: ({ releaseOn }) => releaseOn },
  { title: 'المطلوب', money: ({ amount }) => amount },
  { title: 'قُبض', money: ({ received }) => received },
  { title: 'خُصم', money: ({ used }) => used },
  { title: 'رُدّ', money: ({ refunded }) => refunded },
  { title: 'المحفوظ', money: ({ held }) => held },
  { title: 'الحالة', width: 18, text: ({ state }) => depositStates[state] },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportDeposits, async (ctx, { query }) => {
    const asked = readDepositsAsked(query)
    const rows = exportedDeposits(ctx, asked)
    const sums = { by: ({ state }: DepositRow) => `مجموع: ${depositStates[state]}` }
    return exportTable(ctx, query, { title: 'التأمينات المستردة', columns, rows, sums, filters: depositsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function DepositsExport() {
  return null
}
