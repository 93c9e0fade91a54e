import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'

/** In the leaves of outlays; fines of our own lie beside those of customers, under their references. */
const owedToAuthorities = sql`select key, -sum(amount) net from ${legsOf('2195')} legs group by key
  union all
  select key, -sum(amount) net from ${legsOf('2196')} legs where key in (select id::text from outlays) group by key`

/** What is owed to authorities by the papers of customers and the vouchers, held against what was posted. */
export const outlayChecks: Check[] = [
  {
    code: 'I71',
    label: 'الرسوم بالنيابة تساوي ما حُمّل على العملاء ولم يُدفع للجهات، رسمًا رسمًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.owed, 0)::bigint expected
      from (${owedToAuthorities}) b
      full join (select c.income_key key, sum(m.net) - coalesce((select sum(p.amount) from payouts p
            where p.outlay_id::text = c.income_key and p.status = 'paid'), 0) owed
        from charges c join charge_movements m on m.charge_id = c.id and m.kind in ('raised', 'credited')
        where c.income_account in ('2195', '2196') group by c.income_key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.owed, 0)`,
  },
  {
    code: 'I71o',
    label: 'ما بقي للجهة من كل رسم هو ما بقي مما حدث له، ولا يُقفل بلا إيصالها',
    find: sql`select o.id::text place, o.owed books, coalesce(sum(m.amount), 0)::bigint expected
      from outlays o left join outlay_movements m on m.outlay_id = o.id
      group by o.id having o.owed <> coalesce(sum(m.amount), 0)
      union all
      select o.id::text, o.owed, 0::bigint from outlays o
      where o.closed_at is not null and (o.owed > 0 or not exists (select from outlay_receipts where outlay_id = o.id))
      union all
      select c.id::text, c.net, 0::bigint from charges c
      where c.income_account in ('2195', '2196') and not exists (select from outlays where charge_id = c.id and id::text = c.income_key)`,
  },
]
