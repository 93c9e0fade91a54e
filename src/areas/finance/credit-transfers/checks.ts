import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What went from the credit of one customer to another's, held against what was posted and what it took and gave. */
export const creditTransferChecks: Check[] = [
  withoutGaps({
    code: 'I08t',
    label: 'أرقام تحويلات الأرصدة متصلة بلا فجوة ولا تكرار',
    kinds: ['credit-transfer'],
    papers: sql`select 'credit-transfer' kind, branch_id, year, sequence from credit_transfers`,
  }),
  {
    code: 'I15t',
    label: 'كل تحويل رصيد أُجري أُخذ مبلغه من صاحبه وصار للآخر وحده، ولم يبقَ من معكوس شيء',
    find: sql`select t.number place, coalesce(m.gave, 0)::bigint books, case t.status when 'done' then t.amount else 0 end expected
      from credit_transfers t
      left join lateral (select -sum(m.amount) gave from receipt_movements m
        join journals j on j.id = m.journal_id and j.source = 'credit-transfer' and j.source_id = t.id::text
        where m.kind in ('transferred', 'transferred-back')) m on true
      where coalesce(m.gave, 0) <> case t.status when 'done' then t.amount else 0 end
      union all
      select t.number, coalesce(r.amount, 0), t.amount from credit_transfers t left join receipts r on r.id = t.receipt_id
      where t.status in ('done', 'reversed') and (r.amount, r.party_id, r.kind) is distinct from (t.amount, t.taker_id, 'credit-transfer')
      union all
      select t.number, coalesce(p.posted, 0)::bigint, t.amount from credit_transfers t
      left join lateral (select sum(amount) posted from transfers x join leaves l on l.id = x.credit
        where x.journal = t.journal_id and x.debit_account = '2160' and l.account = '2160' and l.key = t.taker_id::text) p on true
      where t.status in ('done', 'reversed') and coalesce(p.posted, 0) <> t.amount
      union all
      select r.number, r.amount, 0::bigint from receipts r
      where r.kind = 'credit-transfer' and not exists (select from credit_transfers t where t.receipt_id = r.id)
      union all
      select t.number, r.unused, 0::bigint from credit_transfers t join receipts r on r.id = t.receipt_id
      where t.status = 'reversed' and not exists (select from receipt_reversals b where b.receipt_id = r.id)`,
  },
]
