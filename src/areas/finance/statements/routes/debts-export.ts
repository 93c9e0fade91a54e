import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { ageingPaper } from '../ageing-paper.ts'
import { debtsAddress, groupings, readDebtsAsked } from '../debts-asked.ts'
import { exportedDebts } from '../debts-queries.ts'
import { debtColumns, groupColumns } from '../debts-sheet.ts'
import { groupedDebts } from '../grouped-debts.ts'

/** Who owes what since when, as the list or the report stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(may.exportDebts, async (ctx, { query }) => {
    const asked = readDebtsAsked(query, ctx.now())
    const sheet = { title: 'أعمار الديون', filters: debtsAddress(asked), sums: { by: () => 'المجموع' } }
    if (query.get('format') === 'pdf') {
      await recordExport(ctx, { list: sheet.title, format: 'pdf', filters: sheet.filters })
      return download(pdfNamed(`${sheet.title} ${asked.day}`), await ageingPaper(ctx, asked))
    }
    if (asked.by === 'customer') {
      return exportTable(ctx, query, { ...sheet, columns: debtColumns, rows: exportedDebts(ctx, asked, may.exportDebts) })
    }
    const groups = await groupedDebts(ctx, { ...asked, by: asked.by }, may.exportDebts)
    return exportTable(ctx, query, { ...sheet, columns: groupColumns(groupings[asked.by]), rows: oneByOne(groups) })
  }),
)

export const middleware = [loader.middleware]

export default function DebtsExport() {
  return null
}
