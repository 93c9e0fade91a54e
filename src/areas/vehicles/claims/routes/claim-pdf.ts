import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { claim } from '../claim-detail.ts'
import { claimPaper } from '../claim-paper.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await claim(ctx, params.claimId)
    if (!one) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`ملف ضرر ${one.number}`), await claimPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function ClaimPaper() {
  return null
}
