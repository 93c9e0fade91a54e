import { data } from 'react-router'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { staffRepayment } from '#areas/finance/staff-debts/queries.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfRepayment } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewStaffDebts, async (ctx, { params }) => {
    const one = await staffRepayment(ctx, params.repaymentId)
    if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`سند قبض من موظف ${one.number}`), await keptPaper(ctx, ...paperOfRepayment(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function StaffRepaymentPaper() {
  return null
}
