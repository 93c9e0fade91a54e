import { data } from 'react-router'
import { chequeList } from '#areas/finance/cheques/list-detail.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfChequeList } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewCheques, async (ctx, { params }) => {
    const list = await chequeList(ctx, params.listId)
    if (!list) throw data('لا يوجد هذا البيان.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`بيان شيكات ${list.number}`), await keptPaper(ctx, ...paperOfChequeList(ctx, list)))
  }),
)

export const middleware = [loader.middleware]

export default function ChequeListPaper() {
  return null
}
