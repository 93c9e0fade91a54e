import { branchNamed } from '#areas/company/public.ts'
import { customersNamed, partiesWithin } from '#areas/customers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { plateText } from '#values/plates.ts'
import { keptWhenCancelled } from './changing.ts'
import { mostDiscount } from './discount.ts'
import { within } from './queries.ts'
import { reservationNumber, standingStates, stateAt } from './reservation.ts'
import { agreedIn } from './snapshot.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'newId'>

/** One reservation with what was agreed and what can be done with it; null where this person sees none. */
export async function reservation(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await within(ctx)
    .selectAll('carReservations')
    .select(['vehicleClasses.name as className', 'lane.resourceId', 'lane.pinned', 'model', 'plateDigits', 'plateLetters'])
    .where('carReservations.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { snapshot: _, tokenHash: __, words: ___, model, plateDigits, plateLetters, ...shown } = row
  const { terms, price } = agreedIn(row)
  const state = stateAt(row, ctx.now())
  const mayReserve = reaches(ctx.actor, vehiclesPermissions.reserve, row)
  return {
    ...{ ...shown, state, price, number: reservationNumber(row), branch: await branchNamed(ctx, row.branchId) },
    ...{ outAt: terms.placeOut.name, backAt: terms.placeBack.name, listNumber: terms.card.number },
    vehicle: plateDigits && plateLetters ? { model, plate: plateText({ digits: plateDigits, letters: plateLetters }) } : null,
    ...{ agreement: terms.agreement, discount: terms.discount },
    company: terms.agreement && row.partyId ? ((await customersNamed(ctx, [row.partyId]))[0]?.name ?? null) : null,
    customer: row.partyId && (await partiesWithin(ctx, [row.partyId])).has(row.partyId) ? `/admin/users/${row.partyId}` : null,
    ...{ keptIfCancelled: keptWhenCancelled({ state, price }, ctx.now()), noShowFrom: noShowFrom(row.startsAt, terms.rules) },
    ...{ now: ctx.now(), formId: ctx.newId(), rentalId: await rentalOf(ctx, row.id) },
    mostOff: standingStates.some((one) => one === state) ? mostDiscount(ctx.actor, row) : 0,
    may: { reserve: mayReserve, handOver: reaches(ctx.actor, vehiclesPermissions.handOver, row) },
    cars: mayReserve && (state === 'confirmed' || state === 'vehicle-assigned') ? await carsOf(ctx, row.classId) : [],
  }
}
export type ShownReservation = NonNullable<Awaited<ReturnType<typeof reservation>>>

const noShowFrom = (startsAt: Date, { noShowHours }: { noShowHours: number }) =>
  new Date(startsAt.getTime() + noShowHours * 3_600_000)

/** The contract it became. */
async function rentalOf({ db }: Pick<Ctx, 'db'>, reservationId: string) {
  const row = await db.selectFrom('carRentals').select('contractId').where('reservationId', '=', reservationId).executeTakeFirst()
  return row?.contractId ?? null
}

/** The cars of the class, to choose the one that waits. */
async function carsOf({ db }: Pick<Ctx, 'db'>, classId: string) {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'model', 'plateDigits', 'plateLetters'])
    .where('classId', '=', classId)
    .where('readiness', '<>', 'sold')
    .orderBy('plateDigits')
    .execute()
  return rows.map(({ id, model, plateDigits, plateLetters }) => {
    const plate = plateText({ digits: plateDigits, letters: plateLetters })
    return [id, `${plate}، ${model}`] as const
  })
}
