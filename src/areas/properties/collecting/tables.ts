import type { FollowUpOutcome, FollowUpWay, PromiseStatus } from './collecting.ts'

interface FollowUpsTable {
  id: string
  partyId: string
  way: FollowUpWay
  outcome: FollowUpOutcome
  note: string | null
  loggedBy: string
  loggedAt: Date
}

interface PromisesTable {
  id: string
  partyId: string
  amount: bigint
  promisedOn: string
  note: string | null
  status: PromiseStatus
  paid: bigint | null
  settledAt: Date | null
  recordedBy: string
  recordedAt: Date
}

declare module '#platform/db/database.ts' {
  interface Database {
    followUps: FollowUpsTable
    promises: PromisesTable
  }
}
