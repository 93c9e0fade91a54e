import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { keptOwnerStatement } from '../kept-owner-statement.ts'
import { readOwnerStatementAsked } from '../owner-statement-asked.ts'
import { poolSeen } from '../queries.ts'
import { statementMeant } from '../statement-meant.ts'

export const loader = handedOut(
  page(financePermissions.viewPools, async (ctx, { query }) => {
    const asked = readOwnerStatementAsked(query, ctx.now())
    const pool = await poolSeen(ctx, asked.mandate)
    const meant = pool && (await statementMeant(ctx, pool, asked))
    if (!meant) throw data('لا يوجد هذا الكشف.', { status: 404, statusText: 'Not Found' })
    const { number, pdf } = await keptOwnerStatement(ctx, meant)
    return opened(pdfNamed(`كشف حساب المالك ${number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnerStatementPaper() {
  return null
}
