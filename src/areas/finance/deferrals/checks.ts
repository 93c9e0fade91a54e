import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'

/** What no day has earned of each hire by then, from its paper and its credit notes alone. */
const unearned = sql`(select c.id, c.line, c.income_account, coalesce(c.contract_id, c.id)::text key, f.unearned kept,
    greatest(c.net - k.credited - case
      when f.earned_to < i.first_day then 0
      when f.earned_to >= i.last_day then c.net
      else c.net / (i.last_day - i.first_day + 1) * (f.earned_to - i.first_day + 1) end, 0) expected
  from deferrals f join charges c on c.id = f.charge_id
  cross join lateral (select coalesce(c.own_from, invoices.supplied_from) first_day,
    coalesce(c.own_until, invoices.supplied_until) last_day from invoices where invoices.id = c.invoice_id) i
  cross join lateral (select coalesce(-sum(net), 0) credited from charge_movements
    where charge_id = c.id and kind = 'credited') k)`

/** What was invoiced ahead, by its papers and its days, held against what was posted. */
export const deferralChecks: Check[] = [
  {
    code: 'I86',
    label: 'الإيرادات المؤجلة تساوي ما لم تأت أيامه مما فُوتر مقدمًا، عقدًا عقدًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.expected, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('2210')} legs group by key) b
      full join (select key, sum(expected) expected from ${unearned} ahead group by key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.expected, 0)`,
  },
  {
    code: 'I86m',
    label: 'ما بقي مؤجلًا من كل سطر هو ما بقي مما حدث له',
    find: sql`select a.id::text place, a.kept books, a.expected::bigint expected from ${unearned} a where a.kept <> a.expected
      union all
      select f.charge_id::text, f.unearned, coalesce(sum(m.amount), 0)::bigint
      from deferrals f left join deferral_movements m on m.charge_id = f.charge_id
      group by f.charge_id having f.unearned <> coalesce(sum(m.amount), 0)`,
  },
  {
    code: 'I90',
    label: 'إيراد التأجير يساوي ما فُوتر منه واستُحق، حسابًا حسابًا ونشاطًا نشاطًا',
    find: sql`select coalesce(b.place, d.place) place, coalesce(b.net, 0)::bigint books, coalesce(d.earned, 0)::bigint expected
      from (select account || ' ' || line place, sum(amount) net from (
          select credit_account account, line, amount, journal from transfers where credit_account in ('4300', '4400', '4520')
          union all select debit_account, line, -amount, journal from transfers where debit_account in ('4300', '4400', '4520')
        ) legs join journals j on j.id = legs.journal and j.source not in ('year', 'opening') group by 1) b
      full join (select c.income_account || ' ' || c.line place, sum(m.net) - coalesce((select sum(a.expected) from ${unearned} a
            where a.income_account = c.income_account and a.line = c.line), 0) earned
        from charges c join charge_movements m on m.charge_id = c.id and m.kind in ('raised', 'credited')
        where c.income_account in ('4300', '4400', '4520') group by c.income_account, c.line) d on d.place = b.place
      where coalesce(b.net, 0) <> coalesce(d.earned, 0)`,
  },
]
