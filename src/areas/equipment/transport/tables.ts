import type { Generated } from 'kysely'
import type { JobState, Way } from './job.ts'

interface TransportJobsTable {
  id: string
  branchId: string
  lineId: string | null
  machineId: string | null
  way: Way
  place: string
  km: number
  plannedAt: Date
  truck: string | null
  driver: string | null
  state: JobState
  cost: bigint | null
  doneAt: Date | null
  calledOffWhy: string | null
  version: Generated<number>
  madeBy: string
  madeAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    transportJobs: TransportJobsTable
  }
}
