import { data } from 'react-router'
import { isOpeningPaper } from '#areas/finance/invoices/invoice.ts'
import { kindsOn, paperNamed } from '#areas/finance/invoices/paper-name.ts'
import { ownInvoice } from '#areas/finance/portal/own-papers.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { keptInvoice } from '../handing-out.ts'

export const loader = handedOut(
  page(anyoneSignedIn, async (ctx, { params, query }) => {
    const one = await ownInvoice(ctx, params.invoiceId)
    if (!one || isOpeningPaper(one.kind)) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
    return opened(
      pdfNamed(`${paperNamed(one.kind, kindsOn(one.lines))} ${one.number}`),
      await keptInvoice(ctx, one, query.get('form')),
    )
  }),
)

export const middleware = [loader.middleware]

export default function OwnInvoicePaper() {
  return null
}
