import { data } from 'react-router'
import { statementPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { csvNamed, download, sheetNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeCsvOf } from '#platform/documents/write-csv.ts'
import { writeSheet } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { accountHolder } from '../account-holder.ts'
import { readStatementAsked, statementAddress } from '../statement-asked.ts'
import { exportedStatement, statement } from '../statement-queries.ts'
import { statementColumns as columns, withOpening } from '../statement-sheet.ts'

/** The statement of a period as a table. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.viewStatements, async (ctx, { params, query }) => {
    const holder = await accountHolder(ctx, params.partyId)
    if (!holder) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
    const asked = { ...readStatementAsked(query, ctx.now()), page: 1 }
    const format = query.get('format') === 'csv' ? 'csv' : 'xlsx'
    await recordExport(ctx, { list: 'كشف حساب', format, filters: statementAddress(asked, statementPath(holder.party.id)) })
    const { opening } = await statement(ctx, holder.ids, asked)
    const rows = withOpening(opening, asked.from, await exportedStatement(ctx, holder.ids, asked))
    const name = `كشف حساب ${holder.party.number}`
    if (format === 'csv') return download(csvNamed(name, ctx.now()), writeCsvOf(columns, rows))
    return download(sheetNamed(name, ctx.now()), writeSheet({ name: 'كشف حساب', columns, rows }))
  }),
)

export const middleware = [loader.middleware]

export default function StatementExport() {
  return null
}
