import type { PropertyDocumentKind, PropertyDocumentStatus } from './document.ts'

interface PropertyDocumentsTable {
  id: string
  propertyId: string
  kind: PropertyDocumentKind
  called: string | null
  number: string | null
  issuedOn: string | null
  expiresOn: string | null
  fileId: string | null
  status: PropertyDocumentStatus
  withdrawnReason: string | null
  version: number
  addedBy: string
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    propertyDocuments: PropertyDocumentsTable
  }
}
