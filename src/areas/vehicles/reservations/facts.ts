import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** Which reservation, of whom, and of what: all that a message about it needs. */
const Reservation = z.object({
  reservationId: z.string(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  partyId: z.string().nullable(),
  className: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string(),
  total: baisa,
})
export type ToldReservation = z.output<typeof Reservation>

export const carHeld = defineFact('vehicles.held', Reservation.extend({ until: z.string() }))
export const carReserved = defineFact('vehicles.reserved', Reservation)
export const reservationConfirmed = defineFact('vehicles.reservation-confirmed', Reservation)
export const vehicleAssigned = defineFact('vehicles.assigned', Reservation.extend({ plate: z.string() }))
const Ended = Reservation.extend({ kept: baisa })
export const reservationCancelled = defineFact('vehicles.reservation-cancelled', Ended.extend({ why: z.string() }))
export const noShowMarked = defineFact('vehicles.no-show-marked', Ended)
export const carComing = defineFact('vehicles.coming', Reservation)
export const reservationExpired = defineFact('vehicles.reservation-expired', Reservation)

const Discounted = Reservation.extend({ percent: z.number(), why: z.string() })
export const reservationDiscounted = defineFact('vehicles.reservation-discounted', Discounted)
export const discountAsked = defineFact('vehicles.discount-asked', Discounted)
