import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { viewingKind } from './held.ts'
import { viewing } from './queries.ts'
import { viewingPath } from './viewing.ts'

/** What notes, tasks and history of a viewing hang on. */
export const viewingRecord: RecordKind = {
  ...{ kind: viewingKind, label: 'المعاينة', view: may.arrangeViewings, edit: may.arrangeViewings, path: viewingPath },
  async find(ctx, id) {
    const one = await viewing(ctx, id)
    return one && { name: `معاينة ${one.called}`, mayEdit: true }
  },
}
