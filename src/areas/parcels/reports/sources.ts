import { type RawBuilder, sql } from 'kysely'
import { sumsInHands, sumsRemitted } from '#areas/finance/public-cod.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import type { ReportSource } from '#platform/reports/read-report.ts'
import { dayOf } from '#values/days.ts'
import type { ReportName } from './report.ts'
import type { ReportAsked } from './report-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>
type Source = (ctx: Reader, asked: ReportAsked) => ReportSource

type Branch = 'parcels.branchId' | 'parcels.fromBranchId' | 'parcels.toBranchId'

/** The parcels a report is about, with their zone: those that are in the branches of whoever reads it, came in there, or go there. */
const parcelsIn = ({ db, actor }: Reader, { branch }: ReportAsked, by: Branch = 'parcels.branchId') =>
  sql`(${db
    .selectFrom('parcels')
    .innerJoin('tariffZones', 'tariffZones.id', 'parcels.zoneId')
    .selectAll('parcels')
    .select('tariffZones.name as zone')
    .where((eb) => withinReach(eb, actor, parcelPermissions.viewReports, { branch: by }))
    .$if(branch !== '', (all) => all.where(by, '=', isUuid(branch) ? branch : null))})`

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Muscat')`
const within = (at: RawBuilder<unknown>, { from, to }: ReportAsked) =>
  sql`${at} >= ${startOf(from)} and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Muscat'`
const day = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Asia/Muscat')::date`

/** No later correction says that the event was wrong. */
const isRight = sql`not exists (select from parcel_events c where c.corrects_id = e.id)`

/** The day a promise was kept: who fetches a parcel comes when they like, and it was there when it was ready. */
const kept = day(sql`case when p.service = 'branch' then coalesce(p.ready_at, p.ended_at) else p.ended_at end`)

const onTime: Source = (ctx, asked) => ({
  rows: sql`select p.zone_id id, p.zone, count(*) delivered,
      count(*) filter (where p.promised_on is null or ${kept} <= p.promised_on) on_time
    from ${parcelsIn(ctx, asked, 'parcels.toBranchId')} p where p.state = 'handed-over' and ${within(sql`p.ended_at`, asked)} group by p.zone_id, p.zone`,
  order: sql`delivered desc, zone`,
})

const firstAttempt: Source = (ctx, asked) => ({
  rows: sql`select p.zone_id id, p.zone, count(*) delivered, count(*) filter (where not exists (
      select 1 from parcel_events e where e.parcel_id = p.id and e.step = 'attempt-failed' and ${isRight})) "first"
    from ${parcelsIn(ctx, asked, 'parcels.toBranchId')} p
    where p.state = 'handed-over' and p.service = 'door' and ${within(sql`p.ended_at`, asked)} group by p.zone_id, p.zone`,
  order: sql`delivered desc, zone`,
})

const reasons: Source = (ctx, asked) => ({
  rows: sql`select coalesce(e.reason, '') id, coalesce(e.reason, 'لم يُذكر') reason, count(distinct (e.parcel_id, e.at)) attempts,
      count(distinct e.parcel_id) parcels
    from parcel_events e join ${parcelsIn(ctx, asked)} p on p.id = e.parcel_id
    where e.step = 'attempt-failed' and ${isRight} and ${within(sql`e.at`, asked)} group by e.reason`,
  order: sql`attempts desc, reason`,
})

const ageing: Source = (ctx, asked) => {
  const days = sql`(${dayOf(ctx.now())}::date - ${day(sql`p.accepted_at`)})`
  const between = (from: number, to: number) => sql`count(*) filter (where ${days} between ${from} and ${to})`
  return {
    rows: sql`select p.zone_id id, p.zone, ${between(0, 2)} two, ${between(3, 4)} four, ${between(5, 7)} week, ${between(8, 14)} fortnight,
        count(*) filter (where ${days} >= 15) older, count(*) stored
      from ${parcelsIn(ctx, asked)} p where p.ended_at is null
        and p.state in ('accepted', 'shelved', 'at-branch', 'ready-for-pickup', 'returning') group by p.zone_id, p.zone`,
    order: sql`stored desc, zone`,
  }
}

const couriers: Source = (ctx, asked) => ({
  rows: sql`select r.courier_id id, max(r.courier_name) courier, count(distinct r.day) "days",
      count(*) filter (where s.state <> 'planned') carried, count(*) filter (where s.state = 'delivered') delivered
    from parcel_runs r join parcel_stops s on s.run_id = r.id join ${parcelsIn(ctx, asked)} p on p.id = s.parcel_id
    where r.day between ${asked.from}::date and ${asked.to}::date and r.state <> 'planned' group by r.courier_id`,
  order: sql`delivered desc, courier`,
})

