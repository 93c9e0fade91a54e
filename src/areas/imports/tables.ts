import type { ImportStatus } from './import-status.ts'

interface ImportsTable {
  id: string
  kind: string
  fileName: string
  status: ImportStatus
  headers: unknown
  rows: unknown
  mapping: unknown
  faults: unknown
  chosen: unknown
  found: unknown
  good: number
  known: number
  uploadedBy: string
  uploadedAt: Date
  endedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    imports: ImportsTable
  }
}
