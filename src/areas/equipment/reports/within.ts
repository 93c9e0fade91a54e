import { sql } from 'kysely'
import { contractsSeen } from '#areas/contracts/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'
import type { WorkCalendar } from '../pricing/work-days.ts'
import type { ReportAsked } from './report-asked.ts'

/** Whoever reads, by which permission, and when sites work. */
export type Reader = Pick<Ctx, 'db' | 'actor' | 'now'> & {
  permission: Permission
  calendar: WorkCalendar
  holidays: readonly string[]
}

const chosen = (id: string) => (isUuid(id) ? id : null)

const machinesWithin = ({ db, actor, permission }: Reader, { branch, kind }: ReportAsked) =>
  db
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .select(['machines.id', 'machines.branchId', 'machines.kindId', 'machineKinds.position', 'boughtOn', 'boughtFor', 'code'])
    .select(['machines.addedAt'])
    .select(sql<string>`concat_ws(' ', machine_kinds.name, machine_kinds.capacity)`.as('kind'))
    .select(sql<string>`machines.code || ' ' || machines.model`.as('machine'))
    .where((eb) => withinReach(eb, actor, permission, { branch: 'machines.branchId' }))
    .$if(branch !== '', (all) => all.where('machines.branchId', '=', chosen(branch)))
    .$if(kind !== '', (all) => all.where('machines.kindId', '=', chosen(kind)))

/** The machines a report is about, as rows it joins. */
export const machinesIn = (ctx: Reader, asked: ReportAsked) => sql`(${machinesWithin(ctx, asked)})`

/** The hires a report is about: `id`, `number`, `party_id`. */
export const hiresIn = (ctx: Reader, { branch }: ReportAsked) =>
  sql`(${contractsSeen(ctx, hireKind).$if(branch !== '', (all) => all.where('branchId', '=', chosen(branch)))})`

/** From the first moment of a period to its last. */
export const momentsOf = ({ from, to }: ReportAsked) => ({
  first: sql`(${from}::date::timestamp at time zone 'Asia/Muscat')`,
  last: sql`((${to}::date + 1)::timestamp at time zone 'Asia/Muscat')`,
})

/** No day to come has been worked yet. */
export const lastOf = (ctx: Reader, { to }: ReportAsked) => [to, dayOf(ctx.now())].toSorted()[0] ?? to
export const yesterday = (ctx: Reader) => daysAfter(dayOf(ctx.now()), -1)

export const localDay = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Muscat')::date`
type Stretch = { from: ReturnType<typeof sql>; until: ReturnType<typeof sql> }
const workDaysBetween = ({ rest, holidays }: WorkCalendar, { from, until }: Stretch) =>
  sql`generate_series(${from}::timestamp, ${until}::timestamp, '1 day') d where extract(dow from d)::int <> all(${[...rest]}::int[]) and d::date::text <> all(${[...holidays]}::text[])`

/**
 * Each machine with the working days of the period on which it was ours, those on which it stood on a site, and what its sheets say. A machine
 * without sheets worked on every day it was there.
 */
export function daysOfMachines(ctx: Reader, asked: ReportAsked) {
  const [first, last] = [sql`${asked.from}::date`, sql`${lastOf(ctx, asked)}::date`]
  return sql`(with of as materialized ${machinesIn(ctx, asked)},
    there as (select distinct s.machine_id, d::date "day", l.snapshot->>'sheetCounts' = 'nothing' alone
      from hire_segments s join hire_lines l on l.id = s.line_id cross join lateral (select d from ${workDaysBetween(
        ctx.calendar,
        {
          from: sql`greatest(${localDay(sql`s.out_at`)}, ${first})`,
          until: sql`least(coalesce(${localDay(sql`s.back_at`)}, ${last}), coalesce(${localDay(sql`l.off_hired_at`)}, ${last}), ${last})`,
        },
      )}) days where s.machine_id in (select id from of)),
    stood as (select machine_id, count(distinct "day") days, count(distinct "day") filter (where alone) alone from there group by machine_id),
    wrote as (select s.machine_id, count(distinct y.day) filter (where y.worked > 0 or y.loads > 0) days, sum(y.worked) worked,
        sum(y.standby) standby, sum(y.broken) broken
      from day_sheets y join hire_segments s on s.id = y.segment_id
      where y.day between ${first} and ${last} and s.machine_id in (select id from of) group by s.machine_id)
    select of.*, able.days able, coalesce(stood.days, 0) out_for, coalesce(wrote.days, 0) + coalesce(stood.alone, 0) worked_for,
      coalesce(wrote.worked, 0) worked, coalesce(wrote.standby, 0) standby, coalesce(wrote.broken, 0) broken
    from of cross join lateral (select count(*) days from ${workDaysBetween(ctx.calendar, {
      from: sql`greatest(least(of.bought_on, ${localDay(sql`of.added_at`)},
        (select min(${localDay(sql`s.out_at`)}) from hire_segments s where s.machine_id = of.id)), ${first})`,
      until: last,
    })}) able left join stood on stood.machine_id = of.id left join wrote on wrote.machine_id = of.id)`
}

export const wholeHours = (minutes: ReturnType<typeof sql>) => sql`round((${minutes}) / 60.0)::bigint`
