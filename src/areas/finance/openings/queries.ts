import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

/** What stands of each kind: what was undone is not in any more. */
export async function sumsOfItems({ db }: Pick<Ctx, 'db'>) {
  const rows = await db
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
export type OpenedItem = Awaited<ReturnType<typeof openedItems>>[number]
