import type { Generated, GeneratedAlways } from 'kysely'
import type { DepositLine, DepositMovementKind } from './deposit.ts'
import type { ForfeitState } from './forfeit.ts'

interface DepositsTable {
  id: string
  branchId: string
  partyId: string
  holder: string
  chargeId: string
  line: DepositLine
  account: string
  contract: string
  amount: bigint
  releaseOn: string | null
  askedBy: string
  askedOn: string
  askedAt: Date
  words: string
  held: Generated<bigint>
  contractId: string | null
}

interface DepositMovementsTable {
  id: GeneratedAlways<bigint>
  depositId: string
  kind: DepositMovementKind
  amount: bigint
  journalId: string
}

interface DepositDeductionsTable {
  id: string
  allocationId: string
  depositId: string
  reason: string
  fileId: string | null
}

interface DepositForfeitsTable {
  id: string
  depositId: string
  amount: bigint
  clause: string
  notice: string
  fileId: string
  status: ForfeitState
  askedBy: string
  askedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  decidedWhy: string | null
  invoiceId: string | null
}

interface IssuedSettlementsTable {
  id: string
  depositId: string
  /** Of all that it says. */
  fingerprint: string
  day: string
  held: bigint
}

declare module '#platform/db/database.ts' {
  interface Database {
    issuedSettlements: IssuedSettlementsTable
    deposits: DepositsTable
    depositMovements: DepositMovementsTable
    depositDeductions: DepositDeductionsTable
    depositForfeits: DepositForfeitsTable
  }
}
