import { vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { vehicleKind } from './vehicle.ts'
import { vehicle } from './vehicle-detail.ts'

/** What notes, attachments, tasks and history of a vehicle hang on. */
export const vehicleRecord: RecordKind = {
  ...{ kind: vehicleKind, label: 'المركبة', view: may.view, edit: may.manage, path: vehiclePath },
  async find(ctx, id) {
    const one = await vehicle(ctx, id)
    return one && { name: `${one.model} ${one.plate}`, mayEdit: one.may.manage }
  },
}
