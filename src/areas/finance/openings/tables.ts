import type { Generated } from 'kysely'
import type { OpeningStatus } from '#areas/finance/ledger/opening.ts'
import type { OpeningItemKind } from './columns.ts'
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

interface OpeningSignOffsTable {
  id: string
  askedBy: string
  signedBy: string
  signedAt: Date
  undoAskedBy: string | null
  undoneBy: string | null
  undoneAt: Date | null
  undoReason: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    openingImports: OpeningImportsTable
    openingItems: OpeningItemsTable
    openingSignOffs: OpeningSignOffsTable
  }
}
