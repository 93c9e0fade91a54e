import { data } from 'react-router'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { taxPayment } from '#areas/finance/tax/payment-queries.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfTaxPayment } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewTax, async (ctx, { params }) => {
    const one = await taxPayment(ctx, params.paymentId)
    if (one?.kind !== 'paid') throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`سند صرف ${one.number.replace('/', '-')}`), await keptPaper(ctx, ...paperOfTaxPayment(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function TaxPaymentPaper() {
  return null
}
