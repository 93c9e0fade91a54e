import { cardsOn } from '#areas/rates/public.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { carsLine } from '../prices/price-list.ts'
import { quote } from '../reservations/quote.ts'
import { chargeHire } from './hire-charges.ts'
import type { LoadedRental } from './load-for-update.ts'

const aDay = 86_400_000

type Upgrade = { id: string; vehicleId: string; classId: string }

/**
 * A dearer class the renter asked for: the difference of the two prices of a day, for the days that are left. What was booked keeps its own
 * price; a car we give of our own will, or a cheaper one, changes nothing. Answers what they pay, with its tax.
 */
export async function chargeUpgrade(work: Work, rental: LoadedRental, { id, vehicleId, classId }: Upgrade) {
  if (classId === rental.classId) return 0n
  const now = work.now()
  const card = (await cardsOn({ db: work.tx }, { line: carsLine, day: dayOf(now) })).find((one) => one.classId === classId)
  if (!card) return 0n
  const day = (terms: LoadedRental['terms']) =>
    quote({ ...terms, addOns: [], under25: false }, { from: now, until: new Date(now.getTime() + aDay) }).lines[0]?.net ?? 0n
  // What is off the booked class is off the dearer one.
  const { percentOff } = rental.terms.card
  const difference = day({ ...rental.terms, card: { ...card, percentOff } }) - day(rental.terms)
  const days = Math.ceil((rental.plannedUntil.getTime() - now.getTime()) / aDay)
  if (difference <= 0n || days <= 0) return 0n
  const description = `فرق فئة أعلى حتى ${dayInWords(rental.plannedUntil)}`
  const line = { kind: 'car-hire' as const, description, net: difference * BigInt(days) }
  const { contract, terms, plannedUntil: until } = rental
  const { papers, total } = await chargeHire(work, { id, contract, terms, vehicleId, from: now, until, lines: [line] })
  await work.tx
    .updateTable('carRentals')
    .set({ invoiceIds: [...rental.invoiceIds, ...papers] })
    .where('contractId', '=', rental.contractId)
    .execute()
  return total
}
