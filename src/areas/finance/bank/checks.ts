import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'

/** What a leaf of this account holds by what lines and receipts have posted there, in the sign of its side. */
const postedTo = (account: string, sign: 1 | -1) => sql`(
  select l.key, ${sql.lit(sign)} * sum(t.amount) net from (
    select debit leaf, amount, journal from transfers where debit_account = ${sql.lit(account)}
    union all select credit, -amount, journal from transfers where credit_account = ${sql.lit(account)}) t
  join leaves l on l.id = t.leaf join journals j on j.id = t.journal and j.source in ('bank-line', 'receipt', 'payout', 'cod', 'cod-hand-over')
  group by l.key)`

/** What the bank said and what was made of it, held against what was posted. */
export const bankChecks: Check[] = [
  {
    code: 'I21b',
    label: 'البطاقات التي لم تُسوَّ تساوي رصيد حساب تسويتها',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from ${postedTo('1150', 1)} b
      full join (select key, sum(amount) amount from (
        select p.key, p.amount from receipt_parts p
        where p.account = '1150' and not exists (select from receipt_reversals r where r.receipt_id = p.receipt_id)
          and not exists (select from settled_parts s where s.part_id = p.id)
        union all
        select c.holder, c.amount from cods c where c.way = 'card' and c.reversed_by is null and c.settlement_id is null
        union all
        select y.key, -o.amount from payout_payments y join payouts o on o.id = y.payout_id
        where y.account = '1150' and not exists (select from settled_refunds s where s.payout_id = o.id)) held group by key) d
        on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
  {
    code: 'I21c',
    label: 'المقبوضات والمدفوعات غير المعرّفة تساوي أسطر الكشف التي لم تُعرف',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from ${postedTo('2159', -1)} b
      full join (select n.id::text key, n.amount - coalesce((select sum(p.amount) from receipt_parts p
          where p.account = '2159' and p.key = n.id::text
            and not exists (select from receipt_reversals r where r.receipt_id = p.receipt_id)), 0) amount
        from bank_lines n where n.matched_as = 'unknown-in'
        union all
        select h.id::text, h.counted - h.expected - coalesce((select sum(p.amount) from receipt_parts p
          where p.account = '2159' and p.key = h.id::text
            and not exists (select from receipt_reversals r where r.receipt_id = p.receipt_id)), 0)
          from cod_hand_overs h where h.status = 'settled' and h.counted > h.expected) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)
      union all
      select coalesce(b.key, d.key), coalesce(b.net, 0)::bigint, coalesce(d.amount, 0)::bigint
      from ${postedTo('1290', 1)} b
      full join (select id::text key, -amount amount from bank_lines where matched_as = 'unknown-out') d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)`,
  },
  {
    code: 'I21d',
    label: 'كل سطر مطابَق في كشف البنك يساوي ما طوبق به',
    find: sql`select n.id::text place, coalesce(m.amount, 0)::bigint books,
        case when n.matched_as is null then 0 else n.amount end expected
      from bank_lines n left join (
        select m.line_id, sum(case when l.account in ('1120', '1130') and l.key = b.account_id::text then t.amount else -t.amount end) amount
        from bank_matches m join bank_lines b on b.id = m.line_id join transfers t on t.id = m.transfer_id
        join leaves l on l.id = t.debit group by m.line_id) m on m.line_id = n.id
      where coalesce(m.amount, 0) <> case when n.matched_as is null then 0 else n.amount end`,
  },
]
