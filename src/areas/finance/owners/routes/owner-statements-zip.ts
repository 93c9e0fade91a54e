import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { download, zipNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { writeZip } from '#platform/documents/write-zip.ts'
import { page } from '#platform/http.ts'
import { recordExport } from '#platform/trail.ts'
import { papersOf, statementsWithNews } from '../all-statements.ts'
import { allStatementsPath, ownerStatementAddress, readOwnerStatementAsked } from '../owner-statement-asked.ts'

const title = 'كشوف حساب الملّاك'

/** Of these days, every owner's own: that they left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.viewPools, async (ctx, { query }) => {
    const { from, to } = readOwnerStatementAsked(query, ctx.now())
    const statements = await statementsWithNews(ctx, { from, to })
    if (statements.length === 0)
      throw data('لا حركة لأي مالك في هذه الأيام. اختر أيامًا أخرى.', { status: 404, statusText: 'Not Found' })
    await recordExport(ctx, { list: title, format: 'zip', filters: ownerStatementAddress({ from, to }, allStatementsPath) })
    return download(zipNamed(title, ctx.now()), writeZip(papersOf(ctx, statements)))
  }),
)

export const middleware = [loader.middleware]

export default function OwnerStatementsZip() {
  return null
}
