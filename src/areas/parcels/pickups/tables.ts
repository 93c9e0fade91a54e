import type {} from 'kysely'
import type { PickupState } from './pickup.ts'

interface ParcelPickupsTable {
  id: string
  partyId: string
  branchId: string
  place: string
  quarter: string | null
  landmark: string
  building: string | null
  phone: string
  count: number
  note: string | null
  day: string
  fromTime: string
  state: PickupState
  courierId: string | null
  courierName: string | null
  reason: string | null
  askedAt: Date
  endedAt: Date | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelPickups: ParcelPickupsTable
  }
}
