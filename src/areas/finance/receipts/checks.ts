import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What the receipts say, held against what was posted. */
export const receiptChecks: Check[] = [
  withoutGaps({
    code: 'I08r',
    label: 'سندات القبض متصلة الترقيم بلا فجوة ولا تكرار',
    kinds: ['receipt', 'opening-credit'],
    papers: sql`select kind, branch_id, year, sequence from receipts where kind <> 'credit-transfer'`,
  }),
  {
    code: 'I15',
    label: 'أرصدة العملاء الدائنة تساوي ما لم يُستعمل من سنداتهم، عميلًا عميلًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.unused, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('2160')} legs group by key) b
      full join (select r.party_id::text key, sum(m.amount) unused from receipt_movements m join receipts r on r.id = m.receipt_id
        group by r.party_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.unused, 0)`,
  },
  {
    code: 'I13r',
    label: 'المتبقي من كل سند هو ما بقي مما حدث له، ومجموع طرقه مبلغه',
    find: sql`select r.number place, r.unused books, sum(m.amount)::bigint expected
      from receipts r left join receipt_movements m on m.receipt_id = r.id
      group by r.id having r.unused is distinct from sum(m.amount)::bigint
      union all
      select r.number, r.amount, coalesce(sum(p.amount), 0)::bigint from receipts r left join receipt_parts p on p.receipt_id = r.id
      group by r.id having r.amount <> coalesce(sum(p.amount), 0)`,
  },
  {
    code: 'I14',
    label: 'ما وُزّع من كل سند يساوي ما سُدّد به من المستحقات',
    find: sql`select coalesce(a.receipt_id, m.receipt_id)::text place, coalesce(a.paid, 0)::bigint books, coalesce(m.used, 0)::bigint expected
      from (select receipt_id, sum(case when takes_back is null then net + vat else -net - vat end) paid
        from allocations where receipt_id is not null group by receipt_id) a
      full join (select receipt_id, -sum(amount) used from receipt_movements where kind in ('used', 'released') group by receipt_id) m
        on m.receipt_id = a.receipt_id
      where coalesce(a.paid, 0) <> coalesce(m.used, 0)`,
  },
  {
    code: 'I92',
    label: 'فروق التقريب تساوي ما لم تبلغه أصغر قطعة نقد من ذممنا، نشاطًا نشاطًا',
    find: sql`select coalesce(b.line, d.line) place, coalesce(b.net, 0)::bigint books, coalesce(d.rounded, 0)::bigint expected
      from (select line, sum(amount) net from (
          select line, amount from transfers t join journals j on j.id = t.journal
            where t.debit_account = '6199' and j.source not in ('year', 'opening')
          union all select line, -amount from transfers t join journals j on j.id = t.journal
            where t.credit_account = '6199' and j.source not in ('year', 'opening')) legs group by line) b
      full join (select c.line, sum(case when a.takes_back is null then 1 else -1 end * (a.rounded_net + a.rounded_vat)) rounded
        from allocations a join charges c on c.id = a.charge_id where c.debt_account = '1210' group by c.line) d on d.line = b.line
      where coalesce(b.net, 0) <> coalesce(d.rounded, 0)`,
  },
  {
    code: 'I92c',
    label: 'كل مستحق نقص بما قُرّب منه وحده، ولم يبلغ ما قُرّب في سند أصغر قطعة نقد',
    find: sql`select coalesce(m.charge_id, a.charge_id)::text place, coalesce(m.rounded, 0)::bigint books, coalesce(a.rounded, 0)::bigint expected
      from (select charge_id, -sum(net + vat) rounded from charge_movements where kind in ('rounded', 'unrounded') group by charge_id) m
      full join (select charge_id, sum(case when takes_back is null then 1 else -1 end * (rounded_net + rounded_vat)) rounded
        from allocations group by charge_id) a on a.charge_id = m.charge_id
      where coalesce(m.rounded, 0) <> coalesce(a.rounded, 0)
      union all
      select a.receipt_id::text, sum(a.rounded_net + a.rounded_vat)::bigint, cash_step_at(r.received_at) - 1
      from allocations a join receipts r on r.id = a.receipt_id
      where a.takes_back is null and a.rounded_net + a.rounded_vat > 0
      group by a.receipt_id, r.received_at having sum(a.rounded_net + a.rounded_vat) >= cash_step_at(r.received_at)`,
  },
]
