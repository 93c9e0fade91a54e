import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { keptOwnerStatement } from '../kept-owner-statement.ts'
import { ownPool } from '../own-settled.ts'
import { readOwnerStatementAsked } from '../owner-statement-asked.ts'
import { statementMeant } from '../statement-meant.ts'

/** Of what is settled with whoever asks, and of nobody else's part. */
export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { query }) => {
    const asked = readOwnerStatementAsked(query, ctx.now())
    const pool = await ownPool(ctx, asked.mandate)
    const meant = pool && (await statementMeant(ctx, pool, { ...asked, owner: pool.partyId }))
    if (!meant) throw data('لا يوجد هذا الكشف.', { status: 404, statusText: 'Not Found' })
    const { number, pdf } = await keptOwnerStatement(ctx, meant)
    return opened(pdfNamed(`كشف حساب المالك ${number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnOwnerStatementPaper() {
  return null
}
