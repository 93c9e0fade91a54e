import type { Generated, GeneratedAlways } from 'kysely'
import type { BagState } from './bag.ts'

interface ParcelBagsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  fromBranchId: string
  toBranchId: string
  state: BagState
  seal: string | null
  driver: string | null
  driverPhone: string | null
  plate: string | null
  version: Generated<number>
  openedBy: string
  openedAt: Date
  sentAt: Date | null
  arrivedAt: Date | null
}

interface ParcelBagPiecesTable {
  bagId: string
  pieceId: string
  receivedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelBags: ParcelBagsTable
    parcelBagPieces: ParcelBagPiecesTable
  }
}
