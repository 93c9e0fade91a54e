import { carSheetPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { carSheetKind } from './car-sheet.ts'
import { carSheetTitles } from './car-sheet-words.ts'
import { carSheetById } from './queries.ts'

/** What the notes and further pictures of a sheet hang on. */
export const carSheetRecord: RecordKind = {
  ...{ kind: carSheetKind, label: 'محضر السيارة', view: may.view, edit: may.inspect, path: carSheetPath },
  async find(ctx, id) {
    const one = await carSheetById(ctx, id)
    return one && { name: `${carSheetTitles[one.kind]} ${one.number}، ${one.subject}`, mayEdit: one.mayEdit }
  },
}
