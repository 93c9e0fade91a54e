import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { sourceWords } from '../journal.ts'
import { journalsAddress, readJournalsAsked } from '../journal-asked.ts'
import { type ExportedLine, exportedLines } from '../journal-queries.ts'
import { lineWords } from '../voucher.ts'

const columns: Column<ExportedLine>[] = [
  { title: 'القيد', number: ({ number }) => Number(number) },
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'البيان', width: 40, text: ({ memo }) => memo },
  { title: 'المصدر', text: ({ source }) => sourceWords(source) },
  { title: 'حساب المدين', text: ({ debit }) => debit },
  { title: 'اسم المدين', width: 28, text: ({ debitName }) => debitName },
  { title: 'مفتاح المدين', text: ({ debitKey }) => debitKey || null },
  { title: 'حساب الدائن', text: ({ credit }) => credit },
  { title: 'اسم الدائن', width: 28, text: ({ creditName }) => creditName },
  { title: 'مفتاح الدائن', text: ({ creditKey }) => creditKey || null },
  { title: 'المبلغ', money: ({ amount }) => amount },
  { title: 'النشاط', text: ({ line }) => line && lineWords[line] },
]

/** Line by line, as the list stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readJournalsAsked(query)
    const rows = exportedLines(ctx, asked)
    const sums = { by: () => 'المجموع' }
    return exportTable(ctx, query, { title: 'القيود', columns, rows, sums, filters: journalsAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function JournalsExport() {
  return null
}
