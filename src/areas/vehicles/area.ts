import type { Area } from '#platform/area.ts'
import { claimsPath, counterPath, finesPath, newReservationPath, reservationsPath, vehiclesPath } from './paths.ts'
import { vehiclesPermissions as may } from './permissions.ts'
import { rooms } from './rooms.ts'
import { seedVehicles } from './seed.ts'

export const vehicles: Area = {
  name: 'vehicles',
  label: 'المركبات',
  ...rooms,
  permissions: may,
  desks: [
    {
      ...{ path: vehiclesPath, label: 'المركبات', permission: may.view },
      tabs: [
        { path: reservationsPath, permission: may.viewReservations },
        { path: finesPath, permission: may.fines },
        { path: claimsPath, permission: may.view },
      ],
    },
  ],
  acts: [
    { path: counterPath, label: 'سلّم سيارة بلا حجز', permission: may.handOver },
    { path: newReservationPath, label: 'احجز سيارة', permission: may.reserve },
    { path: `${vehiclesPath}/new`, label: 'أضف مركبة', permission: may.manage },
  ],
  seed: seedVehicles,
}
