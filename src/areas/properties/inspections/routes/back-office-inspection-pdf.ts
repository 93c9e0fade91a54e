import { data } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { inspectionKinds } from '../inspection.ts'
import { inspectionPaper } from '../inspection-paper.ts'
import { inspection } from '../queries.ts'

export const loader = handedOut(
  page(propertiesPermissions.view, async (ctx, { params }) => {
    const one = await inspection(ctx, params.inspectionId)
    if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${inspectionKinds[one.kind]} ${one.number}`), await inspectionPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function InspectionPaper() {
  return null
}
