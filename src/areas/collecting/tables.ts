import type { FollowUpOutcome, FollowUpWay, PromiseStatus } from './collecting.ts'
import type { WaiverStatus } from './waiver.ts'

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
  toldOn: string | null
  recordedBy: string
  recordedAt: Date
  endReason: string | null
}

interface WaiversTable {
  id: string
  contractId: string
  partyId: string
  branchId: string
  amount: bigint
  reason: string
  fileId: string
  status: WaiverStatus
  askedBy: string
  askedAt: Date
  endedBy: string | null
  endedAt: Date | null
  endReason: string | null
}

interface WaiverChargesTable {
  waiverId: string
  place: number
  chargeId: string
  description: string
  amount: bigint
}

declare module '#platform/db/database.ts' {
  interface Database {
    followUps: FollowUpsTable
    promises: PromisesTable
    waivers: WaiversTable
    waiverCharges: WaiverChargesTable
  }
}
