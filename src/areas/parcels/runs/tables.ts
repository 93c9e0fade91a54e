import type { Generated, GeneratedAlways } from 'kysely'
import type { FailReason, RunState, StopState } from './run.ts'

interface ParcelRunsTable {
  id: string
  sequence: GeneratedAlways<bigint>
  branchId: string
  courierId: string
  courierName: string
  day: string
  vehicle: string | null
  state: RunState
  version: Generated<number>
  plannedBy: string
  plannedAt: Date
  outAt: Date | null
  closedAt: Date | null
}

interface ParcelStopsTable {
  id: string
  runId: string
  parcelId: string
  position: number
  state: StopState
  calls: Generated<number>
  reason: FailReason | null
  note: string | null
  pinLatitude: number | null
  pinLongitude: number | null
  pinAccuracy: number | null
  endedAt: Date | null
}

interface ParcelKnownPlacesTable {
  phoneHash: string
  place: string
  quarter: string
  latitude: number
  longitude: number
  accuracy: number
  keptAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    parcelRuns: ParcelRunsTable
    parcelStops: ParcelStopsTable
    parcelKnownPlaces: ParcelKnownPlacesTable
  }
}
