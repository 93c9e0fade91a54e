import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { chequePath } from './cheque-asked.ts'
import { cheque } from './cheque-detail.ts'

export const chequeKind = 'cheque'

/** What the picture of a cheque hangs on, with notes, tasks and history. */
export const chequeRecord: RecordKind = {
  kind: chequeKind,
  label: 'الشيك',
  view: financePermissions.viewCheques,
  edit: financePermissions.keepCheques,
  path: chequePath,
  async find(ctx, id) {
    const one = await cheque(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.keepCheques, { branchId: one.branchId })
    return { name: `شيك ${one.number}، ${one.bank}`, mayEdit }
  },
}
