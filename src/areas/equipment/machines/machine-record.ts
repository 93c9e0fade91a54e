import { machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { machineKind } from './machine.ts'
import { machine } from './machine-detail.ts'

/** What notes, attachments, tasks and history of a machine hang on. */
export const machineRecord: RecordKind = {
  ...{ kind: machineKind, label: 'المعدّة', view: may.view, edit: may.manage, path: machinePath },
  async find(ctx, id) {
    const one = await machine(ctx, id)
    return one && { name: `${one.model} ${one.code}`, mayEdit: one.may.manage }
  },
}
