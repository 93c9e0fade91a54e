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

declare module '#platform/db/database.ts' {
  interface Database {
    listings: ListingsTable
  }
}
