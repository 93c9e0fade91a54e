import { data } from 'react-router'
import { cashMove } from '#areas/finance/cash/move-queries.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { nameOfMovePaper, paperOfMove } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewBoxes, async (ctx, { params }) => {
    const move = await cashMove(ctx, params.moveId)
    if (!move?.bank || move.status === 'taken-back')
      throw data('لا توجد ورقة لهذا النقل.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${nameOfMovePaper(move)} ${move.number}`), await keptPaper(ctx, ...paperOfMove(ctx, move)))
  }),
)

export const middleware = [loader.middleware]

export default function DepositSlipPaper() {
  return null
}
