import type { Area } from '#platform/area.ts'
import { mergeRooms } from '#platform/rooms.ts'
import { agreements } from './agreements/room.ts'
import { booking } from './booking/room.ts'
import { borderLetters } from './border-letters/room.ts'
import { claims } from './claims/room.ts'
import { classes } from './classes/room.ts'
import { fineImports } from './fine-imports/room.ts'
import { fines } from './fines/room.ts'
import { fleet } from './fleet/room.ts'
import { vehicleImportsRoom } from './imports/room.ts'
import { carsOutOfUse } from './out-of-use/room.ts'
import { claimsPath, counterPath, finesPath, newReservationPath, reservationsPath, vehiclesPath } from './paths.ts'
import { vehiclesPermissions as may } from './permissions.ts'
import { rentals } from './rentals/room.ts'
import { reservations } from './reservations/room.ts'
import { seedVehicles } from './seed.ts'
import { sheets } from './sheets/room.ts'
import { terms } from './terms/room.ts'
import { today } from './today/room.ts'

export const vehicles: Area = {
  name: 'vehicles',
  label: 'المركبات',
  ...mergeRooms(
    classes,
    fleet,
    terms,
    agreements,
    reservations,
    carsOutOfUse,
    booking,
    rentals,
    sheets,
    fines,
    fineImports,
    vehicleImportsRoom,
    claims,
    borderLetters,
    today,
  ),
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
