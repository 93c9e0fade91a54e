import type { MeterKind } from './meter.ts'

interface MeterReadingsTable {
  id: string
  unitId: string
  kind: MeterKind
  readOn: string
  reading: number
  oldReading: number | null
  reason: string | null
  photoId: string | null
  inspectionId: string | null
  readBy: string
  readAt: Date
}

interface ReadingsTakenBackTable {
  readingId: string
  reason: string
  takenBackBy: string
  takenBackAt: Date
}

interface UtilityChargesTable {
  id: string
  contractId: string
  kind: MeterKind
  fromId: string
  untilId: string
  fromDay: string
  untilDay: string
  amount: bigint
  invoiceId: string
  chargedBy: string
  chargedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    meterReadings: MeterReadingsTable
    readingsTakenBack: ReadingsTakenBackTable
    utilityCharges: UtilityChargesTable
  }
}
