import { data } from 'react-router'
import { creditTransferShown } from '#areas/finance/credit-transfers/credit-transfer-detail.ts'
import { creditTransferPaper } from '#areas/finance/credit-transfers/credit-transfer-papers.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfCreditTransfer } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewCreditTransfers, async (ctx, { params }) => {
    const one = await creditTransferShown(ctx, params.creditTransferId)
    if (!one) throw data('لا يوجد هذا التحويل.', { status: 404, statusText: 'Not Found' })
    // Until it is done it is printed to be looked at and is no paper yet.
    const pdf = one.agreedAt
      ? await keptPaper(ctx, ...paperOfCreditTransfer(ctx, one))
      : await creditTransferPaper(ctx, one, null)
    return opened(pdfNamed(`سند تحويل رصيد ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function CreditTransferPaper() {
  return null
}
