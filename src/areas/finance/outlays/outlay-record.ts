import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { outlayPath } from './outlay-asked.ts'
import { outlay } from './outlay-detail.ts'

export const outlayKind = 'outlay'

/** What notes, attachments, tasks and history of an outlay hang on. */
export const outlayRecord: RecordKind = {
  kind: outlayKind,
  label: 'الرسم بالنيابة',
  view: financePermissions.viewOutlays,
  edit: financePermissions.chargeOutlays,
  path: outlayPath,
  async find(ctx, id) {
    const one = await outlay(ctx, id)
    if (!one) return null
    return {
      name: `${one.authority}، مرجع ${one.reference}`,
      mayEdit: reaches(ctx.actor, financePermissions.chargeOutlays, { branchId: one.branchId }),
    }
  },
}
