import { planBetween } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { extensionOf, offIn, quote, type Terms } from '../reservations/quote.ts'
import { mustAllDriveUntil } from './drivers.ts'
import { rentalExtended } from './facts.ts'
import { chargeHire } from './hire-charges.ts'
import { carForUpdate, factData, type LoadedRental } from './load-for-update.ts'
import { segmentsOf } from './segments.ts'

type Standing = {
  state: string
  plannedFrom: Date
  plannedUntil: Date
  licenceUntil: string | null
  charged: bigint
  terms: Terms
}

/** What it costs to keep the car until then, or why it cannot be: the same at the desk and in the account. */
export function extensionUntil(rental: Standing, until: Date) {
  const wrong = (fault: string) => ({ fault, net: 0n, total: 0n, isByCycles: false })
  if (until <= rental.plannedUntil) return wrong('اختر موعدًا بعد موعد الإعادة الآن.')
  if (rental.licenceUntil && dayOf(until) > rental.licenceUntil)
    return wrong(`تنتهي رخصة السائق ${dayInWords(rental.licenceUntil)}. اختر موعدًا قبل ذلك.`)
  // What is charged cycle by cycle is charged so when it goes on.
  const before = quote(rental.terms, { from: rental.plannedFrom, until: rental.plannedUntil }).net
  const isByCycles = rental.charged < before
  const { net, total } = extensionOf(
    rental.terms,
    { from: rental.plannedFrom, until },
    { net: isByCycles ? before : rental.charged },
  )
  return { fault: null, net, total, isByCycles }
}

/** Longer with the same car: the whole price again, less what was charged. What lies behind it and may move makes room. */
export async function extend(work: Work, rental: LoadedRental, { id, until }: { id: string; until: Date }) {
  const { contractId, contract } = rental
  if (rental.state !== 'out') throw new Refusal('vehicles.not-out', 'تُمدَّد سيارة لدى العميل. حدّث الصفحة.')
  const { fault, total, isByCycles, ...difference } = extensionUntil(rental, until)
  const net = isByCycles ? 0n : difference.net
  if (fault) throw fieldFault('until', fault)
  await mustAllDriveUntil(work, { contractId, until })
  const { out } = await segmentsOf(work, contractId)
  await planBetween(work, { resourceId: out.vehicleId, occupancyId: out.occupancyId, until })
  const { terms, plannedFrom: from, plannedUntil } = rental
  const off = offIn(quote(terms, { from, until })) - offIn(quote(terms, { from, until: plannedUntil }))
  const line = { kind: 'car-hire' as const, description: `تمديد حتى ${dayInWords(until)}`, net, ...(off > 0n && { off }) }
  const hire = { id, contract, terms, vehicleId: out.vehicleId, from: plannedUntil, until }
  const { papers } = await chargeHire(work, { ...hire, lines: net > 0n ? [line] : [] })
  const invoiceIds = [...rental.invoiceIds, ...papers]
  await work.tx
    .updateTable('carRentals')
    .set({ ...(!isByCycles && { chargedUntil: until }) })
    .set({ plannedUntil: until, charged: rental.charged + net, invoiceIds, dueToldAt: null, lateToldAt: null })
    .set({ version: rental.version + 1 })
    .where('contractId', '=', contractId)
    .execute()
  const car = await carForUpdate(work, out.vehicleId)
  work.record(rentalExtended, contractId, { ...(await factData(work, rental, car)), until: until.toISOString(), amount: total })
  return total
}
