import type { Generated } from 'kysely'

interface ParcelStocktakesTable {
  id: string
  shelfId: string
  branchId: string
  version: Generated<number>
  begunBy: string
  begunAt: Date
  endedAt: Date | null
  missing: number | null
  moved: number | null
}

interface ParcelStocktakePiecesTable {
  stocktakeId: string
  pieceId: string
  seenAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelStocktakes: ParcelStocktakesTable
    parcelStocktakePieces: ParcelStocktakePiecesTable
  }
}
