import { data } from 'react-router'
import { keptPaper } from '#areas/finance/papers/kept-papers.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { download, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { invoiceKinds } from '../invoice.ts'
import { invoice } from '../invoice-detail.ts'
import { invoicePaper } from '../invoice-paper.ts'

export const loader = handedOut(
  page(financePermissions.viewInvoices, async (ctx, { params }) => {
    const one = await invoice(ctx, params.invoiceId)
    if (!one) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
    const which = { kind: 'invoice', subjectId: one.id, form: 'sheet', state: 'issued' } as const
    const pdf = await keptPaper(ctx, which, ({ db }) => invoicePaper({ ...ctx, db }, one))
    return download(pdfNamed(`${invoiceKinds[one.kind]} ${one.number}`), pdf)
  }),
)

export const middleware = [loader.middleware]

export default function InvoicePaper() {
  return null
}
