import type {} from 'kysely'

interface ParcelWeighingsTable {
  id: string
  parcelId: string
  at: Date
  byId: string
  gramsBefore: number
  grams: number
  carriageBefore: bigint
  carriage: bigint
  invoiceId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelWeighings: ParcelWeighingsTable
  }
}
