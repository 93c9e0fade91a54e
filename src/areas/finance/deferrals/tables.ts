import type { Generated, GeneratedAlways } from 'kysely'
import type { DeferralMovementKind } from './deferral.ts'

interface DeferralsTable {
  chargeId: string
  leafKey: string
  fromDay: string
  untilDay: string
  net: bigint
  earnedTo: string
  unearned: Generated<bigint>
}

interface DeferralMovementsTable {
  id: GeneratedAlways<bigint>
  chargeId: string
  kind: DeferralMovementKind
  amount: bigint
  day: string
  journalId: string
}

declare module '#platform/db/database.ts' {
  interface Database {
    deferrals: DeferralsTable
    deferralMovements: DeferralMovementsTable
  }
}