const lost: Source = (ctx, asked) => {
  const had = (step: string) =>
    sql`count(*) filter (where exists (select 1 from parcel_events e where e.parcel_id = p.id and e.step = ${step} and ${isRight}))`
  return {
    rows: sql`select m.month id, m.month, count(*) accepted, count(*) filter (where p.state = 'lost') lost, ${had('damaged')} damaged
      from ${parcelsIn(ctx, asked, 'parcels.fromBranchId')} p
      cross join lateral (select to_char(p.accepted_at at time zone 'Asia/Muscat', 'YYYY-MM') "month") m
      where p.accepted_at is not null and ${within(sql`p.accepted_at`, asked)} group by m.month`,
    order: sql`"month"`,
  }
}

const unproved: Source = (ctx, asked) => ({
  rows: sql`select r.courier_id id, max(r.courier_name) courier, count(*) filter (where s.state = 'delivered') delivered,
      count(*) filter (where s.state = 'delivered' and o.by in ('signature', 'photo')) unproved,
      count(*) filter (where s.state = 'delivered' and p.missed_at is not null) missed,
      count(k.stop_id) conflicts
    from parcel_runs r join parcel_stops s on s.run_id = r.id join ${parcelsIn(ctx, asked)} p on p.id = s.parcel_id
    left join parcel_proofs o on o.parcel_id = p.id
    left join (select distinct stop_id from parcel_phone_events where result = 'conflict') k on k.stop_id = s.id
    where r.day between ${asked.from}::date and ${asked.to}::date and r.state <> 'planned' group by r.courier_id`,
  order: sql`unproved desc, courier`,
})

/** Of sums that belong to a branch, those a report is about. */
const sumsIn = ({ db, actor }: Reader, { branch }: ReportAsked, sums: RawBuilder<{ branchId: string }>) =>
  sql`(${db
    .selectFrom(sums.as('s'))
    .selectAll()
    .where((eb) => withinReach(eb, actor, parcelPermissions.viewReports, { branch: 's.branchId' }))
    .$if(branch !== '', (all) => all.where('s.branchId', '=', isUuid(branch) ? branch : null))})`

const custody: Source = (ctx, asked) => {
  const days = sql`(${dayOf(ctx.now())}::date - ${day(sql`h.at`)})`
  const held = (which: RawBuilder<unknown>) => sql`coalesce(sum(h.amount) filter (where ${days} ${which}), 0)::bigint`
  return {
    rows: sql`select h.courier_id id, h.courier_id courier, count(*) sums, ${held(sql`= 0`)} today, ${held(sql`= 1`)} yesterday,
        ${held(sql`between 2 and 3`)} days, ${held(sql`> 3`)} older, sum(h.amount)::bigint held
      from ${sumsIn(ctx, asked, sumsInHands)} h group by h.courier_id`,
    order: sql`older desc, held desc`,
  }
}

const remittances: Source = (ctx, asked) => ({
  rows: sql`select r.merchant_id id, r.merchant_id merchant, count(*) parcels, sum(r.amount)::bigint paid,
      trim_scale(round(avg(r.days), 1))::text average, max(r.days)::text longest
    from ${sumsIn(ctx, asked, sumsRemitted)} r where r.paid_on between ${asked.from}::date and ${asked.to}::date
    group by r.merchant_id`,
  order: sql`paid desc`,
})

const merchants: Source = (ctx, asked) => ({
  rows: sql`select m.*, m.carriage + m.fees - m.claims profit from (
    select p.sender_id id, p.sender_id merchant, count(*) parcels, sum(p.carriage)::bigint carriage, sum(p.cod_fee)::bigint fees,
      coalesce(sum((select sum(c.assessed) from parcel_claims c where c.parcel_id = p.id and c.state in ('accepted', 'paid'))), 0)::bigint claims
    from ${parcelsIn(ctx, asked, 'parcels.fromBranchId')} p where p.accepted_at is not null and ${within(sql`p.accepted_at`, asked)} group by p.sender_id) m`,
  order: sql`profit desc`,
})

export const sources: Record<ReportName, Source> = {
  'on-time': onTime,
  'first-attempt': firstAttempt,
  ...{ reasons, ageing, couriers, lost, unproved, custody, remittances, merchants },
}
