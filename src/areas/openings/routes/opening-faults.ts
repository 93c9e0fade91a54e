import { data } from 'react-router'
import { viewOpenings } from '#areas/finance/public-openings.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { faultsSheet } from '#platform/imports/faults-sheet.ts'
import { openingImport } from '../opening-queries.ts'

/** What is wrong, row by row, with the row as it was brought beside it. */
export const loader = handedOut(
  page(viewOpenings, async (ctx, { params }) => {
    const found = await openingImport(ctx, params.importId)
    if (!found) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
    return faultsSheet(found, ctx.now())
  }),
)

export const middleware = [loader.middleware]

export default function OpeningFaults() {
  return null
}
