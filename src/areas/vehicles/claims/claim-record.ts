import { claimPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { claimKind } from './claim.ts'
import { claim } from './claim-detail.ts'

/** What notes, attachments, tasks and history of a claim hang on. */
export const claimRecord: RecordKind = {
  ...{ kind: claimKind, label: 'ملف الضرر', view: may.view, edit: may.handOver, path: claimPath },
  async find(ctx, id) {
    const one = await claim(ctx, id)
    return one && { name: `ملف ضرر ${one.number}، ${one.plate}`, mayEdit: one.may.report }
  },
}
