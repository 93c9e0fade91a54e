import type { CreditTransferState } from './credit-transfer.ts'

interface CreditTransfersTable {
  id: string
  branchId: string
  year: number
  sequence: number
  number: string
  partyId: string
  holder: string
  takerId: string
  taker: string
  words: string
  amount: bigint
  reason: string
  consent: string
  fileId: string | null
  status: CreditTransferState
  askedBy: string
  askedOn: string
  askedAt: Date
  agreedBy: string | null
  agreedAt: Date | null
  journalId: string | null
  receiptId: string | null
  endedBy: string | null
  endedAt: Date | null
  endReason: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    creditTransfers: CreditTransfersTable
  }
}
