export {}

interface ListingsTable {
  id: string
  unitId: string
  title: string | null
  description: string
  features: string
  freeFrom: string | null
  showsRent: boolean
  version: number
  publishedBy: string
  publishedAt: Date
  withdrawnAt: Date | null
  withdrawnReason: string | null
}

interface PlacePhotosTable {
  id: string
  propertyId: string
  unitId: string | null
  fileId: string
  smallFileId: string
  position: number
  said: string | null
  addedBy: string
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    listings: ListingsTable
    placePhotos: PlacePhotosTable
  }
}
