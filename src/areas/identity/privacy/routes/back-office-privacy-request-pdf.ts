import { data } from 'react-router'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { privacyRequest } from '../privacy-desk.ts'
import { privacyRequestPaper } from '../privacy-papers.ts'

export const loader = handedOut(
  page(identityPermissions.viewPrivacy, async (ctx, { params }) => {
    const request = await privacyRequest(ctx, params.id)
    if (!request) throw data('لا يوجد هذا الطلب.', { status: 404, statusText: 'Not Found' })
    return download(pdfNamed(`طلب خصوصية ${request.number}`), await privacyRequestPaper(ctx, request))
  }),
)

export const middleware = [loader.middleware]

export default function PrivacyRequestPaper() {
  return null
}
