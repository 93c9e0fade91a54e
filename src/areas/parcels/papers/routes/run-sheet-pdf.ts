import { data } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { runShown } from '../../runs/queries.ts'
import { runSheet } from '../run-sheet.ts'

export const loader = handedOut(
  page(may.deliver, async (ctx, { params }) => {
    const run = await runShown(ctx, params.runId)
    if (!run || run.state === 'closed') throw data('لا كشف لهذه الجولة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`كشف جولة ${run.number}`), await runSheet(ctx, run))
  }),
)

export const middleware = [loader.middleware]

export default function RunSheet() {
  return null
}
