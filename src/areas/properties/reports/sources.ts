import { type RawBuilder, sql } from 'kysely'
import { daysTaken } from '#areas/calendar/public.ts'
import { rentsInTheBooks } from '#areas/finance/public.ts'
import type { ReportSource } from '#platform/reports/read-report.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { byFloorAndNumber } from '../unit-order.ts'
import type { ReportName } from './report.ts'
import { inForce, mandatesWithin, type Narrowed, type Reader, tenancies, unitsWithin } from './within.ts'

/** What the books say is reckoned once (`materialized`), not for each row it is joined to. */
type Source = (ctx: Reader, asked: Narrowed) => ReportSource

const byPlace = sql`sequence, ${byFloorAndNumber('asked')}`
const today = (ctx: Reader) => dayOf(ctx.now())

/** What of open rent is how old, on a day. */
function aged(day: string) {
  const sum = (condition: RawBuilder<unknown>) => sql`coalesce(sum(o.open) filter (where ${condition}), 0)::bigint`
  const since = (days: number) => sql`o.due_on >= ${daysAfter(day, -days)}::date`
  const late = sql`o.due_on < ${day}::date`
  return sql`${sum(sql`not ${late}`)} ahead, ${sum(sql`${late} and ${since(30)}`)} "month",
    ${sum(sql`not ${since(30)} and ${since(60)}`)} two, ${sum(sql`not ${since(60)} and ${since(90)}`)} three,
    ${sum(sql`not ${since(90)}`)} older, ${sum(late)} late, sum(o.covered)::bigint covered, sum(o.open)::bigint open`
}

/** Each unit with who has it now; then whoever owes anything for it under another lease, in a row of their own. */
const rentRoll: Source = (ctx, asked) => ({
  rows: sql`with o as materialized (
      select o.contract_id, ${aged(today(ctx))} from (${rentsInTheBooks.openRents}) o group by o.contract_id),
    roll as materialized (
      select u.*, t.contract_id lease_id, t.lease, t.tenant, t.starts_on, t.ends_on, t.rent month_rent, t.deposit held
      from (select id, kind, number, floor, property_id, property, sequence, out_since, rent from (${unitsWithin(ctx, asked)}) u) u
      left join lateral (select * from (${tenancies(ctx, today(ctx))}) t where t.unit_id = u.id and t.state in ${inForce}
        and t.starts_on <= ${today(ctx)}::date order by t.starts_on desc limit 1) t on true)
    select roll.*, roll.id unit_id, case when lease_id is null and out_since is null then rent end asking, o.late, o.open
    from roll left join o on o.contract_id = roll.lease_id
    union all select t.contract_id, u.kind, u.number, u.floor, u.property_id, u.property, u.sequence, u.out_since, u.rent,
      t.contract_id, t.lease, t.tenant, t.starts_on, t.ends_on, null, null, u.id, null, o.late, o.open
    from o join (${tenancies(ctx, today(ctx))}) t on t.contract_id = o.contract_id join (${unitsWithin(ctx, asked)}) u on u.id = t.unit_id
    where not exists (select from roll where roll.lease_id = t.contract_id)`,
  order: sql`${byPlace}, month_rent nulls last, lease_id desc nulls first`,
})

const arrears: Source = (ctx, asked) => ({
  rows: sql`select o.contract_id id, t.contract_id lease_id, t.lease, t.tenant, u.id unit_id, u.kind, u.number, u.floor, u.property_id, u.property,
      u.sequence, o.ahead, o."month", o.two, o.three, o.older, o.late, o.covered, o.open
    from (select o.contract_id, ${aged(today(ctx))} from (${rentsInTheBooks.openRents}) o group by o.contract_id) o
    join (${tenancies(ctx, today(ctx))}) t on t.contract_id = o.contract_id
    join (${unitsWithin(ctx, asked)}) u on u.id = t.unit_id`,
  order: sql`late desc, ${byPlace}`,
})

const collectors: Source = (ctx, asked) => ({
  rows: sql`select coalesce(f.logged_by, '') id, f.logged_by collector, count(distinct o.party_id) tenants, ${aged(today(ctx))}
    from (${rentsInTheBooks.openRents}) o join leases l on l.contract_id = o.contract_id
    join (${unitsWithin(ctx, asked)}) u on u.id = l.unit_id
    left join lateral (select logged_by::text from follow_ups where party_id in (select records_of_one(o.party_id))
      order by logged_at desc, id desc limit 1) f on true
    group by f.logged_by`,
  order: sql`late desc, id`,
})

/** Rent alone: what was broken, a deposit or a fee in an owner's name would make a month look paid or unpaid that is not. */
const collection: Source = (ctx, asked) => ({
  rows: sql`select u.property_id id, u.property_id, u.property, u.sequence, count(*) demands,
      sum(c.billed)::bigint billed, sum(c.timely)::bigint timely, sum(c.soon)::bigint soon, sum(c.paid)::bigint paid,
      sum(c.waived)::bigint waived, sum(c.open)::bigint open
    from (${rentsInTheBooks.chargedRents} and charges.kind = 'rent' and charges.due_on between ${asked.from}::date and ${asked.to}::date) c
    join leases l on l.contract_id = c.contract_id join (${unitsWithin(ctx, asked)}) u on u.id = l.unit_id
    group by u.property_id, u.property, u.sequence`,
  order: sql`sequence`,
})

/**
 * A day that is let, or is spent on a repair, is not vacant; what a vacant day would have brought is its part of the month it is in. Only
 * days that were ours to let count, until today: those of the mandates, or where there was none all since the unit was added.
 */
