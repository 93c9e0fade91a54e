import type { MeterKind } from '#values/meters.ts'

interface MeterReadingsTable {
  id: string
  resourceId: string
  kind: MeterKind
  readOn: string
  reading: number
  oldReading: number | null
  reason: string | null
  photoId: string | null
  sheetId: string | null
  readBy: string
  readAt: Date
}

interface ReadingsTakenBackTable {
  readingId: string
  reason: string
  takenBackBy: string
  takenBackAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    meterReadings: MeterReadingsTable
    readingsTakenBack: ReadingsTakenBackTable
  }
}
