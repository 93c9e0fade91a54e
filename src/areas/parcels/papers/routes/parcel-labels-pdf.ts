import { data, redirect } from 'react-router'
import { allParcelsPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { parcelImportPages } from '../../batches/parcel-imports.ts'
import { labelsAsked, seenLabels } from '../labelled.ts'
import { parcelLabels } from '../parcel-papers.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { query }) => {
    const parcels = await seenLabels(ctx, await labelsAsked(ctx, query, parcelImportPages.read))
    // Nobody is led here without saying which.
    if (parcels.length === 0 && query.size === 0) throw redirect(allParcelsPath)
    if (parcels.length === 0) throw data('لا طرود تُطبع بوالصها.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed('بوالص الطرود'), await parcelLabels(ctx, parcels))
  }),
)

export const middleware = [loader.middleware]

export default function ParcelLabels() {
  return null
}
