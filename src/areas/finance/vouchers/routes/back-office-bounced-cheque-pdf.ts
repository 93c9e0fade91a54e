import { data } from 'react-router'
import { lastBounce } from '#areas/finance/cheques/bounce-paper.ts'
import { cheque } from '#areas/finance/cheques/cheque-detail.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfBounce } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewCheques, async (ctx, { params }) => {
    const one = await cheque(ctx, params.chequeId)
    const bounce = one && lastBounce(one)
    if (!bounce) throw data('لا يوجد هذا الشيك، أو لم يرتجع.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`إخطار بارتجاع شيك ${one.number}`), await keptPaper(ctx, ...paperOfBounce(ctx, { ...one, bounce })))
  }),
)

export const middleware = [loader.middleware]

export default function BouncedChequePaper() {
  return null
}
