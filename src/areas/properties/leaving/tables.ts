import type { MoveOutKind } from './move-out.ts'

interface MoveOutsTable {
  contractId: string
  begunBy: string
  begunAt: Date
  signer: string | null
  signatureId: string | null
  signedAt: Date | null
  unsignedReason: string | null
  noReturnReason: string | null
  settledBy: string | null
  settledAt: Date | null
  held: bigint | null
  owed: bigint | null
  used: bigint | null
  refund: bigint | null
  takenBack: bigint | null
  credited: bigint | null
  lastDay: string | null
}

interface MoveOutLinesTable {
  id: string
  contractId: string
  kind: MoveOutKind
  description: string
  amount: bigint
  fileId: string
  addedBy: string
  addedAt: Date
}

interface ClearancesTable {
  contractId: string
  sequence: number
  number: string
  token: string
  day: string
  issuedBy: string
  issuedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    moveOuts: MoveOutsTable
    moveOutLines: MoveOutLinesTable
    clearances: ClearancesTable
  }
}
