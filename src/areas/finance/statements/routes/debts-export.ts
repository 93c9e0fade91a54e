import { financePermissions as may } from '#areas/finance/permissions.ts'
import { csvNamed, download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeCsvOf } from '#platform/documents/write-csv.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { debtsAddress, groupings, readDebtsAsked } from '../debts-asked.ts'
import { exportedDebts } from '../debts-queries.ts'
import { debtColumns, groupColumns } from '../debts-sheet.ts'
import { groupedDebts } from '../grouped-debts.ts'

/** Who owes what since when, as the list or the report stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(may.exportDebts, async (ctx, { query }) => {
    const asked = readDebtsAsked(query, ctx.now())
    const format = query.get('format') === 'csv' ? 'csv' : 'xlsx'
    const name = 'أعمار الديون'
    await recordExport(ctx, { list: name, format, filters: debtsAddress(asked) })
    const file = <Row>(columns: Column<Row>[], rows: AsyncIterable<Row>) =>
      format === 'csv'
        ? download(csvNamed(name, ctx.now()), writeCsvOf(columns, rows))
        : download(sheetNamed(name, ctx.now()), writeSheet({ name, columns, rows }))
    if (asked.by === 'customer') return file(debtColumns, exportedDebts(ctx, asked, may.exportDebts))
    const groups = await groupedDebts(ctx, { ...asked, by: asked.by }, may.exportDebts)
    return file(groupColumns(groupings[asked.by]), oneByOne(groups))
  }),
)

async function* oneByOne<Row>(rows: readonly Row[]) {
  yield* rows
}

export const middleware = [loader.middleware]

export default function DebtsExport() {
  return null
}
