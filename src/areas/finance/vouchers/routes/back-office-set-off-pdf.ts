import { data } from 'react-router'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { setOffShown } from '#areas/finance/set-offs/set-off-detail.ts'
import { setOffPaper } from '#areas/finance/set-offs/set-off-papers.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfSetOff } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewSetOffs, async (ctx, { params }) => {
    const one = await setOffShown(ctx, params.setOffId)
    if (!one) throw data('لا توجد هذه المقاصة.', { status: 404, statusText: 'Not Found' })
    // Until it is done it is printed to be looked at and is no paper yet.
    const pdf = one.agreedAt ? await keptPaper(ctx, ...paperOfSetOff(ctx, one)) : await setOffPaper(ctx, one, null)
    return opened(pdfNamed(`سند مقاصة ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function SetOffPaper() {
  return null
}
