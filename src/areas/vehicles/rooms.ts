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
import { rentals } from './rentals/room.ts'
import { reservations } from './reservations/room.ts'
import { sheets } from './sheets/room.ts'
import { terms } from './terms/room.ts'
import { today } from './today/room.ts'

/** What the rooms of vehicles offer together, in their order. */
export const rooms = mergeRooms(
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
)
