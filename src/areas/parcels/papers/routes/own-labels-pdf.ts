import { data, redirect } from 'react-router'
import { ownParcelsPath } from '#areas/parcels/paths.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownParcelImportPages } from '../../batches/parcel-imports.ts'
import { labelsAsked, ownLabels, registeredToLabel } from '../labelled.ts'
import { parcelLabels } from '../parcel-papers.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { query }) => {
    const isOfAll = query.get('of') === 'registered'
    const ids = isOfAll ? await registeredToLabel(ctx, query) : await labelsAsked(ctx, query, ownParcelImportPages.read)
    const parcels = await ownLabels(ctx, ids)
    // Nobody is led here without saying which.
    if (parcels.length === 0 && query.size === 0) throw redirect(ownParcelsPath)
    if (parcels.length === 0) throw data('لا طرود تُطبع بوالصها.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed('بوالص الطرود'), await parcelLabels(ctx, parcels))
  }),
)

export const middleware = [loader.middleware]

export default function OwnLabels() {
  return null
}
