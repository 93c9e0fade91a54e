import { mergeRooms } from '#platform/rooms.ts'
import { bank } from './bank/room.ts'
import { bills } from './bills/room.ts'
import { cash } from './cash/room.ts'
import { cheques } from './cheques/room.ts'
import { closing } from './closing/room.ts'
import { cod } from './cod/room.ts'
import { creditTransfers } from './credit-transfers/room.ts'
import { deferrals } from './deferrals/room.ts'
import { deposits } from './deposits/room.ts'
import { invoices } from './invoices/room.ts'
import { ledger } from './ledger/room.ts'
import { lists } from './lists/room.ts'
import { online } from './online/room.ts'
import { outlays } from './outlays/room.ts'
import { owners } from './owners/room.ts'
import { payouts } from './payouts/room.ts'
import { portal } from './portal/room.ts'
import { receipts } from './receipts/room.ts'
import { setOffs } from './set-offs/room.ts'
import { settings } from './settings/room.ts'
import { staffDebts } from './staff-debts/room.ts'
import { statements } from './statements/room.ts'
import { tax } from './tax/room.ts'
import { undoing } from './undoing/room.ts'
import { vouchers } from './vouchers/room.ts'
import { writeOffs } from './write-offs/room.ts'

/** What the rooms of money offer together, in the order of room-order.ts. */
export const rooms = mergeRooms(
  lists,
  ledger,
  settings,
  cash,
  staffDebts,
  invoices,
  deferrals,
  receipts,
  cheques,
  payouts,
  deposits,
  setOffs,
  writeOffs,
  creditTransfers,
  outlays,
  undoing,
  cod,
  bills,
  owners,
  tax,
  statements,
  portal,
  online,
  bank,
  closing,
  vouchers,
)
