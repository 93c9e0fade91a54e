import type { PropertyImportKind, PropertyImportStatus } from './import-kinds.ts'

interface PropertyImportsTable {
  id: string
  kind: PropertyImportKind
  fileName: string
  status: PropertyImportStatus
  headers: unknown
  rows: unknown
  mapping: unknown
  faults: unknown
  branchId: string | null
  since: string | null
  good: number
  known: number
  places: unknown
  uploadedBy: string
  uploadedAt: Date
  endedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    propertyImports: PropertyImportsTable
  }
}
