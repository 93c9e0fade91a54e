import { data } from 'react-router'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { parcelShown } from '../../journey/parcel-detail.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { waybill } from '../parcel-papers.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await parcelShown(ctx, params.parcelId)
    if (!one) throw data('لا يوجد هذا الطرد.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`نسخة المرسل ${one.number}`), await waybill(ctx, one, await parcelRulesNow(ctx.db)))
  }),
)

export const middleware = [loader.middleware]

export default function ParcelWaybill() {
  return null
}
