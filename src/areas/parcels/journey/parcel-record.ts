import { parcelPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { parcelShown } from './parcel-detail.ts'
import { parcelKind } from './parcel-kind.ts'

/** What notes, attachments, tasks and history of a parcel hang on. */
export const parcelRecord: RecordKind = {
  ...{ kind: parcelKind, label: 'الطرد', view: may.view, edit: may.register, path: parcelPath },
  async find(ctx, id) {
    const one = await parcelShown(ctx, id)
    return one && { name: one.number, mayEdit: one.may.register }
  },
}
