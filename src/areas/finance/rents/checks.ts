import { type RawBuilder, sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { byHand } from '#areas/finance/result-checks.ts'

/** What came into the pool of a mandate and left it, by the papers: `key` and `amount`. Whatever posts to a pool has its rows here. */
const pooled: readonly RawBuilder<unknown>[] = [
  // What tenants paid of their rents, from whatever they had with us.
  sql`select c.income_key key, case when a.takes_back is null then 1 else -1 end * (a.net + a.vat) amount
    from allocations a join charges c on c.id = a.charge_id where c.debt_account = '9110'`,
  // What the pool paid itself: our commission and its tax.
  sql`select pool_id::text, case when takes_back is null then -1 else 1 end * (net + vat) from allocations where pool_id is not null`,
  // What was settled with owners.
  sql`select s.mandate_id::text, -h.amount from owner_settlements s join owner_settlement_shares h on h.settlement_id = s.id
    where s.status = 'settled'`,
  // What suppliers did in the owners' name, and what they took back of it.
  sql`select l.asset, -(l.net + l.vat) from bill_lines l join bills b on b.id = l.bill_id
    where l.account = '2120' and b.reversed_at is null`,
  sql`select l.asset, k.net + k.vat from bill_credit_lines k
    join bill_lines l on l.bill_id = k.bill_id and l.place = k.place where l.account = '2120'`,
  // What the company lent it, and took back.
  sql`select mandate_id::text, amount from pool_loans`,
]

/** What lies with us for owners, held against the papers, mandate by mandate. */
export const rentChecks: Check[] = [
  {
    code: 'I40',
    label: 'أمانات الملّاك تساوي ما حُصّل لهم ولم يخرج، اتفاقية اتفاقية',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.lies, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('2120')} legs join journals j on j.id = legs.journal
        where j.source <> 'opening' and not ${byHand} group by key) b
      full join (select key, sum(amount) lies from (${sql.join(pooled, sql` union all `)}) told group by key) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.lies, 0)`,
  },
  {
    code: 'I11k',
    label: 'لكل مستحق لمالك عقده واتفاقيته، ولا ضريبة منه في إقرارنا',
    find: sql`select c.id::text place, c.net books, 0::bigint expected from charges c join invoices i on i.id = c.invoice_id
      where (c.debt_account = '9110') <> (c.kind in ('rent', 'rent-late-fee', 'rent-utility', 'rent-damage', 'owner-deposit'))
        or c.debt_account = '9110' and (c.income_account <> '9120' or c.income_key = '' or c.contract_id is null or c.line <> 'rent'
          or i.kind <> 'rent-demand')`,
  },
]
