import { daysAsked, hourBoard } from '#areas/calendar/public.ts'
import type { BoardAsked } from '#areas/calendar/public-ui.tsx'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { readPlate } from '#values/plates.ts'
import { classChoices } from '../classes/queries.ts'
import { reservationNumber } from '../reservations/reservation.ts'
import { reservation } from '../reservations/reservation-detail.ts'
import { alternativesTo } from './alternatives.ts'

const most = 200

/** Every car with what stands on it, hour by hour, class by class with its room; and what was chosen, with the cars it could have instead. */
export async function timeline(ctx: Ctx, asked: BoardAsked) {
  const chosen = await reservation(ctx, asked.chosen)
  const days = daysAsked(asked, { today: dayOf(ctx.now()), chosenOn: chosen ? dayOf(chosen.startsAt) : null })
  const board = await hourBoard(ctx, { things: await carsShown(ctx, asked), days, named: (ids) => namesOf(ctx, ids) })
  return {
    ...{ ...board, classes: await classChoices(ctx.db) },
    chosen: chosen && { ...chosen, alternatives: chosen.may.reserve ? await alternativesTo(ctx, chosen) : [] },
  }
}
export type Timeline = Awaited<ReturnType<typeof timeline>>
export type LaneShown = Awaited<ReturnType<typeof carsShown>>[number]

function carsShown({ db, actor }: Pick<Ctx, 'db' | 'actor'>, { q, class: classId }: BoardAsked) {
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
  return new Map(rows.map((row) => [row.occupancyId, { id: row.id, name: row.name, number: reservationNumber(row) }]))
}
