import { mergeRooms } from '#platform/rooms.ts'
import { api } from './api/room.ts'
import { bags } from './bags/room.ts'
import { batches } from './batches/room.ts'
import { booking } from './booking/room.ts'
import { carriers } from './carriers/room.ts'
import { claims } from './claims/room.ts'
import { cod } from './cod/room.ts'
import { counter } from './counter/room.ts'
import { custody } from './custody/room.ts'
import { delegates } from './delegates/room.ts'
import { exceptions } from './exceptions/room.ts'
import { journey } from './journey/room.ts'
import { keeping } from './keeping/room.ts'
import { merchants } from './merchants/room.ts'
import { mishaps } from './mishaps/room.ts'
import { phone } from './phone/room.ts'
import { pickups } from './pickups/room.ts'
import { portal } from './portal/room.ts'
import { redelivery } from './redelivery/room.ts'
import { reminders } from './reminders/room.ts'
import { remittances } from './remittances/room.ts'
import { rules } from './rules/room.ts'
import { runs } from './runs/room.ts'
import { shelves } from './shelves/room.ts'
import { stocktake } from './stocktake/room.ts'
import { tariff } from './tariff/room.ts'
import { tracking } from './tracking/room.ts'
import { webhooks } from './webhooks/room.ts'
import { weighing } from './weighing/room.ts'

/** What the rooms of parcels offer together, in their order. */
export const rooms = mergeRooms(
  tariff,
  rules,
  merchants,
  delegates,
  batches,
  journey,
  shelves,
  stocktake,
  bags,
  carriers,
  counter,
  booking,
  weighing,
  cod,
  runs,
  phone,
  pickups,
  custody,
  remittances,
  tracking,
  redelivery,
  mishaps,
  claims,
  exceptions,
  reminders,
  keeping,
  portal,
  api,
  webhooks,
)
