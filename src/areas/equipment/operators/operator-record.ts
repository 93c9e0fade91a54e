import { operatorPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { operatorById } from './queries.ts'

export const operatorKind = 'machine-operator'

/** What notes and history of an operator hang on. */
export const operatorRecord: RecordKind = {
  ...{ kind: operatorKind, label: 'المشغّل', view: may.manageOperators, edit: may.manageOperators, path: operatorPath },
  async find(ctx, id) {
    const one = await operatorById(ctx, id)
    return one && { name: one.name, mayEdit: one.mayChange }
  },
}
