import { sql } from 'kysely'
import { customersNamed, customersSeen, mergedRecords, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'

/** Whose customer is found by what was typed, within reach of whoever asks: also under a record that was merged into theirs. */
export function customerCalled(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, column: string, typed: string) {
  const seen = ctx.db.selectFrom(customersSeen(ctx, typed).as('seen')).select('seen.id')
  return sql<boolean>`(${sql.ref(column)} in (${seen}) or ${sql.ref(column)} in (select m.id from (${mergedRecords}) m where m.one in (${seen})))`
}

/** What is of this customer, also under a record that was merged into theirs; of everybody where none is asked for. */
export function ofCustomer(column: string, party: string) {
  if (party === '') return sql<boolean>`true`
  return isUuid(party) ? sql<boolean>`${sql.ref(column)} in ${recordsOf(party)}` : sql<boolean>`false`
}

/** The rows with the customer of each, as they are called today. */
export async function withCustomers<Row extends { partyId: string }>({ db }: Pick<Ctx, 'db'>, rows: readonly Row[]) {
  const named = await customersNamed(
    { db },
    rows.map(({ partyId }) => partyId),
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, customer: names.get(row.partyId) ?? '' }))
}
