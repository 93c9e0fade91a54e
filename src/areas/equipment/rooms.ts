import { mergeRooms } from '#platform/rooms.ts'
import { agreements } from './agreements/room.ts'
import { billing } from './billing/room.ts'
import { claims } from './claims/room.ts'
import { handOvers } from './hand-overs/room.ts'
import { hires } from './hires/room.ts'
import { machineImplements } from './implements/room.ts'
import { machineImportsRoom } from './imports/room.ts'
import { kinds } from './kinds/room.ts'
import { machines } from './machines/room.ts'
import { operators } from './operators/room.ts'
import { machinesOutOfUse } from './out-of-use/room.ts'
import { pools } from './pools/room.ts'
import { portal } from './portal/room.ts'
import { rules } from './rules/room.ts'
import { services } from './service/room.ts'
import { sheetLinks } from './sheet-links/room.ts'
import { sheets } from './sheets/room.ts'
import { subHires } from './sub-hires/room.ts'
import { transport } from './transport/room.ts'
import { yard } from './yard/room.ts'

/** What the rooms of equipment offer together, in their order. */
export const rooms = mergeRooms(
  kinds,
  machines,
  machineImplements,
  operators,
  rules,
  hires,
  handOvers,
  sheets,
  pools,
  agreements,
  billing,
  portal,
  sheetLinks,
  machinesOutOfUse,
  services,
  subHires,
  transport,
  claims,
  yard,
  machineImportsRoom,
)