const vacancy: Source = (ctx, asked) => {
  const { from } = asked
  const [until = today(ctx)] = [asked.to, today(ctx)].toSorted()
  return {
    rows: sql`with mandated as materialized (select property_id, since, until from mandate_properties where since is not null),
      ours as materialized (
        select u.*, greatest(${from}::date, p.since) since, least(${until}::date, p.until) until from (${unitsWithin(ctx, asked)}) u
        join lateral (select since, until from mandated m where m.property_id = u.property_id
          union all select u.added_on, null where not exists (select from mandated m where m.property_id = u.property_id)) p on true
        where u.out_since is null)
      select u.id, u.id unit_id, u.kind, u.number, u.floor, u.property_id, u.property, u.sequence, u.rent asking, sum(e.days)::bigint days,
        sum(e.empty)::bigint "empty", sum(u.rent * e.empty / (m.last - m.first + 1))::bigint lost
      from ours u join (select m::date first, (m + interval '1 month')::date - 1 last
        from generate_series(date_trunc('month', (select min(since) from ours)), ${until}::date, interval '1 month') m
      ) m on m.last >= u.since and m.first <= u.until
      cross join lateral (select greatest(m.first, u.since) first, least(m.last, u.until) last) d cross join lateral (
        select d.last - d.first + 1 days, d.last - d.first + 1 - coalesce(sum(
          greatest(least(t.until_day, d.last) - greatest(t.from_day, d.first) + 1, 0)), 0)::integer "empty"
        from ${daysTaken(ctx, { from, until })} t where t.resource_id = u.id and t.kind in ('lease', 'maintenance')) e
      group by u.id, u.kind, u.number, u.floor, u.property_id, u.property, u.sequence, u.rent having sum(e.empty) > 0`,
    order: sql`lost desc, ${byPlace}`,
  }
}

const cheques: Source = (ctx, asked) => {
  const inStates = (...states: string[]) =>
    sql`coalesce(sum(q.amount) filter (where q.status = any(${states}::text[])), 0)::bigint`
  return {
    rows: sql`select to_char(w.week, 'YYYY-MM-DD') id, w.week, w.week + 6 until, count(*) cheques, ${inStates('received')} in_safe,
        ${inStates('deposited', 'redeposited')} at_bank, ${inStates('cleared')} cleared, ${inStates('bounced', 'legal')} bounced,
        sum(q.amount)::bigint amount
      from (${rentsInTheBooks.standingCheques} and q.due_on between ${asked.from}::date and ${asked.to}::date) q
      cross join lateral (select q.due_on - extract(dow from q.due_on)::integer week) w
      where q.party_id in (select records_of_one(t.tenant) from (${tenancies(ctx, today(ctx))}) t
        join (${unitsWithin(ctx, asked)}) u on u.id = t.unit_id where t.state not in ('draft', 'pending-signature', 'cancelled'))
      group by w.week`,
    order: sql`week`,
  }
}

const commissions: Source = (ctx, asked) => {
  const during = (day: RawBuilder<unknown>) => sql`${day} between ${asked.from}::date and ${asked.to}::date`
  return {
    rows: sql`with r as materialized (
        select mandate_id, sum(collected) collected from (${rentsInTheBooks.collectedRents} and ${during(sql`j.day`)}) r group by mandate_id),
      i as materialized (select mandate_id, sum(net) net, sum(vat) vat, sum(open) open
        from (${rentsInTheBooks.invoicedCommissions} and ${during(sql`i.issued_on`)}) i group by mandate_id)
      select m.id, m.title, m.party_id owner, coalesce(r.collected, 0)::bigint collected, coalesce(i.net, 0)::bigint net,
        coalesce(i.vat, 0)::bigint vat, coalesce(i.open, 0)::bigint open
      from (${mandatesWithin(ctx, asked)}) m
      left join r on r.mandate_id = m.id
      left join i on i.mandate_id = m.id
      where r.mandate_id is not null or i.mandate_id is not null`,
    order: sql`collected desc, title, id`,
  }
}

const renewals: Source = (ctx, asked) => ({
  rows: sql`select t.contract_id id, t.contract_id lease_id, t.lease, t.tenant, t.ends_on, t.rent month_rent, u.id unit_id, u.kind, u.number, u.floor,
      u.property_id, u.property, u.sequence, t.ends_on - ${today(ctx)}::date "left",
      case when next.state = 'draft' then 'renewal-drafted' when next.state = 'pending-signature' then 'renewal-sent'
        when next.id is not null then 'renewed' when t.state = 'notice-given' then 'leaving'
        when t.state in ${inForce} then 'undecided' else 'left' end outcome
    from (${tenancies(ctx, today(ctx))}) t join (${unitsWithin(ctx, asked)}) u on u.id = t.unit_id
    left join lateral (select other.contract_id id, other.state from (${tenancies(ctx, today(ctx))}) other
      where other.predecessor_id = t.contract_id and other.state <> 'cancelled' limit 1) next on true
    where t.state not in ('draft', 'pending-signature', 'cancelled')
      and t.ends_on between ${asked.from}::date and ${asked.to}::date`,
  order: sql`ends_on, ${byPlace}`,
})

const owners: Source = (ctx, asked) => ({
  rows: sql`select o.party_id id, o.party_id owner, count(*) mandates, sum(o.part)::bigint part, sum(o.owed)::bigint owed,
      sum(o.part + o.owed)::bigint balance
    from (${rentsInTheBooks.ownerBalances}) o join (${mandatesWithin(ctx, asked)}) m on m.id = o.mandate_id
    group by o.party_id`,
  order: sql`balance desc, id`,
})

export const sources: Record<ReportName, Source> = {
  'rent-roll': rentRoll,
  ...{ arrears, collectors, collection, vacancy, cheques, commissions, renewals, owners },
}
