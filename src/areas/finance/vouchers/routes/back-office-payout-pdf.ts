import { data } from 'react-router'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { payout } from '#areas/finance/payouts/payout-detail.ts'
import { payoutPaper } from '#areas/finance/payouts/payout-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfPayout } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewPayouts, async (ctx, { params }) => {
    const one = await payout(ctx, params.payoutId)
    if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    // Until it is paid it is printed to be looked at and is no paper yet.
    const pdf = one.paidAt ? await keptPaper(ctx, ...paperOfPayout(ctx, one)) : await payoutPaper(ctx, one, null)
    return opened(pdfNamed(`سند صرف ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function PayoutPaper() {
  return null
}
