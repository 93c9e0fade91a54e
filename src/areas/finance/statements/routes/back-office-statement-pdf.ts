import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { accountHolder } from '../account-holder.ts'
import { readStatementAsked } from '../statement-asked.ts'
import { statementPaper } from '../statement-paper.ts'

export const loader = handedOut(
  page(financePermissions.viewStatements, async (ctx, { params, query }) => {
    const holder = await accountHolder(ctx, params.partyId)
    if (!holder) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
    const asked = readStatementAsked(query, ctx.now())
    const sheet = { ...holder, asked, isBilingual: query.get('lang') === 'both' }
    return download(pdfNamed(`كشف حساب ${holder.party.number} ${asked.to}`), await statementPaper(ctx, sheet))
  }),
)

export const middleware = [loader.middleware]

export default function StatementPaper() {
  return null
}
