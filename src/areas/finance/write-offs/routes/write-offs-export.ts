import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { exportedWriteOffs, type WriteOffRow } from '../queries.ts'
import { writeOffStates } from '../write-off.ts'
import { readWriteOffsAsked, writeOffsAddress } from '../write-off-asked.ts'

const columns: Column<WriteOffRow>[] = [
  { title: 'الرقم', width: 20, text: ({ number }) => number },
  { title: 'طُلب', day: ({ askedOn }) => askedOn },
  { title: 'المدين', width: 36, text: ({ debtor }) => debtor },
  { title: 'السبب', width: 36, text: ({ reason }) => reason },
  { title: 'طلبه', width: 24, text: ({ by }) => by },
  { title: 'الحالة', width: 18, text: ({ status }) => writeOffStates[status] },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'سبب الرفض', width: 28, text: ({ endReason }) => endReason },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportWriteOffs, async (ctx, { query }) => {
    const asked = readWriteOffsAsked(query)
    const rows = exportedWriteOffs(ctx, asked)
    const sums = { by: ({ status }: WriteOffRow) => `مجموع: ${writeOffStates[status]}` }
    return exportTable(ctx, query, { title: 'شطب المستحقات', columns, rows, sums, filters: writeOffsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function WriteOffsExport() {
  return null
}
