import { data } from 'react-router'
import { paperOfContract } from '#areas/contracts/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { hire } from '../queries.ts'

/** The contract with its signatures, else as it was sent; before that, as it would be sent now. */
export const loader = handedOut(
  page(may.viewHires, async (ctx, { params }) => {
    const one = await hire(ctx, params.contractId)
    const pdf = one && (await paperOfContract(ctx, one.id))
    if (!pdf) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`عقد تأجير معدات ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function HireContractPaper() {
  return null
}
