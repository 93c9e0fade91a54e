import type { Area } from '#platform/area.ts'
import { mergeRooms } from '#platform/rooms.ts'
import { classes } from './classes/room.ts'
import { fleet } from './fleet/room.ts'
import { vehiclesPath } from './paths.ts'
import { vehiclesPermissions as may } from './permissions.ts'
import { seedVehicles } from './seed.ts'

export const vehicles: Area = {
  name: 'vehicles',
  label: 'المركبات',
  ...mergeRooms(classes, fleet),
  permissions: may,
  desks: [{ path: vehiclesPath, label: 'المركبات', permission: may.view }],
  acts: [{ path: `${vehiclesPath}/new`, label: 'أضف مركبة', permission: may.manage }],
  seed: seedVehicles,
}
