import { sql } from 'kysely'
import { customersSeen, mergedRecords } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'

/** Whose customer is found by what was typed, within reach of whoever asks: also under a record that was merged into theirs. */
export function customerCalled(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, column: string, typed: string) {
  const seen = ctx.db.selectFrom(customersSeen(ctx, typed).as('seen')).select('seen.id')
  return sql<boolean>`(${sql.ref(column)} in (${seen}) or ${sql.ref(column)} in (select m.id from (${mergedRecords}) m where m.one in (${seen})))`
}
