import { phoneOfCustomer } from '#areas/customers/public.ts'
import { vehicleKind } from '#areas/vehicles/fleet/vehicle.ts'
import { newReservationPath, reservationPath, reservationsPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordSection } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { addressWith } from '#values/asked.ts'
import { dayOf } from '#values/days.ts'
import { latestReservations, type ReservationRow } from './queries.ts'
import { reservationStates, stateTones } from './reservation.ts'

const title = 'حجوزات السيارات'

const lineOf = ({ id, number, name, className, startsAt, endsAt, total, state }: ReservationRow) => ({
  ...{ id, path: reservationPath(id), number, title: name },
  detail: [className, { from: dayOf(startsAt), until: dayOf(endsAt) }, { amount: total }],
  badges: [{ text: reservationStates[state], tone: stateTones[state] }],
})

/** On the page of a customer: what they reserved last, and a new one with their phone in it. */
const ofCustomer: RecordSection = {
  record: 'customer',
  async read(ctx, id) {
    if (!ctx.actor.may(may.viewReservations)) return null
    const lines = (await latestReservations(ctx, { party: id })).map(lineOf)
    const all = { label: 'كل حجوزاته', path: addressWith(reservationsPath, { party: id }) }
    return { title, lines, all, begin: await beginFor(ctx, id) }
  },
}

async function beginFor(ctx: Ctx, id: string) {
  if (!ctx.actor.may(may.reserve)) return null
  const phone = await phoneOfCustomer(ctx, id)
  return { label: 'احجز سيارة', alone: 'احجز له سيارة', path: addressWith(newReservationPath, { phone }) }
}

/** On the page of a car: who has it next, and who had it last. */
const ofVehicle: RecordSection = {
  record: vehicleKind,
  async read(ctx, id) {
    if (!ctx.actor.may(may.viewReservations)) return null
    const lines = (await latestReservations(ctx, { vehicle: id })).map(lineOf)
    return { title, lines, all: { label: 'كل حجوزاتها', path: addressWith(reservationsPath, { vehicle: id }) }, begin: null }
  },
}

export const reservationSections = [ofCustomer, ofVehicle]
