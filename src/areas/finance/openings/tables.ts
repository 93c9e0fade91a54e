import type { OpeningItemKind } from './columns.ts'

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
    openingItems: OpeningItemsTable
    openingSignOffs: OpeningSignOffsTable
  }
}
