import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { accountHolder } from '../account-holder.ts'
import { keptStatement } from '../kept-statement.ts'
import { readStatementAsked } from '../statement-asked.ts'

export const loader = handedOut(
  page(financePermissions.viewStatements, async (ctx, { params, query }) => {
    const holder = await accountHolder(ctx, params.partyId)
    if (!holder) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
    const asked = readStatementAsked(query, ctx.now())
    const { number, pdf } = await keptStatement(ctx, { ...holder, asked }, query.get('lang') === 'both')
    return opened(pdfNamed(`كشف حساب ${number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function StatementPaper() {
  return null
}
