import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { openingSource } from '#areas/finance/ledger/opening.ts'
import { voucherSource } from '#areas/finance/ledger/voucher.ts'
import { boxAccount } from './cash.ts'

/** Cash by what was said of it, held against what was posted. */
export const cashChecks: Check[] = [
  {
    code: 'I21',
    label: 'النقد في الطريق يساوي ما نُقل ولم يُؤكَّد وصوله',
    find: sql`select coalesce(b.key, m.id::text) place, coalesce(b.net, 0)::bigint books, coalesce(m.amount, 0)::bigint expected
      from (select l.key, sum(t.amount) net from (
          select debit leaf, amount from transfers where debit_account = '1145'
          union all select credit, -amount from transfers where credit_account = '1145'
        ) t join leaves l on l.id = t.leaf group by l.key) b
      full join (select id, amount from cash_moves where settled_at is null) m on m.id::text = b.key
      where coalesce(b.net, 0) <> coalesce(m.amount, 0)`,
  },
  {
    code: 'I22',
    label: 'ما في كل صندوق هو ما قُبض فيه ودخله، دون ما صُرف ونُقل منه، مع فروق العدّ',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf(boxAccount)} legs
        join journals j on j.id = legs.journal and j.source not in (${sql.lit(openingSource)}, ${sql.lit(voucherSource)})
        group by key) b
      full join (select key, sum(amount) amount from (
          select p.key, p.amount from receipt_parts p
            where p.account = ${sql.lit(boxAccount)} and not exists (select from receipt_reversals r
              where r.receipt_id = p.receipt_id and r.box_id is null)
          union all select r.box_id::text, -p.amount from receipt_reversals r join receipt_parts p on p.receipt_id = r.receipt_id
            where r.box_id is not null and p.account = ${sql.lit(boxAccount)}
          union all select y.key, -p.amount from payout_payments y join payouts p on p.id = y.payout_id
            left join payout_reversals v on v.payout_id = p.id
            where y.account = ${sql.lit(boxAccount)} and (p.status = 'paid' or v.account is not null)
          union all select v.key, p.amount from payout_reversals v join payouts p on p.id = v.payout_id where v.account = ${sql.lit(boxAccount)}
          union all select box_id::text, -amount from petty_expenses p
            where not exists (select from petty_reversals r where r.expense_id = p.id and r.box_id is null)
          union all select r.box_id::text, p.amount from petty_reversals r join petty_expenses p on p.id = r.expense_id where r.box_id is not null
          union all select box_id::text, amount from bill_refunds f
            where box_id is not null and not exists (select from bill_refund_reversals r where r.refund_id = f.id)
          union all select from_box_id::text, -amount from cash_moves where status <> 'taken-back' and from_box_id is not null
          union all select to_box_id::text, amount from cash_moves where status = 'arrived' and to_box_id is not null
          union all select holder, amount from cods where way = 'box' and reversed_by is null
          union all select box_id::text, counted from cod_hand_overs where status = 'settled'
          union all select p.key, p.amount from staff_repayments p
            where p.account = ${sql.lit(boxAccount)} and not exists (select from staff_repayment_reversals r where r.repayment_id = p.id)
          union all select s.box_id::text, c.counted - c.expected from cash_sessions s
            cross join (values (true), (false)) ends (at_opening)
            cross join lateral (select counted, expected from cash_counts
              where session_id = s.id and at_opening = ends.at_opening order by sequence desc limit 1) c
            where case when ends.at_opening then s.opened_at is not null else s.closed_at is not null end
        ) said group by key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
  {
    code: 'I22c',
    label: 'كل نقد قُبض أو صُرف أو نُقل من مضاعفات أصغر قطعة نقد في وقته',
    find: sql`select said.id::text place, said.amount books, said.amount - said.amount % cash_step_at(said.at) expected
      from (select r.id, p.amount, r.received_at at from receipt_parts p join receipts r on r.id = p.receipt_id where p.method = 'cash'
        union all select id, amount, asked_at from payouts where method = 'cash'
        union all select id, amount, spent_at from petty_expenses
        union all select id, amount, moved_at from cash_moves where from_box_id is not null or to_box_id is not null
        union all select id, amount, received_at from staff_repayments where account = '1110') said
      where said.amount % 5 <> 0 and said.amount % cash_step_at(said.at) <> 0`,
  },
]
