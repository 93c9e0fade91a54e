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
  batchId: string | null
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
  lockedBy: string
  lockedAt: Date
}

interface CardSettlementsTable {
  id: string
  lineId: string
  provider: string
  gross: bigint
  fee: bigint
  feeVat: bigint
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
    bankReconciliations: BankReconciliationsTable
    cardSettlements: CardSettlementsTable
    settledParts: SettledPartsTable
    settledRefunds: SettledRefundsTable
  }
}
