import type { InspectionCondition, InspectionKind, InspectionStatus } from './inspection.ts'

interface InspectionsTable {
  id: string
  sequence: number
  unitId: string
  kind: InspectionKind
  status: InspectionStatus
  partyId: string | null
  occupancyId: string | null
  seenOn: string
  keys: number | null
  electricityReading: number | null
  waterReading: number | null
  note: string | null
  version: number
  madeBy: string
  madeAt: Date
  signer: string | null
  signatureId: string | null
  signedBy: string | null
  signedAt: Date | null
}

interface InspectionItemsTable {
  inspectionId: string
  place: number
  room: string
  item: string
  condition: InspectionCondition | null
  note: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    inspections: InspectionsTable
    inspectionItems: InspectionItemsTable
  }
}
