import type { Generated, GeneratedAlways } from 'kysely'
import type { HeldFor, SessionStatus } from './cash.ts'

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

declare module '#platform/db/database.ts' {
  interface Database {
    cashBoxes: CashBoxesTable
    companyBankAccounts: CompanyBankAccountsTable
    cashSessions: CashSessionsTable
    cashCounts: CashCountsTable
  }
}
