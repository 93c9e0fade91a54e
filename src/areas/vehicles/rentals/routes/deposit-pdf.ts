import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { depositPaper } from '../deposit-paper.ts'
import { rental } from '../queries.ts'

export const loader = handedOut(
  page(may.viewReservations, async (ctx, { params }) => {
    const one = await rental(ctx, params.contractId)
    const pdf = one && (await depositPaper(ctx, { ...one, contractId: one.id }))
    if (!pdf) throw data('لا تأمين مستردًا لهذا العقد بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`تأمين مسترد ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function DepositPaper() {
  return null
}
