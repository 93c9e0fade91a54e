import { sql } from 'kysely'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import type { Ctx } from '#platform/context.ts'

/** So many are shown one by one; the sum is of all. */
const mostShown = 24

/** Cheques of theirs whose money may still come, in the safe and at the bank: promises, which stand beside the account and not in it. */
export async function chequesInHand({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('cheques')
    .select(['id', 'number', 'bank', 'dueOn', 'amount', 'status', sql<bigint>`sum(amount) over ()::bigint`.as('total')])
    .where('partyId', 'in', [...ids])
    .where('status', 'in', coveringStates)
    .orderBy('dueOn')
    .orderBy('number')
    .limit(mostShown)
    .execute()
  return { total: rows[0]?.total ?? 0n, rows: rows.map(({ total: _, ...row }) => row) }
}
