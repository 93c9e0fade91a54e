import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What was set off, held against the payments by which it was done. */
export const setOffChecks: Check[] = [
  withoutGaps({
    code: 'I08s',
    label: 'أرقام المقاصات متصلة بلا فجوة ولا تكرار',
    kinds: ['set-off'],
    papers: sql`select 'set-off' kind, branch_id, year, sequence from set_offs`,
  }),
  {
    code: 'I14s',
    label: 'كل مقاصة أُجريت سدّدت كل مستحق بما طُلب من الحساب الذي تقوله، ولم يبقَ من معكوسة شيء',
    find: sql`select o.number place, coalesce(a.paid, 0)::bigint books,
        case when o.status in ('done', 'reversed') then l.amount else 0 end expected
      from set_offs o join set_off_lines l on l.set_off_id = o.id
      left join lateral (select sum(a.net + a.vat) paid from set_off_allocations s join allocations a on a.id = s.allocation_id
        where s.set_off_id = o.id and a.charge_id = l.charge_id and a.deposit_id is not distinct from o.deposit_id
          and (a.owner_id is not null) = o.settled) a on true
      where coalesce(a.paid, 0) <> case when o.status in ('done', 'reversed') then l.amount else 0 end
      union all
      select o.number, a.net + a.vat, 0::bigint from set_offs o
      join set_off_allocations s on s.set_off_id = o.id join allocations a on a.id = s.allocation_id
      where o.status = 'reversed' and not exists (select from allocations back where back.takes_back = a.id)
      union all
      select o.number, o.amount, coalesce(sum(l.amount), 0)::bigint from set_offs o
      left join set_off_lines l on l.set_off_id = o.id group by o.id having o.amount is distinct from sum(l.amount)`,
  },
]
