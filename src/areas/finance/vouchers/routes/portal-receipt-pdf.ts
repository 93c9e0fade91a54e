import { data } from 'react-router'
import { ownReceipt } from '#areas/finance/portal/own-papers.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { keptReceipt } from '../handing-out.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params, query }) => {
    const one = await ownReceipt(ctx, params.receiptId)
    if (one?.kind !== 'receipt') throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`سند قبض ${one.number}`), await keptReceipt(ctx, one, query.get('form')))
  }),
)

export const middleware = [loader.middleware]

export default function OwnReceiptPaper() {
  return null
}
