import type pg from 'pg'
import { z } from 'zod'
import { occupyAnyOf } from '#areas/calendar/public.ts'
import { carSearch } from '#areas/vehicles/booking/results.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import { seedVehicles } from '#areas/vehicles/seed.ts'
import { timeline } from '#areas/vehicles/timeline/queries.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type BenchOffice, benchOffice, median } from './office.ts'

const fleet = 500
const each = 40
const everyCar = { q: '', class: '', start: '', span: '', chosen: '' } as const

/** What letting cars promises of speed: five hundred of them with twenty thousand bookings. */
export const carSpeeds = () =>
  benchOffice(async (office) => {
    const { ctx } = office
    await seedVehicles(ctx)
    await fillFleet(office.admin, { fleet, each })
    const at = await offered(ctx)
    const search = (round: number) => carSearch(ctx, asking(ctx, at.placeOut, round))
    // A server that has been asked before: the first answers of a process are slower.
    await times(40, search)
    return {
      bookings: fleet * each,
      search: p95(await times(100, search)),
      booking: median(await times(30, (round) => reserveCar(ctx, booking(ctx, at, round)))),
      repack: await repack(office),
      timeline: median(await times(20, () => timeline(ctx, { ...everyCar, class: at.classId }))),
    }
  })

/**
 * Copies of cars of the demonstration, each with a booking of three days in every four, those of a class one after the other. The largest
 * class is full for months: who asks for it hears from when on one is free. What has not begun may still move.
 */
export async function fillFleet(admin: pg.Client, { fleet, each }: { fleet: number; each: number }) {
  await admin.query('set session_replication_role = replica; set synchronous_commit = off')
  await admin.query(`
    create temp table copies as
      select gen_random_uuid() id, v.id of, n from generate_series(1, ${fleet}) n
      join (select id, row_number() over (order by id) place, count(*) over () count from vehicles) v on v.place = n % v.count + 1;
    insert into resources (id, kind, class_id, offered_from, offered_until)
      select c.id, r.kind, r.class_id, null, now() + interval '400 days' from copies c join resources r on r.id = c.of;
    insert into vehicles select (jsonb_populate_record(v, jsonb_build_object('id', c.id, 'plate_digits', (10000 + n)::text,
      'plate_letters', 'ط ط', 'vin', null))).* from copies c join vehicles v on v.id = c.of;
    create temp table largest as select class_id from resources where class_id is not null group by 1 order by count(*) desc limit 1;
    update resources set offered_until = now() where class_id in (table largest) and id not in (select id from copies);
    insert into occupancies (id, resource_id, kind, status, starts_at, ends_at, turnaround, pinned, reason, taken_by, taken_at)
      select gen_random_uuid(), c.id, 'car-rental', 'confirmed', begins, begins + make_interval(hours => hours), 120, begins < now(),
        'CB', 'bench', now()
      from copies c join resources r using (id) cross join generate_series(0, ${each - 1}) b
      cross join lateral (select now() - interval '40 days' + make_interval(days => b * 4, hours => n / 24) begins,
        case when class_id in (table largest) then 94 else 72 end hours) t`)
  for (const table of ['resources', 'vehicles', 'occupancies']) await admin.query(`vacuum analyze ${table}`)
  await admin.query('set session_replication_role = origin')
}

async function offered({ db }: Ctx) {
  const { id: placeOut } = await db.selectFrom('carPlaces').select('id').where('kind', '=', 'office').executeTakeFirstOrThrow()
  const one = await db.selectFrom('vehicleClasses').select('id').orderBy('position').executeTakeFirstOrThrow()
  return { placeOut, classId: one.id }
}
type Offered = Awaited<ReturnType<typeof offered>>

const asking = (ctx: Ctx, placeOut: string, round: number) => {
  const from = daysAfter(dayOf(ctx.now()), 2 + round)
  const days = { from, fromTime: '10:00', until: daysAfter(from, 1 + (round % 7)), untilTime: '10:00' }
  return new URLSearchParams({ ...days, placeOut, placeBack: placeOut })
}

/** A day between the bookings of the class: it finds a gap, and others move for the next. */
const booking = (ctx: Ctx, { placeOut, classId }: Offered, round: number) => {
  const from = daysAfter(dayOf(ctx.now()), 3 + round)
  return {
    ...{ id: ctx.newId(), classId, placeOut, placeBack: placeOut, addOns: [], source: 'phone' as const, how: 'confirm' as const },
    ...{ from, fromTime: '10:00', until: from, untilTime: '20:00', name: `سالم العمري ${round}`, phone: `9${1_000_000 + round}` },
  }
}

/** A class of thirty cars and ninety bookings, three on each, none of which is free for six weeks until the others lie closer. */
async function scattered({ admin }: BenchOffice) {
  const { rows } = await admin.query<{ id: string }>(`
    with class as (select gen_random_uuid() id), things as (
      insert into resources (id, kind, class_id) select gen_random_uuid(), 'vehicle', class.id from class, generate_series(1, 30)
      returning id, class_id
    ), numbered as (select id, row_number() over () n from things), planned as (
      insert into occupancies (id, resource_id, kind, status, starts_at, ends_at, turnaround, pinned, reason, taken_by, taken_at)
      select gen_random_uuid(), id, 'car-rental', 'confirmed', begins, begins + interval '3 days', 120, false, 'CB', 'bench', now()
      from numbered cross join generate_series(0, 2) layer
      cross join lateral (select now() + make_interval(days => 1 + layer * 13 + (n % 3)::int * 4) begins) t)
    select id from class`)
  return rows[0]?.id ?? ''
}

const sixWeeks = command({
  name: 'bench.six-weeks',
  permission: anyone,
  input: z.object({ classId: z.string() }),
  run: (work, { classId }) => {
    const [from, until] = [new Date(work.now().getTime() + 3_600_000), new Date(work.now().getTime() + 42 * 86_400_000)]
    const said = { kind: 'car-rental' as const, reason: 'CB', field: 'from', full: 'they did not fit' }
    return occupyAnyOf(work, { classId, from, until, turnaround: 120, ...said })
  },
})

/** All are laid anew: those that moved are counted, so that nobody measures a class in which nothing had to. */
async function repack({ ctx, ...office }: BenchOffice) {
  const classIds: string[] = []
  for (let round = 0; round <= repacks; round += 1) classIds.push(await scattered({ ctx, ...office }))
  const took = await times(repacks, (round) => sixWeeks(ctx, { classId: classIds[round] ?? '' }))
  const { rowCount } = await office.admin.query(`select from facts where name = 'calendar.moved-here'`)
  if ((rowCount ?? 0) < repacks * 20) throw new Error(`only ${rowCount} bookings were moved`)
  return median(took)
}
const repacks = 10

async function times(count: number, does: (round: number) => Promise<unknown>) {
  const took: number[] = []
  await does(count)
  for (let round = 0; round < count; round += 1) {
    const began = performance.now()
    await does(round)
    took.push(performance.now() - began)
  }
  return took
}

const p95 = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * 0.95)] ?? 0
