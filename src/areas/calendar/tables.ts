import type { OccupancyKind, OccupancyStatus, ResourceKind } from './occupancy.ts'

interface ResourcesTable {
  id: string
  kind: ResourceKind
}

interface OccupanciesTable {
  id: string
  resourceId: string
  kind: OccupancyKind
  status: OccupancyStatus
  startsAt: Date
  endsAt: Date
  expiresAt: Date | null
  partyId: string | null
  reason: string
  takenBy: string
  takenAt: Date
  releasedAt: Date | null
}

interface CustodiesTable {
  occupancyId: string
  resourceId: string
  outAt: Date
  outBy: string
  backAt: Date | null
  backBy: string | null
}

declare module '#platform/db/database.ts' {
  interface Database {
    resources: ResourcesTable
    occupancies: OccupanciesTable
    custodies: CustodiesTable
  }
}
