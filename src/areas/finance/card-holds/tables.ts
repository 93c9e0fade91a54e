import type { HoldState } from './card-hold.ts'

interface CardHoldsTable {
  id: string
  contractId: string
  contract: string
  holder: string
  partyId: string
  branchId: string
  amount: bigint
  card: string
  reference: string
  expiresOn: string
  state: HoldState
  captured: bigint | null
  receiptId: string | null
  heldBy: string
  heldAt: Date
  endedBy: string | null
  endedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    cardHolds: CardHoldsTable
  }
}
