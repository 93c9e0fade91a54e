import { data } from 'react-router'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { download } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { electronic } from '../queries.ts'

export const loader = handedOut(
  page(financePermissions.viewInvoices, async (ctx, { params }) => {
    const one = await invoice(ctx, params.invoiceId)
    const xml = one && electronic(one)?.xml
    if (!one || !xml) throw data('ليس لهذه الوثيقة ملف فاتورة إلكترونية.', { status: 404, statusText: 'Not Found' })
    return download({ name: `${one.number}.xml`, mediaType: 'application/xml' }, xml)
  }),
)

export const middleware = [loader.middleware]

export default function InvoiceXml() {
  return null
}
