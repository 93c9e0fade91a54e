import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What the payment vouchers say, held against what was posted and what it took from the receipts. */
export const payoutChecks: Check[] = [
  withoutGaps({
    code: 'I08v',
    label: 'سندات الصرف متصلة الترقيم بلا فجوة ولا تكرار',
    kinds: ['payout'],
    papers: sql`select 'payout' kind, branch_id, year, sequence from payouts`,
  }),
  {
    code: 'I15v',
    label: 'ما رُدّ من كل سند قبض خرج بسند صرف مصروف، وعاد بعكسه',
    find: sql`select p.number place, coalesce(m.drawn, 0)::bigint books, case p.status when 'paid' then p.amount else 0 end expected
      from payouts p
      left join payout_payments y on y.payout_id = p.id
      left join payout_reversals v on v.payout_id = p.id
      left join lateral (select -sum(amount) drawn from receipt_movements where journal_id in (y.journal_id, v.journal_id)) m on true
      where p.kind = 'refund' and coalesce(m.drawn, 0) <> case p.status when 'paid' then p.amount else 0 end
      union all
      select m.journal_id::text, -m.amount, 0::bigint from receipt_movements m
      where m.kind in ('refunded', 'returned') and not exists (select from payout_payments where journal_id = m.journal_id)
        and not exists (select from payout_reversals where journal_id = m.journal_id)`,
  },
  {
    code: 'I22v',
    label: 'كل سند صرف مصروف خرج مبلغه من الصندوق أو البنك الذي يقوله',
    find: sql`select p.number place, coalesce(t.paid, 0)::bigint books, p.amount expected
      from payouts p join payout_payments y on y.payout_id = p.id
      left join lateral (select sum(t.amount) paid from transfers t join leaves l on l.id = t.credit
        where t.journal = y.journal_id and l.account = y.account and l.key = y.key) t on true
      where coalesce(t.paid, 0) <> p.amount
      union all
      select p.number, 0::bigint, p.amount from payouts p
      where (p.status in ('paid', 'reversed')) <> exists (select from payout_payments where payout_id = p.id)
        or (p.status = 'reversed') <> exists (select from payout_reversals where payout_id = p.id)`,
  },
]
