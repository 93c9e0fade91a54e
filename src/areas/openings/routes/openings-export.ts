import { exportTable } from '#areas/company/public-lists.ts'
import { exportBooks } from '#areas/finance/public-openings.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { importsAddress, readImportsAsked } from '../import-asked.ts'
import { exportedImports, type ImportRow } from '../import-queries.ts'
import { openingStatusWords } from '../opening.ts'
import { openingKinds } from '../opening-kinds.ts'

const columns: Column<ImportRow>[] = [
  { title: 'الملف', width: 36, text: ({ fileName }) => fileName },
  { title: 'ما فيه', width: 24, text: ({ kind }) => openingKinds[kind] },
  { title: 'رُفع', day: ({ uploadedAt }) => dayOf(uploadedAt) },
  { title: 'رفعه', width: 24, text: ({ by }) => by },
  { title: 'الحالة', width: 18, text: ({ status }) => openingStatusWords[status] },
  { title: 'أوراقه القائمة', number: ({ papers }) => Number(papers) },
  { title: 'مجموعها', money: ({ amount }) => amount },
]

/** The files as the list stands in its address, with what of each stands. That the list left the house is written down first. */
export const loader = handedOut(
  page(exportBooks, async (ctx, { query }) => {
    const sums = { by: ({ kind }: ImportRow) => `مجموع: ${openingKinds[kind]}` }
    const asked = readImportsAsked(query)
    const rows = exportedImports(ctx, asked)
    return exportTable(ctx, query, { title: 'ملفات الأرصدة الافتتاحية', columns, rows, sums, filters: importsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function OpeningsExport() {
  return null
}
