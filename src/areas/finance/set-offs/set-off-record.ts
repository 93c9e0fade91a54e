import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { setOffPath } from './set-off-asked.ts'
import { setOffShown } from './set-off-detail.ts'

export const setOffKind = 'set-off'

/** What notes, attachments and history of a set-off hang on: the slip that the customer signed. */
export const setOffRecord: RecordKind = {
  kind: setOffKind,
  label: 'مقاصة',
  view: financePermissions.viewSetOffs,
  edit: financePermissions.setOffAccounts,
  path: setOffPath,
  async find(ctx, id) {
    const one = await setOffShown(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.setOffAccounts, { branchId: one.branchId })
    return { name: `مقاصة ${one.number}`, mayEdit }
  },
}
