import { data } from 'react-router'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { receipt } from '../receipt-detail.ts'
import { receiptPaper } from '../receipt-papers.ts'

export const loader = handedOut(
  page(financePermissions.viewReceipts, async (ctx, { params }) => {
    const one = await receipt(ctx, params.receiptId)
    if (!one) throw data('لا يوجد هذا السند.', { status: 404, statusText: 'Not Found' })
    const state = one.reversedAt ? 'reversed' : 'issued'
    const which = { kind: 'receipt', subjectId: one.id, form: 'sheet', state } as const
    const pdf = await keptPaper(ctx, which, ({ db }) => receiptPaper({ ...ctx, db }, one))
    return download(pdfNamed(`سند قبض ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function ReceiptPaper() {
  return null
}
