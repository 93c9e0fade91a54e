import { data } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { seenLabels } from '../labelled.ts'
import { parcelLabels } from '../parcel-papers.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const [one] = await seenLabels(ctx, [params.parcelId ?? ''].filter(isUuid))
    if (!one) throw data('لا يوجد هذا الطرد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`بوليصة ${one.number}`), await parcelLabels(ctx, [one]))
  }),
)

export const middleware = [loader.middleware]

export default function ParcelLabel() {
  return null
}
