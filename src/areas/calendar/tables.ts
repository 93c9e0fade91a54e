import type { Generated } from 'kysely'
import type { OccupancyKind, OccupancyStatus } from './occupancy.ts'

interface ResourcesTable {
  id: string
  kind: string
  classId: string | null
  offeredFrom: Date | null
  offeredUntil: Date | null
}

interface OccupanciesTable {
  id: string
  resourceId: string
  kind: OccupancyKind
  status: OccupancyStatus
  startsAt: Date
  endsAt: Date
  turnaround: Generated<number>
  pinned: Generated<boolean>
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

interface PoolsTable {
  id: string
  total: number
}

interface PoolTakingsTable {
  id: string
  poolId: string
  partyId: string | null
  quantity: number
  startsAt: Date
  endsAt: Date | null
  reason: string
  takenBy: string
  takenAt: Date
}

interface PoolReturnsTable {
  id: string
  takingId: string
  quantity: number
  returnedAt: Date
  returnedBy: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    resources: ResourcesTable
    occupancies: OccupanciesTable
    custodies: CustodiesTable
    pools: PoolsTable
    poolTakings: PoolTakingsTable
    poolReturns: PoolReturnsTable
  }
}
