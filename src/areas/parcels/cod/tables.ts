import type {} from 'kysely'

interface ParcelCodChangesTable {
  id: string
  parcelId: string
  at: Date
  byId: string
  reason: string | null
  codBefore: bigint
  cod: bigint
  feeBefore: bigint
  fee: bigint
  invoiceId: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelCodChanges: ParcelCodChangesTable
  }
}
