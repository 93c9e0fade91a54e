import type { ToldReservation } from './facts.ts'
import type { Quote, Terms } from './quote.ts'
import { reservationNumber } from './reservation.ts'

type Row = {
  id: string
  sequence: number
  madeAt: Date
  name: string
  phone: string
  partyId: string | null
  startsAt: Date
  endsAt: Date
}

/** What a fact carries of a reservation. */
export const factData = (row: Row, { terms, price }: { terms: Terms; price: Quote }): ToldReservation => ({
  ...{ reservationId: row.id, number: reservationNumber(row), name: row.name, phone: row.phone, partyId: row.partyId },
  ...{ className: terms.vehicleClass.name, place: terms.placeOut.name, total: price.total },
  ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
})
