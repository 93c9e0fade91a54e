import type { Generated, GeneratedAlways } from 'kysely'
import type { ProofStatus } from './transfer-proof.ts'

interface TransferProofsTable {
  id: string
  sequence: GeneratedAlways<number>
  partyId: string
  branchId: string
  accountId: string
  amount: bigint
  transferredOn: string
  reference: string
  note: string | null
  fileId: string
  answers: string | null
  status: Generated<ProofStatus>
  sentBy: string
  sentAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  reason: string | null
  receiptId: string | null
  takenBack: string | null
  again: Generated<boolean>
}

interface TransferProofDuesTable {
  proofId: string
  chargeId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    transferProofs: TransferProofsTable
    transferProofDues: TransferProofDuesTable
  }
}
