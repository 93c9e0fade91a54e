import { data } from 'react-router'
import { slip } from '#areas/finance/cheques/slip-queries.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfChequeSlip } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewCheques, async (ctx, { params }) => {
    const one = await slip(ctx, params.slipId)
    if (!one) throw data('لا توجد هذه القسيمة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`قسيمة إيداع ${one.number}`), await keptPaper(ctx, ...paperOfChequeSlip(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function ChequeSlipPaper() {
  return null
}
