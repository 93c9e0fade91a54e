import type { Generated, GeneratedAlways } from 'kysely'
import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import type { MoveStatus, SessionStatus } from './cash.ts'

interface CashBoxesTable {
  id: string
  branchId: string
  name: string
  active: Generated<boolean>
  addedAt: Date
}

interface CompanyBankAccountsTable {
  id: string
  bank: string
  holder: string
  iban: string
  heldFor: HeldFor
  shown: Generated<boolean>
  active: Generated<boolean>
  addedAt: Date
}

interface CashSessionsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  boxId: string
  keeperId: string
  status: SessionStatus
  begunAt: Date
  openedAt: Date | null
  closedAt: Date | null
  sentBack: string | null
}

interface CashCountsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  sessionId: string
  atOpening: boolean
  expected: bigint
  counted: bigint
  pieces: unknown
  countedBy: string
  countedAt: Date
}

interface CashMovesTable {
  id: string
  sequence: GeneratedAlways<bigint>
  fromBoxId: string | null
  fromAccountId: string | null
  toBoxId: string | null
  toAccountId: string | null
  amount: bigint
  slip: string | null
  status: MoveStatus
  movedBy: string
  movedAt: Date
  settledBy: string | null
  settledAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    cashBoxes: CashBoxesTable
    companyBankAccounts: CompanyBankAccountsTable
    cashSessions: CashSessionsTable
    cashCounts: CashCountsTable
    cashMoves: CashMovesTable
  }
}
