import { data } from 'react-router'
import { paperOfContract } from '#areas/contracts/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { rental } from '../queries.ts'

/** The agreement with its signatures, else as it was sent; before that, as it would be sent now. */
export const loader = handedOut(
  page(may.viewReservations, async (ctx, { params }) => {
    const one = await rental(ctx, params.contractId)
    const pdf = one && !one.before && (await paperOfContract(ctx, one.id))
    if (!pdf) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`عقد تأجير سيارة ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function AgreementPaper() {
  return null
}
