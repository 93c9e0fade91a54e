export {}

interface PhotosTable {
  id: string
  subjectKind: string
  subjectId: string
  fileId: string
  smallFileId: string
  position: number
  said: string | null
  addedBy: string
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    photos: PhotosTable
  }
}
