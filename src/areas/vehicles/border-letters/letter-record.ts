import { borderLetterPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { letterKind } from './letter.ts'
import { letter } from './queries.ts'

/** What notes, tasks and history of a letter hang on. */
export const letterRecord: RecordKind = {
  ...{ kind: letterKind, label: 'خطاب عدم الممانعة', view: may.viewReservations, edit: may.issueLetters, path: borderLetterPath },
  async find(ctx, id) {
    const one = await letter(ctx, id)
    return one && { name: `خطاب ${one.number}، ${one.plate}، ${one.country}`, mayEdit: one.mayIssue }
  },
}
