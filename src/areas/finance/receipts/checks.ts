import { sql } from 'kysely'
import type { Check } from '#areas/finance/checks.ts'
import { legsOf } from '#areas/finance/invoices/checks.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What the receipts say, held against what was posted. */
export const receiptChecks: Check[] = [
  withoutGaps({
    code: 'I08r',
    label: 'سندات القبض متصلة الترقيم بلا فجوة ولا تكرار',
    kinds: ['receipt', 'opening-credit'],
    papers: sql`select kind, branch_id, year, sequence from receipts`,
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
]
