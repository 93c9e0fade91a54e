import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { coveringStates } from '#areas/finance/invoices/covering-states.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { ageing } from './ageing.ts'

type Day = { dueOn: string; count: bigint; owed: bigint; covered: bigint; hasRent: boolean }

/**
 * All that is open of all services, however much of it a screen shows: how many dues, their sum, its ages, what cheques in hand cover, and
 * whether anything of it is owed to owners.
 */
export async function owedBy({ db, now }: Pick<Ctx, 'db' | 'now'>, partyId: string) {
  const { rows } = await sql<Day>`
    select c.due_on "dueOn", count(*) count, sum(c.open_net + c.open_vat)::bigint owed,
      sum(least(c.open_net + c.open_vat, coalesce(k.amount, 0)))::bigint covered,
      bool_or(c.debt_account = '9110') "hasRent"
    from charges c
    left join lateral (select sum(v.amount) amount from cheque_covers v join cheques q on q.id = v.cheque_id
      where v.charge_id = c.id and q.status = any(${[...coveringStates]}::text[])) k on true
    where c.party_id in ${recordsOf(partyId)} and c.open_net + c.open_vat > 0
    group by c.due_on`.execute(db)
  const sum = (figure: 'count' | 'owed' | 'covered') => rows.reduce((all, day) => all + BigInt(day[figure]), 0n)
  return {
    ...{ count: Number(sum('count')), owed: sum('owed'), covered: sum('covered') },
    hasRent: rows.some(({ hasRent }) => hasRent),
    // What a cheque in hand covers grows no older.
    ages: ageing(
      rows.map(({ dueOn, owed, covered }) => ({ dueOn, open: owed - covered })),
      dayOf(now()),
    ),
  }
}
export const nothingOwed = (today: string) => ({ count: 0, owed: 0n, covered: 0n, hasRent: false, ages: ageing([], today) })
