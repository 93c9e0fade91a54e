import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { setOffShown } from '../set-off-detail.ts'
import { setOffPaper } from '../set-off-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewSetOffs, async (ctx, { params }) => {
    const one = await setOffShown(ctx, params.setOffId)
    if (!one) throw data('لا توجد هذه المقاصة.', { status: 404, statusText: 'Not Found' })
    return download(pdfNamed(`سند مقاصة ${one.number}`), await setOffPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function SetOffPaper() {
  return null
}
