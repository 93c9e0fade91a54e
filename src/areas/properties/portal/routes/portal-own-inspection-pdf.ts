import { data } from 'react-router'
import { inspectionKinds } from '#areas/properties/inspections/inspection.ts'
import { inspectionPaper } from '#areas/properties/inspections/inspection-paper.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownInspection } from '../own-inspections.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { query }) => {
    const one = await ownInspection(ctx, query.get('inspection'))
    if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${inspectionKinds[one.kind]} ${one.number}`), await inspectionPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function OwnInspectionPaper() {
  return null
}
