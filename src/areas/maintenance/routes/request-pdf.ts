import { data } from 'react-router'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { maintenancePermissions } from '../permissions.ts'
import { requestPath } from '../request.ts'
import { request } from '../request-detail.ts'
import { requestPaper } from '../request-paper.ts'

export const loader = handedOut(
  page(maintenancePermissions.viewMaintenance, async (ctx, { params }) => {
    const one = await request(ctx, params.requestId)
    if (!one) throw data('لا يوجد هذا البلاغ.', { status: 404, statusText: 'Not Found' })
    const paper = await requestPaper(ctx, one, `${ctx.origin}${requestPath(one.id)}`)
    return opened(pdfNamed(`بلاغ صيانة ${one.number}`), paper)
  }),
)

export const middleware = [loader.middleware]

export default function RequestPaper() {
  return null
}
