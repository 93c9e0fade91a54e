import { sql } from 'kysely'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import type { ReportAsked } from './report-asked.ts'

export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const chosen = (id: string) => (isUuid(id) ? id : null)

/** The vehicles a report is about: within reach of whoever sees what they cost, of a branch or of a class. */
const vehiclesWithin = (ctx: Reader, { branch, class: classId }: ReportAsked) =>
  ctx.db
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .select(['vehicles.id', 'vehicles.branchId', 'vehicles.classId', 'vehicleClasses.name as class', 'vehicleClasses.position'])
    .select(['vehicles.boughtOn', 'vehicles.boughtFor', 'vehicles.soldOn', 'vehicles.soldFor', 'vehicles.addedAt'])
    .select(sql<string>`vehicles.model || ' ' || vehicles.plate_digits || ' ' || vehicles.plate_letters`.as('vehicle'))
    .where((eb) => withinReach(eb, ctx.actor, vehiclesPermissions.viewCosts, { branch: 'vehicles.branchId' }))
    .$if(branch !== '', (all) => all.where('vehicles.branchId', '=', chosen(branch)))
    .$if(classId !== '', (all) => all.where('vehicles.classId', '=', chosen(classId)))

/** As rows a report joins: `id`, `vehicle`, `class`. */
export const vehiclesIn = (ctx: Reader, asked: ReportAsked) => sql`(${vehiclesWithin(ctx, asked)})`

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Muscat')`

/** From the first moment of a period to its last, or to now. */
export const momentsOf = (ctx: Reader, { from, to }: ReportAsked) => ({
  first: startOf(from),
  last: sql`least((${to}::date + 1)::timestamp at time zone 'Asia/Muscat', ${ctx.now()}::timestamptz)`,
})

/**
 * Each vehicle with its seconds in the period: ours, out with somebody, and in the workshop where it was not out. In the workshop it is from the
 * moment that was said of it until something else was.
 */
export function secondsOf(ctx: Reader, asked: ReportAsked) {
  const { first, last } = momentsOf(ctx, asked)
  const period = sql`tstzmultirange(tstzrange(${first}, greatest(${first}, ${last})))`
  const seconds = (ranges: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(extract(epoch from upper(one) - lower(one))) from unnest(${period} * ${ranges}) one), 0)`
  const owned = sql`tstzmultirange(tstzrange(coalesce(o.since, v.added_at), (v.sold_on + 1)::timestamp at time zone 'Asia/Muscat'))`
  return sql`(select v.*, ${seconds(owned)} owned_for, ${seconds(sql`(w.ranges - o.ranges)`)} workshop_for, ${seconds(sql`o.ranges`)} out_for
    from ${vehiclesIn(ctx, asked)} v
    cross join lateral (select coalesce(range_agg(tstzrange(s.out_at, s.back_at)), '{}') ranges,
        least(v.added_at, v.bought_on::timestamp at time zone 'Asia/Muscat', min(s.out_at)) since
      from car_rental_segments s where s.vehicle_id = v.id) o
    cross join lateral (select coalesce(range_agg(tstzrange(r.happened_at, r.next_at)), '{}') ranges from (
        select happened_at, data->>'to' became, lead(happened_at) over (order by happened_at, sequence) next_at
        from facts where subject_id = v.id::text and name = 'vehicles.readiness-set') r
      where r.became in ('maintenance', 'accident')) w)`
}

export const wholeDays = (seconds: ReturnType<typeof sql>) => sql`round(${seconds} / 86400)::bigint`
