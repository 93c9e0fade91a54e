import { data } from 'react-router'
import { handOverShown, viewCustody } from '#areas/finance/public-cod.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { handOverPaper } from '../hand-over-paper.ts'

export const loader = handedOut(
  page(viewCustody, async (ctx, { params }) => {
    const one = await handOverShown(ctx, params.handOverId)
    const countedAt = one?.countedAt
    if (!countedAt) throw data('لا محضر لهذه العهدة قبل عدّها.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`محضر عهدة ${one.number}`), await handOverPaper(ctx, { ...one, countedAt }))
  }),
)

export const middleware = [loader.middleware]

export default function HandOverPdf() {
  return null
}
