import type {} from 'kysely'
import type { SettledKind } from './exception.ts'

interface ParcelReviewsTable {
  id: string
  parcelId: string
  kind: SettledKind
  note: string
  reviewedBy: string
  reviewedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelReviews: ParcelReviewsTable
  }
}
