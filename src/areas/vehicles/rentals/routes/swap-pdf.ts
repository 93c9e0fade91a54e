import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { rental } from '../queries.ts'
import { swapPaper } from '../swap-paper.ts'

export const loader = handedOut(
  page(may.viewReservations, async (ctx, { params }) => {
    const one = await rental(ctx, params.contractId)
    const pdf = one && (await swapPaper(ctx, { ...one, contractId: one.id }, params.segmentId))
    if (!pdf) throw data('لا يوجد هذا الاستبدال.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`محضر استبدال ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function SwapPaper() {
  return null
}
