import type { Generated, GeneratedAlways } from 'kysely'
import type { Holder, ParcelService, ParcelState, Payer, PinSource, ProvenBy, StepName } from './parcel.ts'

interface ParcelsTable {
  id: string
  number: string
  version: Generated<number>
  state: ParcelState
  heldReason: string | null
  isReturning: Generated<boolean>
  service: ParcelService
  fromBranchId: string
  toBranchId: string
  branchId: string
  senderId: string
  senderName: string
  senderPhone: string
  senderReference: string | null
  recipientId: string | null
  recipientName: string
  recipientPhone: string
  place: string
  zoneId: string
  quarter: string | null
  landmark: string | null
  building: string | null
  content: string
  declaredValue: bigint | null
  fragile: Generated<boolean>
  payer: Payer
  tariffId: string
  grams: number
  volumetric: Generated<number>
  chargeable: number
  carriage: bigint
  cod: Generated<bigint>
  codFee: Generated<bigint>
  vat: bigint
  carriageInvoiceId: string | null
  storageFrom: string | null
  storageInvoiceId: string | null
  pieceCount: number
  promisedOn: string | null
  linkHash: string
  codeNumber: Generated<number>
  codeTries: Generated<number>
  codeDay: string | null
  codeSent: Generated<number>
  missedAt: Date | null
  deliverOn: string | null
  deliverFrom: string | null
  rescheduled: Generated<number>
  failedTimes: Generated<number>
  /** Why nobody took it the last time, until a day, a place or a courier answers that. */
  failure: string | null
  redirected: Generated<number>
  redirectFee: Generated<bigint>
  redirectInvoiceId: string | null
  instructions: string | null
  collector: string | null
  pinLatitude: number | null
  pinLongitude: number | null
  pinAccuracy: number | null
  pinSource: PinSource | null
  pinnedAt: Date | null
  remindedDay: Generated<number>
  stuckToldAt: Date | null
  relabelSince: Date | null
  expiryTold: Generated<boolean>
  words: string
  registeredAt: Date
  /** At which pickup a courier took it from its sender. */
  pickupId: string | null
  /** At which door a courier took it from whoever was given another for it. */
  takenStopId: string | null
  acceptedAt: Date | null
  readyAt: Date | null
  endedAt: Date | null
  changedAt: Date
  merchantContractId: string | null
  onAccountUntil: string | null
  firstKilo: bigint | null
  furtherKilo: bigint | null
}

/** Kept by the database from the words of the parcel. */
interface ParcelWordsTable {
  parcelId: string
  words: string
}

interface ParcelExchangesTable {
  newParcelId: string
  oldParcelId: string
}

interface ParcelPiecesTable {
  id: string
  parcelId: string
  n: number
  grams: number
  length: number | null
  width: number | null
  height: number | null
  state: ParcelState
}

interface ParcelEventsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  parcelId: string
  pieceId: string | null
  step: StepName
  at: Date
  receivedAt: Date
  byId: string | null
  branchId: string
  reason: string | null
  note: string | null
  toldState: ParcelState | null
  correctsId: string | null
}

interface ParcelCustodyTable {
  id: string
  pieceId: string
  holder: Holder
  holderId: string | null
  eventId: string
  since: Date
  until: Date | null
}

interface ParcelProofsTable {
  parcelId: string
  by: ProvenBy
  receivedBy: string
  cardEnd: string | null
  reason: string | null
  fileId: string | null
  at: Date
  eventId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcels: ParcelsTable
    parcelWords: ParcelWordsTable
    parcelExchanges: ParcelExchangesTable
    parcelPieces: ParcelPiecesTable
    parcelEvents: ParcelEventsTable
    parcelCustody: ParcelCustodyTable
    parcelProofs: ParcelProofsTable
  }
}
