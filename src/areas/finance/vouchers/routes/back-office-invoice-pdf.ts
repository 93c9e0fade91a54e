import { data } from 'react-router'
import { isOpeningPaper } from '#areas/finance/invoices/invoice.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { kindsOn, paperNamed } from '#areas/finance/invoices/paper-name.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { keptInvoice } from '../handing-out.ts'

export const loader = handedOut(
  page(financePermissions.viewInvoices, async (ctx, { params, query }) => {
    const one = await invoice(ctx, params.invoiceId)
    if (!one || isOpeningPaper(one.kind)) throw data('لا توجد هذه الفاتورة.', { status: 404, statusText: 'Not Found' })
    return opened(
      pdfNamed(`${paperNamed(one.kind, kindsOn(one.lines))} ${one.number}`),
      await keptInvoice(ctx, one, query.get('form')),
    )
  }),
)

export const middleware = [loader.middleware]

export default function InvoicePaper() {
  return null
}
