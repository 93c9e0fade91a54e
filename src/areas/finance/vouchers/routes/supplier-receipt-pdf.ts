import { data } from 'react-router'
import { cashRefund } from '#areas/finance/bills/refund-voucher.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfCashRefund } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.receivePayments, async (ctx, { params }) => {
    const one = await cashRefund(ctx, params.refundId)
    if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`سند قبض من مورّد ${one.number}`), await keptPaper(ctx, ...paperOfCashRefund(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function SupplierReceiptPaper() {
  return null
}
