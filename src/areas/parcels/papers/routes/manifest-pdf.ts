import { data } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { bagShown } from '../../bags/queries.ts'
import { manifest } from '../manifest.ts'

export const loader = handedOut(
  page(may.sort, async (ctx, { params }) => {
    const bag = await bagShown(ctx, params.bagId)
    if (!bag || bag.state === 'open') throw data('لا بيان لهذا الكيس.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`بيان النقل ${bag.number}`), await manifest(ctx, bag))
  }),
)

export const middleware = [loader.middleware]

export default function Manifest() {
  return null
}
