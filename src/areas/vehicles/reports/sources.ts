import { type RawBuilder, sql } from 'kysely'
import { claimsOfKind } from '#areas/claims/public.ts'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { depositsInHand, resultOfThings } from '#areas/finance/public.ts'
import { isUuid } from '#platform/ids.ts'
import type { ReportSource } from '#platform/reports/read-report.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { carClaim } from '../claims/car-claim.ts'
import { rentalKind } from '../rentals/rental.ts'
import type { ReportName } from './report.ts'
import type { ReportAsked } from './report-asked.ts'
import { momentsOf, type Reader, secondsOf, vehiclesIn, wholeDays } from './within.ts'

type Source = (ctx: Reader, asked: ReportAsked) => ReportSource

const daysIn = (of: (seconds: RawBuilder<unknown>) => RawBuilder<unknown> = (one) => one) => {
  const [owned, workshop, out] = [sql`s.owned_for`, sql`s.workshop_for`, sql`s.out_for`].map((one) => wholeDays(of(one)))
  return sql`${owned} owned, ${workshop} workshop, ${wholeDays(of(sql`greatest(s.owned_for - s.workshop_for, 0)`))} able, ${out} "out"`
}

const utilisation: Source = (ctx, asked) => ({
  rows: sql`select s.id, s.id vehicle_id, s.vehicle, s.class, s.position, ${daysIn()} from ${secondsOf(ctx, asked)} s`,
  order: sql`position, vehicle`,
})

const utilisationClasses: Source = (ctx, asked) => ({
  rows: sql`select s.class_id id, s.class, s.position, count(*) vehicles, ${daysIn((one) => sql`sum(${one})`)}
    from ${secondsOf(ctx, asked)} s group by s.class_id, s.class, s.position`,
  order: sql`position`,
})

/** What the books say each thing brought and cost in the period. */
const resultIn = ({ from, to }: ReportAsked) => sql`(select b.resource_id, sum(b.income)::bigint income, sum(b.cost)::bigint cost
  from (${resultOfThings}) b where b.day between ${from}::date and ${to}::date group by b.resource_id)`

const revenue: Source = (ctx, asked) => ({
  rows: sql`select s.id, s.id vehicle_id, s.vehicle, s.class, ${wholeDays(sql`s.out_for`)} "out", coalesce(b.income, 0)::bigint income
    from ${secondsOf(ctx, asked)} s left join ${resultIn(asked)} b on b.resource_id = s.id`,
  order: sql`income desc, vehicle`,
})

const profit: Source = (ctx, asked) => ({
  rows: sql`select v.id, v.id vehicle_id, v.vehicle, v.class, coalesce(b.income, 0)::bigint income, coalesce(b.cost, 0)::bigint cost,
      (coalesce(b.income, 0) - coalesce(b.cost, 0))::bigint profit, v.bought_for bought, v.sold_for sold
    from ${vehiclesIn(ctx, asked)} v left join (select r.resource_id, sum(r.income) income, sum(r.cost) cost
      from (${resultOfThings}) r group by r.resource_id) b on b.resource_id = v.id`,
  order: sql`profit desc, vehicle`,
})

/** What nobody else pays of what was assessed is ours, once that is decided. */
const damage: Source = (ctx, asked) => {
  const { first, last } = momentsOf(ctx, asked)
  const parts = sql`coalesce(c.renter_part, 0) + coalesce(c.insurer_part, 0)`
  return {
    rows: sql`select c.id, c.id claim_id, c.subject_id vehicle_id, c.sequence, (extract(epoch from c.reported_at) * 1000)::bigint reported, v.vehicle, c.kind, c.state,
        coalesce(c.estimate, 0)::bigint cost, coalesce(c.renter_part, 0)::bigint renter, coalesce(c.insurer_part, 0)::bigint insurer,
        (${parts})::bigint recovered,
        (case when c.decided_at is null then 0 else greatest(coalesce(c.estimate, 0) - (${parts}), 0) end)::bigint borne, c.at
      from ${claimsOfKind(ctx.db, carClaim)} c join ${vehiclesIn(ctx, asked)} v on v.id = c.subject_id where c.at >= ${first} and c.at < ${last}`,
    order: sql`"at" desc, id`,
  }
}

const fines: Source = (ctx, asked) => {
  const { first, last } = momentsOf(ctx, asked)
  const sumOf = (...states: string[]) => sql`coalesce(sum(f.amount) filter (where f.state = any(${states}::text[])), 0)::bigint`
  return {
    rows: sql`select m.month id, m.month, count(*) fines, sum(f.amount)::bigint amount, ${sumOf('charged')} charged,
        coalesce(sum(f.fee) filter (where f.state = 'charged'), 0)::bigint fees, ${sumOf('absorbed', 'company')} absorbed,
        ${sumOf('matched', 'contested')} undecided
      from car_fines f join ${vehiclesIn(ctx, asked)} v on v.id = f.vehicle_id
      cross join lateral (select to_char(f.at at time zone 'Asia/Muscat', 'YYYY-MM') "month") m
      where f.at >= ${first} and f.at < ${last} and f.state <> 'cancelled' group by m.month`,
    order: sql`"month"`,
  }
}

