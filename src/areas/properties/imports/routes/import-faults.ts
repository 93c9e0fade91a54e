import { data } from 'react-router'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { faultsSheet } from '#platform/imports/faults-sheet.ts'
import { ownImport } from '../queries.ts'

/** What is wrong, row by row, with the row as it was brought beside it. */
export const loader = handedOut(
  page(propertiesPermissions.import, async (ctx, { params }) => {
    const found = await ownImport(ctx, params.importId)
    if (!found) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
    return faultsSheet(found, ctx.now())
  }),
)

export const middleware = [loader.middleware]

export default function ImportFaults() {
  return null
}
