import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { clearancePaper, moveOutPaper } from '../leaving-papers.ts'
import { ownLeaving } from '../queries.ts'

/** The settlement of one's own lease, or the paper that says that nothing is owed. */
export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { query }) => {
    const one = await ownLeaving(ctx, query.get('contract') ?? undefined)
    const isClearance = query.get('paper') === 'clearance'
    const paper = one && (isClearance ? await clearancePaper(ctx, one) : await moveOutPaper(ctx, one))
    if (!paper) throw data('لا توجد هذه الوثيقة.', { status: 404, statusText: 'Not Found' })
    const name = isClearance ? `براءة ذمة ${one.clearance?.number ?? ''}` : `تسوية إخلاء ${one.contract.number}`
    return opened(pdfNamed(name), paper)
  }),
)

export const middleware = [loader.middleware]

export default function OwnLeavingPaper() {
  return null
}
