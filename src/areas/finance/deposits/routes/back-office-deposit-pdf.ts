import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { deposit } from '../deposit-detail.ts'
import { keptSettlement } from '../kept-settlement.ts'

export const loader = handedOut(
  page(financePermissions.viewDeposits, async (ctx, { params }) => {
    const one = await deposit(ctx, params.depositId)
    if (!one) throw data('لا يوجد هذا التأمين.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`تسوية تأمين ${one.contract}`), await keptSettlement(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function DepositPaper() {
  return null
}
