import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { writeOffPath } from './write-off-asked.ts'
import { writeOff } from './write-off-detail.ts'

export const writeOffKind = 'write-off'

/** What notes, attachments and history of a write-off hang on: the letters that were sent, what the lawyer said. */
export const writeOffRecord: RecordKind = {
  kind: writeOffKind,
  label: 'شطب مستحقات',
  view: financePermissions.viewWriteOffs,
  edit: financePermissions.writeOffCharges,
  path: writeOffPath,
  async find(ctx, id) {
    const one = await writeOff(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.writeOffCharges, { branchId: one.branchId })
    return { name: `شطب ${one.number}`, mayEdit }
  },
}
