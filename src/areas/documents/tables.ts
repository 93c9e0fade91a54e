import type { DocumentStatus } from './document.ts'

interface DocumentsTable {
  id: string
  recordKind: string
  recordId: string
  kind: string
  called: string | null
  number: string | null
  issuedOn: string | null
  expiresOn: string | null
  fileId: string | null
  status: DocumentStatus
  withdrawnReason: string | null
  version: number
  addedBy: string
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    documents: DocumentsTable
  }
}
