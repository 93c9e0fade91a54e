import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'

/** What was paid of each bill, less what was mirrored or came back. */
const paidOfBills = sql`select bill_id, sum(amount)::bigint paid from (
  select bill_id, amount from bill_payments p where not exists (select from bill_payment_reversals r where r.payment_id = p.id)
  union all select bill_id, -amount from bill_refunds f
    where not exists (select from bill_refund_reversals r where r.refund_id = f.id)) moved group by bill_id`

/** What suppliers ask for, held against what was posted. */
export const billChecks: Check[] = [
  {
    code: 'I70',
    label: 'ما للمورّدين يساوي المتبقي من فواتيرهم، مورّدًا مورّدًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.open, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('2110')} legs
        join journals j on j.id = legs.journal and j.source in ('bill', 'bill-payment', 'bill-refund', 'bill-credit', 'opening-item') group by key) b
      full join (select supplier_id::text key, sum(open) open from bills group by supplier_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.open, 0)`,
  },
  {
    code: 'I70b',
    label: 'كل فاتورة مورّد تساوي أسطرها، والمتبقي منها ما لم يُدفع',
    find: sql`select b.number place, b.net + b.vat books, coalesce(l.total, 0)::bigint expected
      from bills b left join (select bill_id, sum(net) net, sum(vat) vat, sum(net + vat) total,
        sum(case when recoverable then vat else 0 end) back from bill_lines group by bill_id) l on l.bill_id = b.id
      where b.net is distinct from l.net or b.vat is distinct from l.vat or b.recoverable is distinct from l.back
      union all
      select b.number, b.open, (b.net + b.vat - coalesce(p.paid, 0) - coalesce(n.back, 0))::bigint
      from bills b left join (${paidOfBills}) p on p.bill_id = b.id
      left join (select bill_id, sum(net + vat) back from bill_credits group by bill_id) n on n.bill_id = b.id
      where b.reversed_at is null and b.open <> b.net + b.vat - coalesce(p.paid, 0) - coalesce(n.back, 0) or b.credited <> coalesce(n.back, 0)
      union all
      select n.number, n.net + n.vat, coalesce(sum(l.net + l.vat), 0)::bigint
      from bill_credits n left join bill_credit_lines l on l.credit_id = n.id
      group by n.id having n.net <> coalesce(sum(l.net), 0) or n.vat <> coalesce(sum(l.vat), 0)`,
  },
  {
    code: 'I22p',
    label: 'ما خرج من كل صندوق للمصروفات النثرية يساوي أوراقها',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.amount, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('1110')} legs
        join journals j on j.id = legs.journal and j.source = 'petty' group by key) b
      full join (select key, sum(amount) amount from (
          select box_id::text key, amount from petty_expenses p
            where not exists (select from petty_reversals r where r.expense_id = p.id and r.box_id is null)
          union all select r.box_id::text, -p.amount from petty_reversals r join petty_expenses p on p.id = r.expense_id
            where r.box_id is not null
        ) said group by key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.amount, 0)
      union all
      select 'vat', coalesce(sum(legs.amount), 0)::bigint, (select coalesce(sum(vat), 0)::bigint from petty_expenses p
        where not exists (select from petty_reversals r where r.expense_id = p.id))
      from ${legsOf('1250')} legs join journals j on j.id = legs.journal and j.source = 'petty'
      having coalesce(sum(legs.amount), 0) <> (select coalesce(sum(vat), 0) from petty_expenses p
        where not exists (select from petty_reversals r where r.expense_id = p.id))`,
  },
  {
    code: 'I61b',
    label: 'ضريبة المدخلات من الفواتير تساوي ما يُسترد من فواتير كل ربع',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.vat, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('1250')} legs
        join journals j on j.id = legs.journal and j.source in ('bill', 'bill-credit') group by key) b
      full join (select key, sum(vat) vat from (
          select to_char(posted_on, 'YYYY"-Q"Q') key, recoverable vat from bills where reversed_at is null or reversed_in is not null
          union all select reversed_in, -recoverable from bills where reversed_in is not null
          union all select to_char(posted_on, 'YYYY"-Q"Q'), -recoverable from bill_credits
        ) told group by key) d
        on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.vat, 0)`,
  },
]
