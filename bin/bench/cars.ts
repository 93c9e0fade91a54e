import { pack } from '#areas/calendar/packing.ts'
import { carSearch } from '#areas/vehicles/booking/results.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import { seedVehicles } from '#areas/vehicles/seed.ts'
import { timeline } from '#areas/vehicles/timeline/queries.ts'
import { readTimelineAsked } from '#areas/vehicles/timeline/timeline-asked.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type BenchOffice, benchOffice, median } from './office.ts'

const fleet = 500
const each = 40

/** What letting cars promises of speed: five hundred of them with twenty thousand bookings. */
export const carSpeeds = () =>
  benchOffice(async (office) => {
    const { ctx } = office
    await seedVehicles(ctx)
    await fill(office)
    const at = await offered(ctx)
    return {
      bookings: fleet * each,
      search: p95(await times(40, (round) => carSearch(ctx, asking(ctx, at.placeOut, round)))),
      booking: median(await times(30, (round) => reserveCar(ctx, booking(ctx, at, round)))),
      repack: median(await times(20, () => Promise.resolve(pack(...full())))),
      timeline: median(await times(20, () => timeline(ctx, { ...readTimelineAsked(new URLSearchParams()), class: at.classId }))),
    }
  })

/** Copies of cars of the demonstration, each with a booking of three days in every four, those of a class one after the other. */
async function fill({ admin }: BenchOffice) {
  await admin.query('set session_replication_role = replica; set synchronous_commit = off')
  await admin.query(`
    create temp table copies as
      select gen_random_uuid() id, v.id of, n from generate_series(1, ${fleet}) n
      join (select id, row_number() over (order by id) place, count(*) over () count from vehicles) v on v.place = n % v.count + 1;
    insert into resources (id, kind, class_id, offered_from, offered_until)
      select c.id, r.kind, r.class_id, null, now() + interval '400 days' from copies c join resources r on r.id = c.of;
    insert into vehicles select (jsonb_populate_record(v, jsonb_build_object('id', c.id, 'plate_digits', (10000 + n)::text,
      'plate_letters', 'ط ط', 'vin', null))).* from copies c join vehicles v on v.id = c.of;
    insert into occupancies (id, resource_id, kind, status, starts_at, ends_at, turnaround, reason, taken_by, taken_at)
      select gen_random_uuid(), c.id, 'car-rental', 'confirmed', begins, begins + interval '3 days', 120, 'CB', 'bench', now()
      from copies c cross join generate_series(0, ${each - 1}) b
      cross join lateral (select now() - interval '40 days' + make_interval(days => b * 4, hours => n % 24) begins) t`)
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

/** Ninety bookings on thirty cars that leave little room. */
function full(): Parameters<typeof pack> {
  const day = 86_400_000
  const lanes = Array.from({ length: 30 }, (_, at) => ({ id: `car ${at}`, from: 0, until: 40 * day }))
  const stretches = Array.from({ length: 90 }, (_, at) => {
    const from = (at % 30) * (day / 12) + Math.floor(at / 30) * 12 * day
    return { id: String(at), from, until: from + 8 * day, busyUntil: from + 8 * day + day / 12, lane: null }
  })
  return [lanes, stretches]
}

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
