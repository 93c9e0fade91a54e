import type { Generated, GeneratedAlways } from 'kysely'
import type { CommissionBasis, SettlementState } from './settlement.ts'

interface OwnerPoolsTable {
  mandateId: string
  branchId: string
  leadId: string
  label: string
  words: string
  rate: number
  reserve: bigint
  loanLimit: bigint
  expenseLimit: bigint | null
  basis: Generated<CommissionBasis>
  fee: Generated<bigint>
  feeSince: string | null
  feeUntil: string | null
  baseCollected: Generated<bigint>
  baseCommission: Generated<bigint>
  period: Generated<number>
  payoutDay: Generated<number>
}

interface OwnerBillsAskedTable {
  id: string
  branchId: string
  fileId: string
  askedAt: Date
}

interface OwnerSharesTable {
  mandateId: string
  period: number
  place: number
  partyId: string
  parts: bigint
  iban: string | null
}

interface PoolLoansTable {
  id: string
  mandateId: string
  amount: bigint
  journalId: string
}

interface OwnerSettlementsTable {
  id: string
  mandateId: string
  branchId: string
  year: number
  sequence: number
  number: string
  label: string
  period: number
  lies: bigint
  commission: bigint
  reserve: bigint
  uncleared: bigint
  amount: bigint
  status: SettlementState
  askedBy: string
  askedOn: string
  askedAt: Date
  agreedBy: string | null
  agreedAt: Date | null
  endedBy: string | null
  endedAt: Date | null
  endReason: string | null
}

interface OwnerSettlementSharesTable {
  settlementId: string
  place: number
  partyId: string
  amount: bigint
}

interface OwnerSettlementPostingsTable {
  settlementId: string
  journalId: string
}

interface CommissionRunsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  mandateId: string
  rate: number
  basis: CommissionBasis
  fee: bigint
  feeSince: string | null
  baseCollected: bigint
  baseCommission: bigint
  collected: bigint
  payments: bigint
  commission: bigint
  ranAt: Date
}

interface OwnerSettlementReversalsTable {
  settlementId: string
  reason: string
  reversedBy: string
  reversedAt: Date
  journalId: string
}

interface IssuedOwnerStatementsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  mandateId: string
  settlementId: string | null
  partyId: string | null
  fingerprint: string
  day: string
  closing: bigint
}

declare module '#platform/db/database.ts' {
  interface Database {
    ownerPools: OwnerPoolsTable
    ownerShares: OwnerSharesTable
    ownerBillsAsked: OwnerBillsAskedTable
    poolLoans: PoolLoansTable
    commissionRuns: CommissionRunsTable
    ownerSettlements: OwnerSettlementsTable
    ownerSettlementShares: OwnerSettlementSharesTable
    ownerSettlementPostings: OwnerSettlementPostingsTable
    ownerSettlementReversals: OwnerSettlementReversalsTable
    issuedOwnerStatements: IssuedOwnerStatementsTable
  }
}
