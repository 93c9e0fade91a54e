import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'

/** How much of a deposit stands in vouchers that are not paid yet, and in requests to keep it. */
export async function promisedOf(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, depositId: string) {
  const row = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('payouts')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('depositId', '=', depositId)
    .where('status', 'in', ['submitted', 'approved'])
    .executeTakeFirstOrThrow()
  const kept = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('depositForfeits')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('depositId', '=', depositId)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow()
  return row.sum + kept.sum
}
