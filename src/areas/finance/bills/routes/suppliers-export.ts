import { exportTable } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { readSuppliersAsked, suppliersAddress } from '../supplier-asked.ts'
import { exportedSuppliers, type SupplierRow } from '../supplier-queries.ts'

const columns: Column<SupplierRow>[] = [
  { title: 'المورّد', width: 40, text: ({ name }) => name },
  { title: 'الرقم الضريبي', width: 20, text: ({ vatin }) => vatin },
  { title: 'الهاتف', width: 16, text: ({ phone }) => phone },
  { title: 'فواتير لم تُسدَّد', number: ({ unpaid }) => Number(unpaid) },
  { title: 'له', money: ({ open }) => open },
]

/** The list as it stands in its address. That it left the house is written down first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const asked = readSuppliersAsked(query)
    const rows = exportedSuppliers(ctx, asked)
    const sums = { by: () => 'المجموع' }
    return exportTable(ctx, query, { title: 'المورّدون', columns, rows, sums, filters: suppliersAddress(asked) })
  }),
)

export const middleware = [loader.middleware]

export default function SuppliersExport() {
  return null
}
