import { exportTable } from '#areas/company/public-lists.ts'
import { submissionStates } from '#areas/finance/e-invoices/submission.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { invoicesAddress, readInvoicesAsked } from '../invoice-asked.ts'
import { invoiceStates } from '../invoice-state.ts'
import { type ExportedInvoice, exportedInvoices } from '../queries.ts'

const columns: Column<ExportedInvoice>[] = [
  { title: 'الرقم', width: 20, text: ({ number }) => number },
  { title: 'النوع', width: 22, text: ({ kind }) => invoiceKinds[kind] },
  { title: 'العميل', width: 36, text: ({ customer }) => customer },
  { title: 'التاريخ', day: ({ issuedOn }) => issuedOn },
  { title: 'الاستحقاق', day: ({ dueOn }) => dueOn },
  { title: 'الحالة', width: 18, text: ({ state }) => state && invoiceStates[state].label },
  { title: 'قبل الضريبة', money: ({ net }) => net },
  { title: 'الضريبة', money: ({ vat }) => vat },
  { title: 'الإجمالي', money: ({ total }) => total },
  { title: 'المتبقي', money: ({ open }) => open },
  { title: 'الفاتورة الإلكترونية', width: 20, text: ({ electronic }) => electronic && submissionStates[electronic] },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportInvoices, async (ctx, { query }) => {
    const asked = readInvoicesAsked(query)
    const rows = exportedInvoices(ctx, asked)
    const sums = { by: () => 'المجموع' }
    return exportTable(ctx, query, { title: 'الفواتير', columns, rows, sums, filters: invoicesAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function InvoicesExport() {
  return null
}
