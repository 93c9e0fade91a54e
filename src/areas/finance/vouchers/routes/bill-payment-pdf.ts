import { data } from 'react-router'
import { billPayment } from '#areas/finance/bills/payment-voucher.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfBillPayment } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewBills, async (ctx, { params }) => {
    const one = await billPayment(ctx, params.paymentId)
    if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`سند صرف ${one.number}`), await keptPaper(ctx, ...paperOfBillPayment(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function BillPaymentPaper() {
  return null
}
