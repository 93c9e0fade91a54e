import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownAccount } from '../account-holder.ts'
import { keptStatement } from '../kept-statement.ts'
import { readStatementAsked } from '../statement-asked.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { query }) => {
    const own = await ownAccount(ctx)
    if (!own) throw data('لا حساب لك لدينا بعد.', { status: 404, statusText: 'Not Found' })
    const asked = readStatementAsked(query, ctx.now())
    const { number, pdf } = await keptStatement(ctx, { ...own, asked }, query.get('lang') === 'both')
    return opened(pdfNamed(`كشف حساب ${number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function OwnStatementPaper() {
  return null
}
