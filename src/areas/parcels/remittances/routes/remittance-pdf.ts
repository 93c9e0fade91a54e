import { data } from 'react-router'
import { remitMerchants, remittanceShown } from '#areas/finance/public-cod.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { remittancePaper } from '../remittance-paper.ts'

export const loader = handedOut(
  page(remitMerchants, async (ctx, { params }) => {
    const one = await remittanceShown(ctx, params.remittanceId)
    if (!one) throw data('لا توجد هذه التسوية.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`تسوية ${one.number}`), await remittancePaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function RemittancePdf() {
  return null
}
