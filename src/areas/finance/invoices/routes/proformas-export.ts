import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { proformaStates, proformasAddress, readProformasAsked } from '../proforma-asked.ts'
import { type ExportedProforma, exportedProformas } from '../proforma-queries.ts'

const columns: Column<ExportedProforma>[] = [
  { title: 'الرقم', width: 24, text: ({ number }) => number },
  { title: 'العميل', width: 36, text: ({ customer }) => customer },
  { title: 'التاريخ', day: ({ issuedOn }) => issuedOn },
  { title: 'الاستحقاق', day: ({ dueOn }) => dueOn },
  { title: 'الحالة', width: 18, text: ({ state }) => proformaStates[state].label },
  { title: 'الفاتورة', width: 20, text: ({ invoice }) => invoice },
  { title: 'قبل الضريبة', money: ({ net }) => net },
  { title: 'الضريبة', money: ({ vat }) => vat },
  { title: 'الإجمالي', money: ({ total }) => total },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportInvoices, async (ctx, { query }) => {
    const asked = readProformasAsked(query)
    const rows = exportedProformas(ctx, asked)
    const sums = { by: ({ state }: ExportedProforma) => `مجموع: ${proformaStates[state].label}` }
    return exportTable(ctx, query, { title: 'الفواتير الأولية', columns, rows, sums, filters: proformasAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function ProformasExport() {
  return null
}
