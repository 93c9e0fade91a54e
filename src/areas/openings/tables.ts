import type { Generated } from 'kysely'
import type { OpeningItemKind } from './columns.ts'
import type { OpeningStatus } from './opening.ts'
import type { OpeningKind } from './opening-kinds.ts'

interface OpeningImportsTable {
  id: string
  kind: Generated<OpeningKind>
  fileName: string
  status: OpeningStatus
  headers: unknown
  rows: unknown
  mapping: unknown
  faults: unknown
  branchId: string | null
  day: string | null
  good: number
  debits: bigint
  credits: bigint
  fingerprint: string | null
  approvalId: string | null
  uploadedBy: string
  uploadedAt: Date
  endedAt: Date | null
}

interface OpeningItemsTable {
  id: string
  importId: string
  kind: OpeningItemKind
  place: number
  partyId: string | null
  supplierId: string | null
  holder: string
  number: string
  mark: string
  day: string
  dueOn: string | null
  amount: bigint
  journalId: string
  undoneBy: string | null
  undoneAt: Date | null
  undoReason: string | null
  undoJournalId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    openingImports: OpeningImportsTable
    openingItems: OpeningItemsTable
  }
}
