import type { Generated } from 'kysely'
import type { ShelfPurpose } from './shelf.ts'

interface ParcelShelvesTable {
  id: string
  branchId: string
  code: string
  purpose: ShelfPurpose
  zoneId: string | null
  holds: number
  active: Generated<boolean>
  version: Generated<number>
  addedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelShelves: ParcelShelvesTable
  }
}
