import type { Generated, GeneratedAlways } from 'kysely'
import type { LineStatus, MatchKind } from './line.ts'
import type { StatementStatus } from './statement.ts'

interface BankStatementsTable {
  id: string
  accountId: string
  fileName: string
  status: StatementStatus
  headers: unknown
  rows: unknown
  mapping: unknown
  faults: unknown
  fresh: Generated<number>
  known: Generated<number>
  overlap: Generated<number>
  uploadedBy: string
  uploadedAt: Date
  endedAt: Date | null
}

interface BankLinesTable {
  id: string
  sequence: GeneratedAlways<bigint>
  accountId: string
  statementId: string
  day: string
  amount: bigint
  description: string
  reference: string
  balance: bigint | null
  nth: number
  words: string
  status: Generated<LineStatus>
  matchedAs: MatchKind | null
  matchedBy: string | null
  matchedAt: Date | null
  journalId: string | null
  borneBy: string | null
  batchId: string | null
  takenBackBy: string | null
  takenBackAt: Date | null
  takenBackWhy: string | null
}

interface BankMatchesTable {
  transferId: bigint
  lineId: string
}

interface BankReconciliationsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  accountId: string
  until: string
  stated: bigint
  booked: bigint
  explained: string | null
  lockedBy: string
  lockedAt: Date
}

interface PastBankMatchesTable {
  id: GeneratedAlways<bigint>
  transferId: bigint
  lineId: string
  undoneAt: Generated<Date>
}

interface CardSettlementsTable {
  id: string
  lineId: string
  provider: string
  gross: bigint
  fee: bigint
  feeVat: bigint
  explained: string | null
  journalId: string
}

interface SettledPartsTable {
  partId: string
  settlementId: string
}

interface SettledRefundsTable {
  payoutId: string
  settlementId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    bankStatements: BankStatementsTable
    bankLines: BankLinesTable
    bankMatches: BankMatchesTable
    pastBankMatches: PastBankMatchesTable
    bankReconciliations: BankReconciliationsTable
    cardSettlements: CardSettlementsTable
    settledParts: SettledPartsTable
    settledRefunds: SettledRefundsTable
  }
}
