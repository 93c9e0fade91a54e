import { financePermissions as may } from '#areas/finance/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { ageingPaper } from '../ageing-paper.ts'
import { readDebtsAsked } from '../debts-asked.ts'

export const loader = handedOut(
  page(may.exportDebts, async (ctx, { query }) => {
    const asked = readDebtsAsked(query, ctx.now())
    return download(pdfNamed(`أعمار الديون ${asked.day}`), await ageingPaper(ctx, asked))
  }),
)

export const middleware = [loader.middleware]

export default function AgeingPaper() {
  return null
}
