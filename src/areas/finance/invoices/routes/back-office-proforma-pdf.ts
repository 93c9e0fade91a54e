import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { proformaPaper } from '../invoice-paper.ts'
import { proforma } from '../proforma-queries.ts'

export const loader = handedOut(
  page(financePermissions.viewInvoices, async (ctx, { params }) => {
    const one = await proforma(ctx, params.proformaId)
    if (!one) throw data('لا توجد هذه الفاتورة الأولية.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`فاتورة أولية ${one.number}`), await proformaPaper(ctx, one))
  }),
)

export const middleware = [loader.middleware]

export default function ProformaPaper() {
  return null
}
