import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { billPath } from './bill.ts'
import { bill } from './queries.ts'

/** What the supplier's own paper hangs on, with notes and history. */
export const billRecord: RecordKind = {
  kind: 'bill',
  label: 'فاتورة مورّد',
  view: financePermissions.viewBills,
  edit: financePermissions.enterBills,
  path: billPath,
  async find(ctx, id) {
    const found = await bill(ctx, id)
    return (
      found && { name: `فاتورة ${found.supplier} رقم ${found.number}`, mayEdit: ctx.actor.may(financePermissions.enterBills) }
    )
  },
}
