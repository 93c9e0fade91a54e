import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What was given up, held against what was posted and what happened to the debts. */
export const writeOffChecks: Check[] = [
  withoutGaps({
    code: 'I08w',
    label: 'أرقام الشطب متصلة بلا فجوة ولا تكرار',
    kinds: ['write-off'],
    papers: sql`select 'write-off' kind, branch_id, year, sequence from write_offs`,
  }),
  {
    code: 'I91',
    label: 'الديون المعدومة تساوي ما شُطب من ذممنا، نشاطًا نشاطًا',
    find: sql`select coalesce(b.line, d.line) place, coalesce(b.net, 0)::bigint books, coalesce(d.lost, 0)::bigint expected
      from (select line, sum(amount) net from (
          select line, amount from transfers t join journals j on j.id = t.journal
            where t.debit_account = '6170' and j.source not in ('year', 'opening')
          union all select line, -amount from transfers t join journals j on j.id = t.journal
            where t.credit_account = '6170' and j.source not in ('year', 'opening')) legs group by line) b
      full join (select c.line, sum(l.amount) lost from write_offs w
        join write_off_lines l on l.write_off_id = w.id join charges c on c.id = l.charge_id
        where w.status = 'written-off' and c.debt_account = '1210' group by c.line) d on d.line = b.line
      where coalesce(b.net, 0) <> coalesce(d.lost, 0)`,
  },
  {
    code: 'I91c',
    label: 'كل شطب معتمد نقص به كل مستحق بما طُلب، وعاد كله بعكسه',
    find: sql`select w.number place, coalesce(-m.given, 0)::bigint books,
        case w.status when 'written-off' then l.amount else 0 end expected
      from write_offs w join write_off_lines l on l.write_off_id = w.id
      left join write_off_postings p on p.write_off_id = w.id
      left join write_off_reversals v on v.write_off_id = w.id
      left join lateral (select sum(net + vat) given from charge_movements
        where charge_id = l.charge_id and journal_id in (p.journal_id, v.journal_id)) m on true
      where coalesce(-m.given, 0) <> case w.status when 'written-off' then l.amount else 0 end
      union all
      select m.journal_id::text, m.net + m.vat, 0::bigint from charge_movements m
      where m.kind in ('written-off', 'restored') and not exists (select from write_off_postings where journal_id = m.journal_id)
        and not exists (select from write_off_reversals where journal_id = m.journal_id)
      union all
      select w.number, w.amount, sum(l.amount)::bigint from write_offs w left join write_off_lines l on l.write_off_id = w.id
      group by w.id having w.amount is distinct from sum(l.amount)`,
  },
  {
    code: 'I11',
    label: 'إيجارات الغير المستحقة تساوي المفتوح منها، مستأجرًا مستأجرًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.open, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('9110')} legs group by key) b
      full join (select c.party_id::text key, sum(m.net + m.vat) open from charge_movements m join charges c on c.id = m.charge_id
        where c.debt_account = '9110' group by c.party_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.open, 0)
      union all
      select '9120:' || coalesce(b.key, d.key), coalesce(b.net, 0)::bigint, coalesce(d.open, 0)::bigint
      from (select key, -sum(amount) net from ${legsOf('9120')} legs group by key) b
      full join (select c.income_key key, sum(m.net + m.vat) open from charge_movements m join charges c on c.id = m.charge_id
        where c.debt_account = '9110' group by c.income_key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.open, 0)`,
  },
]
