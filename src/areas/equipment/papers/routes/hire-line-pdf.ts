import { data } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { hire } from '../../hires/queries.ts'
import { lineNote } from '../hire-papers.ts'

/** The note of a machine as it stands: sent, off hire, or back. */
export const loader = handedOut(
  page(may.viewHires, async (ctx, { params }) => {
    const one = await hire(ctx, params.contractId)
    const line = one?.lines.find(({ id }) => id === params.lineId)
    const pdf = one && line && (await lineNote(ctx, one, line))
    if (!pdf) throw data('لم تُرسل هذه المعدّة بعد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`${line.terms.kind} ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function HireLinePaper() {
  return null
}