const rentalsIn = (
  ctx: Reader,
  asked: ReportAsked,
) => sql`(select r.*, k.number contract, k.party_id renter, v.vehicle, v.class, v.class_id,
    v.position, q.source, q.snapshot from car_rentals r join ${contractsOfKind(ctx, rentalKind)} k on k.id = r.contract_id
  join car_reservations q on q.id = r.reservation_id join ${vehiclesIn(ctx, asked)} v on v.id = r.vehicle_id)`

const deposits: Source = (ctx, asked) => {
  const age = (from: number, to: number | null) => {
    const [until, since] = [daysAfter(dayOf(ctx.now()), -from), to === null ? '0001-01-01' : daysAfter(dayOf(ctx.now()), -to)]
    return sql`case when d.asked_on between ${since}::date and ${until}::date then d.held else 0 end::bigint`
  }
  return {
    rows: sql`select d.id, d.contract, r.renter, d.asked_on, d.release_on, d.held, ${age(0, 30)} "month", ${age(31, 60)} two,
        ${age(61, 90)} three, ${age(91, null)} older
      from (${depositsInHand('cars')}) d join ${rentalsIn(ctx, asked)} r on r.contract = d.contract`,
    order: sql`asked_on, contract`,
  }
}

const late: Source = (ctx, asked) => {
  const { first, last } = momentsOf(ctx, asked)
  return {
    rows: sql`select r.contract_id id, r.contract_id, r.contract, r.renter, r.vehicle_id, r.vehicle, r.planned_until,
        to_char(r.planned_until at time zone 'Asia/Muscat', 'YYYY-MM-DD') planned_on,
        to_char(r.returned_at at time zone 'Asia/Muscat', 'YYYY-MM-DD') returned_on,
        ceil(extract(epoch from coalesce(r.returned_at, ${ctx.now()}::timestamptz) - r.planned_until) / 3600)::bigint hours
      from ${rentalsIn(ctx, asked)} r
      where r.state in ('out', 'returned') and r.planned_until < coalesce(r.returned_at, ${ctx.now()}::timestamptz)
        and r.planned_until < ${last} and coalesce(r.returned_at, ${ctx.now()}::timestamptz) >= ${first}`,
    order: sql`hours desc, id`,
  }
}

/** Those that went out and began in the period, by the days that were agreed. */
const begunIn = (ctx: Reader, asked: ReportAsked) => {
  const { first, last } = momentsOf(ctx, asked)
  return sql`(select r.*, round(extract(epoch from r.planned_until - r.planned_from) / 86400)::bigint days from ${rentalsIn(ctx, asked)} r
    where r.state in ('out', 'returned') and r.planned_from >= ${first} and r.planned_from < ${last})`
}

const lengths: Source = (ctx, asked) => ({
  rows: sql`select r.source id, r.source, count(*) rentals, count(*) filter (where r.days < 7) short,
      count(*) filter (where r.days between 7 and 29) weeks, count(*) filter (where r.days >= 30) months, sum(r.days)::bigint days
    from ${begunIn(ctx, asked)} r group by r.source`,
  order: sql`rentals desc, id`,
})

const prices: Source = (ctx, asked) => ({
  rows: sql`select r.class_id id, r.class, r.position, count(*) rentals, sum(l.net)::bigint net, sum(l.off)::bigint "off",
      sum(l.net + l.off)::bigint card
    from ${begunIn(ctx, asked)} r cross join lateral (select sum((line->>'net')::bigint) net, sum(coalesce((line->>'off')::bigint, 0)) "off"
      from jsonb_array_elements(r.snapshot->'lines') line) l group by r.class_id, r.class, r.position`,
  order: sql`position`,
})

const kilometres: Source = (ctx, asked) => {
  const { first, last } = momentsOf(ctx, asked)
  return {
    rows: sql`select v.id, v.id vehicle_id, v.vehicle, v.class, coalesce(s.km, 0)::bigint km, coalesce(b.cost, 0)::bigint cost
      from ${vehiclesIn(ctx, asked)} v left join ${resultIn(asked)} b on b.resource_id = v.id
      left join (select vehicle_id, sum(odometer_back - odometer_out) km from car_rental_segments
        where back_at >= ${first} and back_at < ${last} group by vehicle_id) s on s.vehicle_id = v.id`,
    order: sql`cost desc, vehicle`,
  }
}

/** By class alone: whoever asked had not come to a branch yet. */
const noneFree: Source = (_, { from, to, class: classId }) => ({
  rows: sql`select c.id, c.name class, c.position, count(*) asked, count(*) filter (where n.way = 'web') web,
      count(*) filter (where n.way = 'desk') desk, sum(ceil(extract(epoch from n.ends_at - n.starts_at) / 86400))::bigint days
    from car_none_free n join vehicle_classes c on c.id = n.class_id
    where n.asked_on between ${from}::date and ${to}::date and ${isUuid(classId) ? sql`c.id = ${classId}` : sql`true`}
    group by c.id`,
  order: sql`position`,
})

export const sources: Record<ReportName, Source> = {
  ...{ utilisation, 'utilisation-classes': utilisationClasses, revenue, profit, damage, fines, deposits },
  ...{ late, lengths, prices, kilometres, 'none-free': noneFree },
}
