import { data } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { hire } from '../../hires/queries.ts'
import { poolStatement } from '../pool-paper.ts'

/** What went out of the pools for a hire, came back and is left. */
export const loader = handedOut(
  page(may.viewHires, async (ctx, { params }) => {
    const one = await hire(ctx, params.contractId)
    const pdf = one && (await poolStatement(ctx, one))
    if (!pdf) throw data('لا سقالات على هذا العقد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`كشف سقالات ${one.number}`), pdf)
  }),
)
export const middleware = [loader.middleware]

export default function HirePoolsPaper() {
  return null
}
