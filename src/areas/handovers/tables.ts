import type { ItemCondition, SheetSide, SheetStatus } from './sheet.ts'

interface HandoverSheetsTable {
  id: string
  sequence: number
  subjectKind: string
  subjectId: string
  kind: SheetSide
  status: SheetStatus
  partyId: string | null
  occupancyId: string | null
  seenOn: string
  readings: unknown
  note: string | null
  version: number
  madeBy: string
  madeAt: Date
  signer: string | null
  signatureId: string | null
  signedBy: string | null
  signedAt: Date | null
}

interface HandoverItemsTable {
  sheetId: string
  place: number
  room: string
  item: string
  condition: ItemCondition | null
  note: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    handoverSheets: HandoverSheetsTable
    handoverItems: HandoverItemsTable
  }
}
