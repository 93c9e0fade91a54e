import { data } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { breach } from '../privacy-desk.ts'
import { breachPaper } from '../privacy-papers.ts'

export const loader = handedOut(
  page(identityPermissions.viewPrivacy, async (ctx, { params }) => {
    const one = await breach(ctx, params.id)
    if (!one) throw data('لا توجد هذه الحادثة.', { status: 404, statusText: 'Not Found' })
    return download(pdfNamed(`حادثة بيانات ${one.number}`), await breachPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function BreachPaper() {
  return null
}
