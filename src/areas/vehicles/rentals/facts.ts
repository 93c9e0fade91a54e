import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** Which contract, with whom, and of which car: all that a message about it needs. */
const Rental = z.object({
  number: z.string(),
  name: z.string(),
  partyId: z.string(),
  className: z.string(),
  model: z.string(),
  plate: z.string(),
})
export type ToldRental = z.output<typeof Rental>

export const rentalOpened = defineFact('vehicles.rental-opened', Rental.extend({ reservation: z.string() }))
/** It was out before this register knew it: what its old books charged, and the deposit that was left there. */
export const rentalBrought = defineFact(
  'vehicles.rental-brought',
  Rental.extend({ from: z.string(), until: z.string(), charged: baisa, deposit: baisa }),
)
export const driverNamed = defineFact(
  'vehicles.driver-named',
  z.object({ number: z.string(), name: z.string(), licenceUntil: z.string() }),
)
export const driverStruck = defineFact('vehicles.driver-struck', z.object({ number: z.string(), name: z.string() }))
export const goingOutNoted = defineFact(
  'vehicles.going-out-noted',
  z.object({ number: z.string(), licenceUntil: z.string(), waived: z.string().nullable() }),
)
export const returnNoted = defineFact(
  'vehicles.return-noted',
  z.object({ number: z.string(), backAt: z.string(), damage: baisa }),
)
export const cardHeld = defineFact(
  'vehicles.card-held',
  z.object({ number: z.string(), amount: baisa, card: z.string(), expiresOn: z.string() }),
)
export const holdCaptured = defineFact(
  'vehicles.hold-captured',
  z.object({ number: z.string(), amount: baisa, receipt: z.string() }),
)
export const holdReleased = defineFact('vehicles.hold-released', z.object({ number: z.string(), amount: baisa }))
export const carHandedOver = defineFact(
  'vehicles.handed-over',
  Rental.extend({ until: z.string(), waived: z.string().nullable() }),
)
export const carReturned = defineFact('vehicles.returned', Rental.extend({ charged: baisa, used: baisa, credited: baisa }))
export const rentalCalledOff = defineFact(
  'vehicles.rental-called-off',
  z.object({ number: z.string(), partyId: z.string(), credited: baisa, kept: baisa, why: z.string() }),
)
export const cycleCharged = defineFact(
  'vehicles.cycle-charged',
  z.object({ number: z.string(), until: z.string(), amount: baisa }),
)
const Due = Rental.extend({ contractId: z.string(), until: z.string(), place: z.string() })
export const returnDue = defineFact('vehicles.return-due', Due)
export const returnLate = defineFact('vehicles.return-late', Due.extend({ seenAt: z.string() }))
export const vehicleSwapped = defineFact('vehicles.swapped', Rental.extend({ from: z.string(), why: z.string(), paid: baisa }))
export const rentalExtended = defineFact('vehicles.rental-extended', Rental.extend({ until: z.string(), amount: baisa }))

/** The invoice of a month of a company, with how many cars stand on it; none where all of it was given back. */
export const monthBilled = defineFact(
  'vehicles.month-billed',
  z.object({ partyId: z.string(), month: z.string(), number: z.string().nullable(), total: baisa, cars: z.number() }),
)
