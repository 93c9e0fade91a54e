import { sql } from 'kysely'
import { billsNow } from '#areas/finance/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Payer } from './request.ts'

/** Every time these requests were done, the first time first. */
export const completionsOf = (db: Ctx['db'] | Work['tx'], requestIds: readonly string[]) =>
  db
    .selectFrom('maintenanceCompletions')
    .selectAll()
    .where(({ eb, fn, val }) => eb('requestId', '=', fn.any(val([...requestIds]))))
    .orderBy('doneAt')
    .orderBy('id')
    .execute()

/** The same of one request, with who did it and by which bill, as they are called. */
export async function shownCompletions(ctx: Pick<Ctx, 'db'>, requestId: string) {
  const all = await completionsOf(ctx.db, [requestId])
  const [names, bills] = await Promise.all([
    namesOf(
      ctx,
      all.map(({ doneBy }) => doneBy),
    ),
    billsNow(
      ctx,
      all.flatMap(({ billId }) => billId ?? []),
    ),
  ])
  return all.map(({ doneBy, billId, ...one }) => ({
    ...{ ...one, billId, doer: names.get(doneBy) ?? doneBy },
    bill: bills.find(({ id }) => id === billId)?.number ?? null,
  }))
}

/** What they bear of a request `r`, over all the times it was done. */
export const borneBy = (payer: Payer) =>
  sql<bigint | null>`(select sum(cost)::bigint from maintenance_completions where request_id = r.id and payer = ${payer})`

type Bears = { payer: Payer; cost: bigint | null }

export const costFor = (payer: Payer, all: readonly Bears[]) =>
  all.reduce((sum, one) => sum + (one.payer === payer ? (one.cost ?? 0n) : 0n), 0n)
