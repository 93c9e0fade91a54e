import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { entryStates } from '../debt.ts'
import { readStaffDebtsAsked, staffDebtsAddress } from '../debt-asked.ts'
import { type ExportedEntry, exportedEntries } from '../queries.ts'

const columns: Column<ExportedEntry>[] = [
  { title: 'الموظف', width: 28, text: ({ employee }) => employee },
  { title: 'البيان', width: 20, text: ({ state }) => entryStates[state] },
  { title: 'الرقم', width: 12, text: ({ number }) => String(number) },
  { title: 'التاريخ', day: ({ at }) => dayOf(at) },
  { title: 'زاد عليه', money: ({ amount }) => (amount > 0n ? amount : null) },
  { title: 'نقص منه', money: ({ amount }) => (amount < 0n ? -amount : null) },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readStaffDebtsAsked(query)
    const sums = { by: () => 'المجموع' }
    const rows = await exportedEntries(ctx, asked)
    return exportTable(ctx, query, { title: 'ذمم الموظفين', columns, rows, sums, filters: staffDebtsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function StaffDebtsExport() {
  return null
}
