import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { classChoices } from '../classes/queries.ts'
import { addOns, openPlaces } from '../terms/queries.ts'
import { seededAddOns, seededPlaces } from '../terms/seeded-terms.ts'
import { addAddOn } from '../terms/use-cases/add-add-on.ts'
import { addPlace } from '../terms/use-cases/add-place.ts'
import { seededReservations } from './seeded-reservations.ts'
import { assignVehicle } from './use-cases/assign-vehicle.ts'
import { cancelReservation } from './use-cases/cancel-reservation.ts'
import { markNoShow } from './use-cases/mark-no-show.ts'
import { reserveCar } from './use-cases/reserve-car.ts'

type Among = { branchId: string | undefined; vehicleOf: ReadonlyMap<string, string> }

/** Places, what goes with a car, and who comes for one: two holds that run out, one with its plate, one given up, one who never came. */
export async function seedReservations(ctx: Ctx, { branchId, vehicleOf }: Among) {
  for (const place of seededPlaces) await addPlace(ctx, { id: ctx.newId(), branchId, ...place })
  for (const addOn of seededAddOns) await addAddOn(ctx, { id: ctx.newId(), ...addOn })
  const offered = await readOffered(ctx)
  for (const one of seededReservations) await seedReservation(ctx, one, { ...offered, vehicleOf })
}

/** By their names. */
async function readOffered({ db }: Pick<Ctx, 'db'>) {
  return {
    classes: new Map((await classChoices(db)).map(([id, name]) => [name, id])),
    places: new Map((await openPlaces(db)).map(({ id, kind }) => [kind, id])),
    addOns: new Map((await addOns(db)).map(({ id, name }) => [name, id])),
  }
}
type Offered = Awaited<ReturnType<typeof readOffered>> & Pick<Among, 'vehicleOf'>
type Seeded = (typeof seededReservations)[number]

async function seedReservation(
  ctx: Ctx,
  { className, inDays, time, days, becomes, plate = '', ...one }: Seeded,
  offered: Offered,
) {
  const from = daysAfter(dayOf(ctx.now()), inDays)
  const placeOut = offered.places.get(one.atAirport ? 'airport' : 'office') ?? ''
  const { id: reservationId } = await reserveCar(inDays < 0 ? at(ctx, timeOn(daysAfter(from, -2), '11:00')) : ctx, {
    ...{ id: ctx.newId(), classId: offered.classes.get(className) ?? '', placeOut, placeBack: placeOut },
    ...{ from, fromTime: time, until: daysAfter(from, days), untilTime: time, name: one.name, phone: one.phone },
    ...{ addOns: one.addOns.flatMap((name) => offered.addOns.get(name) ?? []), flightNumber: one.flightNumber },
    ...{ source: 'phone', how: becomes === 'held' ? 'hold' : 'confirm' },
  })
  const vehicleId = offered.vehicleOf.get(plate)
  if (vehicleId) await assignVehicle(ctx, { reservationId, vehicleId })
  if (becomes === 'cancelled') await cancelReservation(ctx, { reservationId, why: 'غيّر موعد سفره' })
  if (becomes === 'no-show') await markNoShow(at(ctx, timeOn(from, '15:00')), { reservationId })
}

/** As it was said then. */
const at = (ctx: Ctx, then: Date): Ctx => ({ ...ctx, now: () => then })
