import type { RecordKind } from '#platform/area.ts'
import { machineSheetPath } from '../paths.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { machineSheetKind } from './machine-sheet.ts'
import { machineSheetTitles } from './machine-sheet-words.ts'
import { machineSheetById } from './queries.ts'

/** Notes and further pictures hang on a sheet. */
export const machineSheetRecord: RecordKind = {
  ...{ kind: machineSheetKind, label: 'محضر المعدّة', view: may.view, edit: may.inspect, path: machineSheetPath },
  async find(ctx, id) {
    const one = await machineSheetById(ctx, id)
    return one && { name: `${machineSheetTitles[one.kind]} ${one.number}، ${one.subject}`, mayEdit: one.mayEdit }
  },
}
