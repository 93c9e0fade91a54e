import { mergeRooms } from '#platform/rooms.ts'
import { documents } from './documents/room.ts'
import { enforcement } from './enforcement/room.ts'
import { propertyImportsRoom } from './imports/room.ts'
import { inspections } from './inspections/room.ts'
import { leases } from './leases/room.ts'
import { leaving } from './leaving/room.ts'
import { listings } from './listings/room.ts'
import { mandates } from './mandates/room.ts'
import { meters } from './meters/room.ts'
import { ownLease } from './own-lease/room.ts'
import { portal } from './portal/room.ts'
import { reminders } from './reminders/room.ts'
import { reports } from './reports/room.ts'
import { places } from './room.ts'
import { viewings } from './viewings/room.ts'

/** What the rooms of properties offer together, in their order. */
export const rooms = mergeRooms(
  places,
  propertyImportsRoom,
  documents,
  reminders,
  enforcement,
  inspections,
  mandates,
  reports,
  leases,
  ownLease,
  portal,
  meters,
  leaving,
  listings,
  viewings,
)
