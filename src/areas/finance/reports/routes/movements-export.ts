import { exportTable } from '#areas/company/public-lists.ts'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { asGroup } from '../group-queries.ts'
import { groupAddress, groupOf, readGroup } from '../groups.ts'
import { exportedMovements } from '../movement-queries.ts'
import { aboutMovements, accountColumn, movementColumns } from '../movements-sheet.ts'

/** The movements behind a sum of a report as they are filtered in its address, the first one first. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const [of, asked] = [readGroup(query), readMovementsAsked(query)]
    const rows = exportedMovements(ctx, await asGroup(ctx, of, asked))
    return exportTable(ctx, query, {
      ...{ title: `حركات ${groupOf(of).title}`, columns: [accountColumn, ...movementColumns], rows },
      ...{ filters: groupAddress(of, asked), sums: { by: () => 'المجموع', of: ['مدين', 'دائن'] } },
      about: await aboutMovements(ctx, asked),
    })
  }),
)

export const middleware = [loader.middleware]

export default function MovementsExport() {
  return null
}
