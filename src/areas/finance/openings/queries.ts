import { sql } from 'kysely'
import { recordsAsOne } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { folded } from '#values/text.ts'

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

/** Whose old invoice has this number; of two with one number both. */
export async function holdersOfNumber(ctx: Pick<Ctx, 'db'>, number: string) {
  const rows = await ctx.db
    .selectFrom('openingItems')
    .select('partyId')
    .distinct()
    .where('kind', '=', 'invoices')
    .where('mark', '=', folded(number))
    .where('undoneAt', 'is', null)
    .limit(8)
    .execute()
  const standing = await Promise.all(rows.flatMap(({ partyId }) => (partyId ? [recordsAsOne(ctx, partyId)] : [])))
  return [...new Set(standing.flatMap(([one]) => one ?? []))]
}
