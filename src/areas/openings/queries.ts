import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'

/** What stands of each kind: what was undone is not in any more. */
export async function sumsOfItems(asked: { db: Ctx['db'] } | Pick<Work, 'tx'>) {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('openingItems')
    .select(['kind', sql<bigint>`count(*)`.as('count'), sql<bigint>`sum(amount)::bigint`.as('amount')])
    .where('undoneAt', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** The papers that came of one file, in its order. */
export const openedItems = ({ db }: Pick<Ctx, 'db'>, importId: string) =>
  db
    .selectFrom('openingItems')
    .select(['id', 'kind', 'place', 'holder', 'number', 'day', 'dueOn', 'amount', 'undoneAt'])
    .where('importId', '=', importId)
    .orderBy('place')
    .execute()
