interface RecordNotesTable {
  id: string
  kind: string
  recordId: string
  text: string
  writtenBy: string
  writtenAt: Date
  archivedAt: Date | null
}

interface RecordFilesTable {
  fileId: string
  kind: string
  recordId: string
  attachedBy: string
  attachedAt: Date
  archivedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    recordNotes: RecordNotesTable
    recordFiles: RecordFilesTable
  }
}

export {}
