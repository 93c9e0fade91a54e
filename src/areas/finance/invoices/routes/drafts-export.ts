import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { draftsAddress, readDraftsAsked } from '../draft-asked.ts'
import { type DraftRow, exportedDrafts } from '../draft-list-queries.ts'

const columns: Column<DraftRow>[] = [
  { title: 'العميل', width: 36, text: ({ customer }) => customer },
  { title: 'حُفظت', day: ({ savedOn }) => savedOn },
  { title: 'حفظها', width: 24, text: ({ by }) => by },
  { title: 'الفاتورة الأولية', width: 20, text: ({ proforma }) => proforma?.number ?? null },
  { title: 'الإجمالي حتى الآن', money: ({ total }) => total },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportInvoices, async (ctx, { query }) => {
    const asked = readDraftsAsked(query)
    const rows = exportedDrafts(ctx, asked)
    const sums = { by: () => 'المجموع' }
    return exportTable(ctx, query, { title: 'مسودات الفواتير', columns, rows, sums, filters: draftsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function DraftsExport() {
  return null
}
