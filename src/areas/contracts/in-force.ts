import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { ContractState } from './contract.ts'

/** What binds both sides today. */
export const inForce = ['active', 'suspended', 'notice-given'] as const satisfies readonly ContractState[]
export const over = ['ended', 'terminated-early', 'closed'] as const satisfies readonly ContractState[]

/** The last day as notice was given, else as it was written; of what is over, the day it ended. */
export const lastDay = sql<string>`coalesce(contracts.ended_on, contracts.leaves_on, contracts.ends_on)`

const wasPutInForce = sql<boolean>`next.activated_at is not null and next.state <> 'cancelled'`

/** Another one follows that is in force already. */
export const isFollowed = sql<boolean>`exists (select from contracts next
  where next.predecessor_id = contracts.id and ${wasPutInForce})`

/** Which one that is. */
export const followerOf = ({ db }: { db: Ctx['db'] | Work['tx'] }, id: string) =>
  db
    .selectFrom('contracts as next')
    .select(['next.id', 'next.number'])
    .where('next.predecessorId', '=', id)
    .where(wasPutInForce)
    .executeTakeFirst()
