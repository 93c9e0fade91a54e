import { data } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { hire } from '../../hires/queries.ts'
import { cycleSheetsPaper } from '../hire-papers.ts'

/** The signed days behind the invoice of a cycle. */
export const loader = handedOut(
  page(may.viewHires, async (ctx, { params }) => {
    const one = await hire(ctx, params.contractId)
    const pdf = one && (await cycleSheetsPaper(ctx, one, Number(params.cycle)))
    if (!pdf) throw data('لا توجد هذه الدورة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`كشوف ساعات ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function HireSheetsPaper() {
  return null
}
