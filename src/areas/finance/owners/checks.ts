import { sql } from 'kysely'
import type { Check } from '#areas/finance/check.ts'
import { legsOf } from '#areas/finance/check.ts'
import { byHand } from '#areas/finance/result-checks.ts'
import { withoutGaps } from '#areas/finance/series-check.ts'

/** What is settled with owners and paid to them, held against what was posted; none of it uses what reckoned them. */
export const ownerChecks: Check[] = [
  withoutGaps({
    code: 'I08o',
    label: 'أرقام التسويات مع الملّاك متصلة بلا فجوة ولا تكرار',
    kinds: ['owner-settlement'],
    papers: sql`select 'owner-settlement' kind, branch_id, year, sequence from owner_settlements`,
  }),
  {
    code: 'I41',
    label: 'ما على الملّاك يساوي ما أُقرض لأماناتهم ولم يُسترد، ولا سلفة بجانب أمانات فيها مال',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.lent, 0)::bigint expected
      from (select key, sum(amount) net from ${legsOf('1225')} legs join journals j on j.id = legs.journal
        where j.source <> 'opening' and not ${byHand} group by key) b
      full join (select mandate_id::text key, sum(amount) lent from pool_loans group by mandate_id) d on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.lent, 0)
      union all
      select loan.key, leaf_net(loan.id), 0::bigint from leaves loan join leaves pool on pool.account = '2120' and pool.key = loan.key
      where loan.account = '1225' and leaf_net(loan.id) > 0 and leaf_net(pool.id) < 0`,
  },
  {
    code: 'I42',
    label: 'مستحقات الملّاك تساوي ما سُوّي معهم ولم يُصرف ولم يُقاصّ، مالكًا مالكًا',
    find: sql`select coalesce(b.key, d.key) place, coalesce(b.net, 0)::bigint books, coalesce(d.owed, 0)::bigint expected
      from (select key, -sum(amount) net from ${legsOf('2125')} legs join journals j on j.id = legs.journal
        where j.source <> 'opening' and not ${byHand} group by key) b
      full join (select key, sum(amount) owed from (
          select h.party_id::text key, h.amount from owner_settlements s join owner_settlement_shares h on h.settlement_id = s.id
            where s.status = 'settled'
          union all select party_id::text, -amount from payouts where kind = 'owner' and status = 'paid'
          union all select owner_id::text, case when takes_back is null then -1 else 1 end * (net + vat)
            from allocations where owner_id is not null) told group by key) d
        on d.key = b.key
      where coalesce(b.net, 0) <> coalesce(d.owed, 0)`,
  },
  {
    code: 'I43',
    label: 'كل مالك أخذ حصته من كل ما سُوّي بالبيسة، بأكبر البواقي',
    find: sql`with had as (
        select w.mandate_id, w.period, w.place, w.party_id, w.parts, coalesce((select sum(h.amount) from owner_settlements s
            join owner_settlement_shares h on h.settlement_id = s.id and h.party_id = w.party_id
            where s.mandate_id = w.mandate_id and s.period = w.period and s.status = 'settled'), 0) amount
        from owner_shares w),
      part as (select *, sum(amount) over whole as "all",
          div(sum(amount) over whole * parts, sum(parts) over whole) base,
          mod(sum(amount) over whole * parts, sum(parts) over whole) rest
        from had window whole as (partition by mandate_id, period)),
      fair as (select *, base + case when row_number() over (partition by mandate_id, period order by rest desc, place)
          <= "all" - sum(base) over (partition by mandate_id, period) then 1 else 0 end due from part)
      select mandate_id || ' ' || party_id place, amount::bigint books, due::bigint expected from fair where amount <> due`,
  },
  {
    code: 'I44',
    label: 'ما لم يصل البنك حين سُوّي بقي في الأمانات',
    find: sql`select s.number place, lies.amount books, uncleared.amount expected
      from owner_settlements s join owner_settlement_postings p on p.settlement_id = s.id join journals j on j.id = p.journal_id
      cross join lateral (select coalesce(-sum(legs.amount), 0)::bigint amount from ${legsOf('2120')} legs
        join journals at on at.id = legs.journal and at.sequence <= j.sequence where legs.key = s.mandate_id::text) lies
      cross join lateral (select coalesce(sum(least(paid.amount, waiting.amount)), 0)::bigint amount
        from (select a.receipt_id, sum(case when a.takes_back is null then a.net + a.vat else -a.net - a.vat end) amount
          from allocations a join charges c on c.id = a.charge_id join journals at on at.id = a.journal_id and at.sequence < j.sequence
          where c.debt_account = '9110' and c.income_key = s.mandate_id::text and a.receipt_id is not null group by a.receipt_id) paid
        join (select r.receipt_id, sum(r.amount) amount from receipt_parts r where r.account = '1150' and not exists (
            select from settled_parts k join card_settlements c on c.id = k.settlement_id join journals at on at.id = c.journal_id
            where k.part_id = r.id and at.sequence < j.sequence) group by r.receipt_id) waiting on waiting.receipt_id = paid.receipt_id
      ) uncleared
      where s.status = 'settled' and lies.amount < uncleared.amount`,
  },
  {
    code: 'I45',
    label: 'العمولة كما اتُّفق عليها من كل ما حُصّل أو استُحق أو بدأ من الأشهر، مقرّبة مرة واحدة',
    find: sql`with r as (select distinct on (mandate_id) * from commission_runs order by mandate_id, sequence desc)
      select r.mandate_id::text place, invoiced.net books, reckoned.net expected from r
      cross join lateral (select (r.base_commission + case r.basis when 'fixed' then r.fee * (r.collected - r.base_collected)
        else div(2 * (r.collected - r.base_collected) * r.rate + 10000, 20000) end)::bigint net) reckoned
      cross join lateral (select coalesce(sum(m.net), 0)::bigint net from charges c
        join charge_movements m on m.charge_id = c.id and m.kind in ('raised', 'credited')
        where c.kind in ('commission', 'management-fee') and c.contract_id = r.mandate_id) invoiced
      where r.collected >= r.base_collected and invoiced.net <> reckoned.net
      union all
      select r.mandate_id::text, r.collected, got.net from r
      cross join lateral (select count(*) payments, coalesce(sum(case when a.takes_back is null then a.net else -a.net end), 0)::bigint net
        from charges c join allocations a on a.charge_id = c.id
        where c.debt_account = '9110' and c.income_key = r.mandate_id::text and c.kind = 'rent') got
      where r.basis = 'collected' and got.payments = r.payments and got.net <> r.collected
      union all
      select r.mandate_id::text, r.collected, got.net from r
      cross join lateral (select count(*) papers, coalesce(sum(m.net), 0)::bigint net from charges c
        join charge_movements m on m.charge_id = c.id and m.kind in ('raised', 'credited')
        where c.debt_account = '9110' and c.income_key = r.mandate_id::text and c.kind = 'rent') got
      where r.basis = 'billed' and got.papers = r.payments and got.net <> r.collected
      union all
      select r.mandate_id::text, r.collected, begun.months from r join owner_pools p on p.mandate_id = r.mandate_id
      cross join lateral (select count(*) months from generate_series(0, 1200) k
        where (r.fee_since + make_interval(months => k))::date <= (r.ran_at at time zone 'Asia/Muscat')::date) begun
      where r.basis = 'fixed' and p.fee_until is null and begun.months <> r.collected`,
  },
]
