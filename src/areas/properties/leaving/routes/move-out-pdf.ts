import { data } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { clearancePaper, moveOutPaper } from '../leaving-papers.ts'
import { leaving } from '../queries.ts'

/** The settlement, or the paper that says that nothing is owed where that is asked for. */
export const loader = handedOut(
  page(viewingContracts, async (ctx, { params, query }) => {
    const one = await leaving(ctx, params.contractId)
    if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
    if (query.get('paper') !== 'clearance')
      return opened(pdfNamed(`تسوية إخلاء ${one.contract.number}`), await moveOutPaper(ctx, one))
    const paper = await clearancePaper(ctx, one)
    if (!paper) throw data('لم تصدر براءة ذمة لهذا العقد بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`براءة ذمة ${one.clearance?.number ?? ''}`), paper)
  }),
)

export const middleware = [loader.middleware]

export default function LeavingPaper() {
  return null
}
