import { data } from 'react-router'
import { claimPaper } from '#areas/claims/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { claimWords } from '../claim.ts'
import { claim } from '../claim-detail.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await claim(ctx, params.claimId)
    if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`محضر ضرر ${one.number}`), await claimPaper(ctx, claimWords, { one }))
  }),
)

export const middleware = [loader.middleware]

export default function MachineClaimPaper() {
  return null
}
