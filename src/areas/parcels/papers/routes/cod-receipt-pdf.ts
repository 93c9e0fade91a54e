import { data } from 'react-router'
import { codTakenOf } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { parcelShown } from '../../journey/parcel-detail.ts'
import { codReceipt } from '../cod-receipt.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await parcelShown(ctx, params.parcelId)
    const taken = one && (await codTakenOf(ctx, one.id))
    if (!taken) throw data('لم يُقبض لهذا الطرد مبلغ.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`إيصال مبلغ ${one.number}`), await codReceipt(ctx, one, taken))
  }),
)

export const middleware = [loader.middleware]

export default function CodReceiptPdf() {
  return null
}
