import { financePermissions } from '#areas/finance/permissions.ts'
import { handOut, oneByOne } from '#areas/finance/reports/hand-out.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { openingStatusWords } from '../opening.ts'
import { openingKinds } from '../opening-kinds.ts'
import { type ExportedImport, exportedImports } from '../opening-queries.ts'

const columns: Column<ExportedImport>[] = [
  { title: 'الملف', width: 36, text: ({ fileName }) => fileName },
  { title: 'ما فيه', width: 24, text: ({ kind }) => openingKinds[kind] },
  { title: 'رُفع', day: ({ uploadedOn }) => uploadedOn },
  { title: 'رفعه', width: 24, text: ({ by }) => by },
  { title: 'الحالة', width: 18, text: ({ status }) => openingStatusWords[status] },
  { title: 'أوراقه القائمة', number: ({ papers }) => papers },
  { title: 'مجموعها', money: ({ amount }) => amount },
]

/** The files that were brought, with what of each stands. That the list left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const sums = { by: ({ kind }: ExportedImport) => `مجموع: ${openingKinds[kind]}` }
    const rows = oneByOne(await exportedImports(ctx))
    return handOut(ctx, query, { title: 'ملفات الأرصدة الافتتاحية', columns, rows, sums, filters: '/admin/finance/opening' })
  }),
)

export const middleware = [loader.middleware]

export default function OpeningsExport() {
  return null
}
