import { data } from 'react-router'
import { session } from '#areas/finance/cash/session-queries.ts'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { paperOfCashClose } from '../voucher-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewBoxes, async (ctx, { params }) => {
    const one = await session(ctx, params.sessionId)
    if (!one?.closedAt || !one.told) throw data('لا توجد هذه الوردية، أو لم تُغلق بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`إقفال وردية ${one.number}`), await keptPaper(ctx, ...paperOfCashClose(ctx, one)))
  }),
)

export const middleware = [loader.middleware]

export default function CashClosePaper() {
  return null
}
