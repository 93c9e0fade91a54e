import { contractsSeen } from '#areas/contracts/public.ts'
import { hirePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { hireKind } from './hire.ts'

/** What notes, attachments and history of a hire hang on. */
export const hireRecord: RecordKind = {
  ...{ kind: hireKind, label: 'عقد تأجير المعدات', view: may.viewHires, edit: may.quote, path: hirePath },
  async find(ctx, id) {
    if (!isUuid(id)) return null
    const one = await contractsSeen({ ...ctx, permission: may.viewHires }, hireKind)
      .where('contracts.id', '=', id)
      .executeTakeFirst()
    return one ? { name: `${one.number}، ${one.title}`, mayEdit: reaches(ctx.actor, may.quote, one) } : null
  },
}
