import { data } from 'react-router'
import { exportTable } from '#areas/company/public-lists.ts'
import { account } from '#areas/finance/ledger/account-queries.ts'
import { movementsAddress, readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { exportedMovements } from '../movement-queries.ts'
import { aboutMovements, movementColumns } from '../movements-sheet.ts'

/** The movements of one account as they are filtered in its address, the first one first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { params: { code = '' }, query }) => {
    const found = await account(ctx, code)
    if (!found) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
    const asked = readMovementsAsked(query)
    return exportTable(ctx, query, {
      ...{ title: `حركات ${code} ${found.name}`, columns: movementColumns, rows: exportedMovements(ctx, { ...asked, code }) },
      ...{ filters: movementsAddress(code, asked), sums: { by: () => 'المجموع', of: ['مدين', 'دائن'] } },
      about: await aboutMovements(ctx, asked),
    })
  }),
)

export const middleware = [loader.middleware]

export default function AccountMovementsExport() {
  return null
}
