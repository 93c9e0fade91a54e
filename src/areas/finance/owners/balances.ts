import { sql } from 'kysely'

/** What lies in the leaf of an account that has this key, on the account's own side. */
const lies = (account: string, sign: 1 | -1, key: string) =>
  sql`coalesce((select ${sql.lit(sign)} * leaf_net(id) from leaves where account = ${account} and key = ${sql.ref(key)}::text), 0)::bigint`

/**
 * Each owner of today under each mandate: his part of what was collected and lies with us, and what is settled with him by it and not paid;
 * and whoever is none any more, as long as he is owed by it. The books keep what an owner is owed in one sum: whatever went out of it
 * went of what was settled first, so that the newest settlements make up what is left, and what none of them told lies under the
 * first of his mandates.
 * What lies there is asked of the ledger once for each mandate and owner, not wherever it is reckoned with.
 */
export const ownerBalances = sql`
  with p as materialized (select mandate_id, branch_id, label, period, ${lies('2120', -1, 'mandate_id')} lies from owner_pools),
    s as materialized (
      select mandate_id, period, place, party_id, parts, sum(parts) over (partition by mandate_id, period) whole from owner_shares),
    o as materialized (select party_id, ${lies('2125', -1, 'party_id')} owed from (select distinct party_id from s) one),
    told as (
      select h.party_id, t.mandate_id, h.amount, t.agreed_at, t.number from o join owner_settlement_shares h on h.party_id = o.party_id
        join owner_settlements t on t.id = h.settlement_id and t.status = 'settled' where o.owed > 0
      union all (select distinct on (o.party_id) o.party_id, s.mandate_id, o.owed, '-infinity', '' from o
        join s on s.party_id = o.party_id join p on p.mandate_id = s.mandate_id
        where o.owed > 0 order by o.party_id, s.period < p.period, p.label, p.mandate_id)),
    w as materialized (
      select mandate_id, party_id, sum(greatest(least(amount, owed - newer), 0))::bigint owed
      from (select told.*, o.owed, sum(told.amount) over (partition by told.party_id order by agreed_at desc, number desc) - told.amount newer
        from told join o on o.party_id = told.party_id) laid
      group by mandate_id, party_id)
  select p.mandate_id, p.branch_id, p.label, s.party_id, s.parts, s.whole, p.lies, coalesce(w.owed, 0)::bigint owed,
    case when s.place > 1 then floor(p.lies * s.parts / s.whole)
      else p.lies - coalesce(sum(floor(p.lies * s.parts / s.whole)) filter (where s.place > 1) over (partition by p.mandate_id), 0)
      end::bigint part
  from p join s on s.mandate_id = p.mandate_id and s.period = p.period
  left join w on w.mandate_id = s.mandate_id and w.party_id = s.party_id
  union all select p.mandate_id, p.branch_id, p.label, gone.party_id, 0, gone.whole, p.lies, w.owed, 0
  from p join (select distinct on (mandate_id, party_id) * from s order by mandate_id, party_id, period desc) gone
    on gone.mandate_id = p.mandate_id
  join w on w.mandate_id = gone.mandate_id and w.party_id = gone.party_id
  where gone.period < p.period and w.owed > 0`

/** Our commission by mandate and day: what was invoiced, less what was credited of it, and what of it waits to be paid. */
export const invoicedCommissions = sql`
  select c.contract_id mandate_id, i.issued_on, (c.net + coalesce(k.net, 0))::bigint net, (c.vat + coalesce(k.vat, 0))::bigint vat,
    c.open_net + c.open_vat open
  from charges c join invoices i on i.id = c.invoice_id
  left join lateral (select sum(m.net) net, sum(m.vat) vat from charge_movements m
    where m.charge_id = c.id and m.kind = 'credited') k on true
  where c.kind = 'commission'`

/** What came in of the rents of each lease by day, before tax and without damage or fees; what was taken back of it lies on the day of that. */
export const collectedRents = sql`
  select c.contract_id, c.income_key::uuid mandate_id, j.day, -m.net collected
  from charges c join charge_movements m on m.charge_id = c.id and m.kind in ('paid', 'released')
  join journals j on j.id = m.journal_id where c.debt_account = '9110' and c.kind = 'rent'`
