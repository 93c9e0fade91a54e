import { barsAmong, roomOf } from '#areas/calendar/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'
import { readPlate } from '#values/plates.ts'
import { classChoices } from '../classes/queries.ts'
import { reservation } from '../reservations/reservation-detail.ts'
import { alternativesTo } from './alternatives.ts'
import { barOf } from './bar.ts'
import { daysShown, type TimelineAsked } from './timeline-asked.ts'

const most = 200

/** Every car with what stands on it, hour by hour, class by class with its room; and what was chosen, with the cars it could have instead. */
export async function timeline(ctx: Ctx, asked: TimelineAsked) {
  const now = ctx.now()
  const chosen = await reservation(ctx, asked.chosen)
  const days = daysShown(asked, { today: dayOf(now), chosenOn: chosen ? dayOf(chosen.startsAt) : null })
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const stretch = { from: startOfDay(first), until: endOfDay(last) }
  const cars = await carsShown(ctx, asked)
  const ids = cars.map(({ id }) => id)
  const bars = await barsAmong(ctx, ids, stretch)
  const named = await namesOf(
    ctx,
    bars.map(({ id }) => id),
  )
  const classIds = [...new Set(cars.map(({ classId }) => classId))]
  const room = classIds.length > 0 ? await roomOf(ctx, { classIds, from: first, until: last }) : []
  const shown = bars.map((bar) => barOf(bar, { ...stretch, now, named: named.get(bar.id) }))
  return {
    ...{ days, today: dayOf(now), now: placeOfNow(stretch, now), classes: await classChoices(ctx.db), count: cars.length },
    groups: classIds.map((classId) => {
      const own = cars.filter((car) => car.classId === classId)
      return {
        ...{ classId, title: own[0]?.className ?? '', room: room.filter((one) => one.classId === classId) },
        lanes: own.map((car) => ({ ...car, bars: shown.filter(({ resourceId }) => resourceId === car.id) })),
      }
    }),
    chosen: chosen && { ...chosen, alternatives: chosen.may.reserve ? await alternativesTo(ctx, chosen) : [] },
  }
}
export type Timeline = Awaited<ReturnType<typeof timeline>>
export type LaneShown = Timeline['groups'][number]['lanes'][number]

const placeOfNow = ({ from, until }: { from: Date; until: Date }, now: Date) =>
  now > from && now < until ? (now.getTime() - from.getTime()) / 86_400_000 : null

function carsShown({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { q, class: classId }: TimelineAsked) {
  const plate = readPlate(q)
  return db
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .select(['vehicles.id', 'model', 'plateDigits', 'plateLetters', 'classId', 'vehicleClasses.name as className'])
    .select(['vehicleClasses.plan', 'vehicleClasses.seats', 'vehicleClasses.bags'])
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'vehicles.branchId' }))
    .where('readiness', '<>', 'sold')
    .$if(plate !== null, (all) =>
      all.where('plateDigits', '=', plate?.digits ?? '').where('plateLetters', '=', plate?.letters ?? ''),
    )
    .$if(plate === null, (all) => all.where(everyWord(q, 'vehicles.words')))
    .$if(isUuid(classId), (all) => all.where('vehicles.classId', '=', classId))
    .orderBy('vehicleClasses.position')
    .orderBy('vehicleClasses.name')
    .orderBy('model')
    .orderBy('vehicles.id')
    .limit(most)
    .execute()
}

/** Whose each stretch is, of those this person may read. */
async function namesOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>, occupancyIds: readonly string[]) {
  const rows = await db
    .selectFrom('carReservations')
    .select(['id', 'occupancyId', 'name', 'sequence', 'madeAt'])
    .where(({ eb, fn, val }) => eb('occupancyId', '=', fn.any(val(occupancyIds))))
    .where((eb) => withinReach(eb, actor, may.viewReservations, { branch: 'carReservations.branchId' }))
    .execute()
  return new Map(rows.map((row) => [row.occupancyId, row]))
}
