import { handOut } from '#areas/finance/lists/export-table.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { exportedSetOffs, type SetOffRow } from '../queries.ts'
import { setOffStates } from '../set-off.ts'
import { readSetOffsAsked, setOffsAddress } from '../set-off-asked.ts'

const columns: Column<SetOffRow>[] = [
  { title: 'الرقم', width: 20, text: ({ number }) => number },
  { title: 'طُلبت', day: ({ askedOn }) => askedOn },
  { title: 'العميل', width: 36, text: ({ holder }) => holder },
  { title: 'السبب', width: 36, text: ({ reason }) => reason },
  { title: 'طلبها', width: 24, text: ({ by }) => by },
  { title: 'الحالة', width: 18, text: ({ status }) => setOffStates[status] },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'سبب الرفض', width: 28, text: ({ endReason }) => endReason },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportSetOffs, async (ctx, { query }) => {
    const asked = readSetOffsAsked(query)
    const rows = exportedSetOffs(ctx, asked)
    const sums = { by: ({ status }: SetOffRow) => `مجموع: ${setOffStates[status]}` }
    return handOut(ctx, query, { title: 'المقاصات', columns, rows, sums, filters: setOffsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function SetOffsExport() {
  return null
}
