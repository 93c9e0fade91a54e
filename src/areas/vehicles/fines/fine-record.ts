import { finePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { fineKind } from './fine.ts'
import { fine } from './fine-detail.ts'

/** What notes, attachments, tasks and history of a fine hang on. */
export const fineRecord: RecordKind = {
  ...{ kind: fineKind, label: 'المخالفة المرورية', view: may.fines, edit: may.fines, path: finePath },
  async find(ctx, id) {
    const one = await fine(ctx, id)
    return one && { name: `مخالفة ${one.reference}، ${one.plate}`, mayEdit: true }
  },
}
