import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { moveStatuses } from '../cash.ts'
import { movesAddress, readMovesAsked } from '../move-asked.ts'
import { exportedMoves, type MoveRow } from '../move-queries.ts'

const columns: Column<MoveRow>[] = [
  { title: 'النقل', width: 12, text: ({ number }) => String(number) },
  { title: 'من', width: 28, text: ({ from }) => from },
  { title: 'إلى', width: 28, text: ({ to }) => to },
  { title: 'خرج', day: ({ movedAt }) => dayOf(movedAt) },
  { title: 'نقله', width: 24, text: ({ by }) => by },
  { title: 'الحالة', width: 18, text: ({ status }) => moveStatuses[status] },
  { title: 'وصل', day: ({ settledAt }) => settledAt && dayOf(settledAt) },
  { title: 'قسيمة البنك', width: 18, text: ({ slip }) => slip },
  { title: 'المبلغ', money: ({ amount }) => amount },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBoxes, async (ctx, { query }) => {
    const asked = readMovesAsked(query)
    const rows = exportedMoves(ctx, asked)
    const sums = { by: ({ status }: MoveRow) => `مجموع: ${moveStatuses[status]}` }
    return exportTable(ctx, query, { title: 'نقل النقد', columns, rows, sums, filters: movesAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function MovesExport() {
  return null
}
