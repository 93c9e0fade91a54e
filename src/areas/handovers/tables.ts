import type { Generated } from 'kysely'
import type { PlanName } from '#ui/plan/body-plans.ts'
import type { MarkKind, MarkSize } from './mark.ts'
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
  plan: PlanName | null
  readings: unknown
  note: string | null
  version: number
  madeBy: string
  madeAt: Date
  signer: string | null
  signatureId: string | null
  signedBy: string | null
  signedAt: Date | null
  fromBefore: Generated<boolean>
}

interface HandoverItemsTable {
  sheetId: string
  place: number
  room: string
  item: string
  condition: ItemCondition | null
  note: string | null
}

interface HandoverMarksTable {
  sheetId: string
  id: string
  place: number
  panel: string
  x: number
  y: number
  what: MarkKind
  size: MarkSize
  note: string | null
  knownFrom: string | null
  markedBy: string
  markedAt: Date
}

interface HandoverShotsTable {
  fileId: string
  sheetId: string
  name: string | null
  markId: string | null
  takenBy: string
  takenAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    handoverSheets: HandoverSheetsTable
    handoverItems: HandoverItemsTable
    handoverMarks: HandoverMarksTable
    handoverShots: HandoverShotsTable
  }
}
