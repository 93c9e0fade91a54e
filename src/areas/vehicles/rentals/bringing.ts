import { bringOut } from '#areas/calendar/public.ts'
import { bringContract } from '#areas/contracts/public.ts'
import { giveRoles } from '#areas/customers/public.ts'
import { giveDepositToContract, holdOnCard } from '#areas/finance/public.ts'
import { bringSheet } from '#areas/handovers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { writeFromBefore } from '../reservations/from-before.ts'
import type { Quote, Stretch, Terms } from '../reservations/quote.ts'
import { carSheet } from '../sheets/car-sheet.ts'
import { rentalBrought } from './facts.ts'
import { rentalKind } from './rental.ts'
import type { Reading } from './return-account.ts'
import { beginSegment } from './segments.ts'

type Driver = { name: string; number: string; until: string }
type CardHold = { card: string; reference: string; expiresOn: string }

/** A car that was with a customer when the office began to work with this register. */
export type OpenRental = Stretch & {
  terms: Terms
  price: Quote
  car: { id: string; classId: string; model: string; plate: { digits: string; letters: string } }
  customer: { id: string; name: string; phone: string }
  driver: Driver
  second: Driver | null
  out: Reading
  /** What its old books charged of the hire, without tax, and until when. */
  charged: bigint
  chargedUntil: Date
  deposit: bigint
  depositDays: number
  /** The opening balance by which the deposit is held, or the slip of the machine that holds it on a card. */
  depositId: string | null
  hold: CardHold | null
  note: string | null
}

/**
 * It stands here as if its keys had gone over by us, and goes on by our own steps. Nothing of it is charged or received: what was before
 * is in the old books and comes over by the opening balances.
 */
export async function bringRental(work: Work, one: OpenRental) {
  const { terms, price, from, until, car, customer } = one
  const contractId = work.newId()
  const { number } = await contractOf(work, { contractId, ...one })
  const partyId = customer.id
  const { id: occupancyId } = await bringOut(work, {
    ...{ resourceId: car.id, kind: 'car-rental', from, until, turnaround: terms.vehicleClass.turnaround },
    ...{ partyId, reason: number, field: 'plate' },
  })
  const agreed = { terms, price, from, until, classId: car.classId, name: one.driver.name, phone: customer.phone }
  const { id: reservationId } = await writeFromBefore(work, { ...agreed, partyId, note: one.note, occupancyId })
  await writeRental(work, one, { contractId, reservationId })
  await beginSegment(work, { ...one.out, contractId, vehicleId: car.id, occupancyId, outAt: from })
  await work.tx
    .updateTable('vehicles')
    .set({ readiness: 'ready' })
    .where('id', '=', car.id)
    .where('readiness', '=', 'dirty')
    .execute()
  const signed = { signer: one.driver.name, signedAt: from, note: 'من محضر التسليم الورقي قبل هذا السجل.' }
  await bringSheet(work, carSheet, { subjectId: car.id, stay: { id: occupancyId, partyId }, readings: { ...one.out }, ...signed })
  await keepDeposit(work, one, { contractId, number })
  work.record(rentalBrought, contractId, {
    ...{ number, name: customer.name, partyId, className: terms.vehicleClass.name, model: car.model },
    ...{ plate: plateText(car.plate), from: from.toISOString(), until: until.toISOString() },
    ...{ charged: one.charged, deposit: one.deposit },
  })
  return { contractId, number }
}

async function contractOf(
  work: Work,
  { contractId, terms, price, from, until, car, customer }: OpenRental & { contractId: string },
) {
  await giveRoles(work, customer.id, ['renter'])
  const title = `${terms.vehicleClass.name}، ${car.model} ${plateText(car.plate)}`
  const about = { id: contractId, kind: rentalKind, branchId: terms.placeOut.branchId, title, value: price.total }
  const term = { startsOn: dayOf(from), endsOn: dayOf(until), noticeDays: 0, autoRenew: false, signedOn: dayOf(from) }
  const parties = [{ partyId: customer.id, role: 'renter' }] as const
  return bringContract(work, { ...about, ...term, parties, resourceIds: [car.id] }, vehiclesPermissions.manage)
}

async function writeRental(work: Work, one: OpenRental, ids: { contractId: string; reservationId: string }) {
  const { driver, second, charged, chargedUntil } = one
  const nothing = { waivedBy: null, waivedWhy: null, backNotedAt: null, damage: null, damageAbout: null }
  await work.tx
    .insertInto('carRentals')
    .values({
      ...{ ...ids, ...nothing, vehicleId: one.car.id, state: 'out', isVisitor: false, fromBefore: true },
      ...{ plannedFrom: one.from, plannedUntil: one.until, charged, chargedBefore: charged, chargedUntil, invoiceIds: [] },
      ...{ licenceNumber: driver.number, licenceUntil: driver.until, returnedAt: null, dueToldAt: null, lateToldAt: null },
      ...{ openedBy: work.actor.id, openedAt: work.now() },
    })
    .execute()
  if (!second) return
  const named = { name: second.name, licenceNumber: second.number, licenceUntil: second.until }
  await work.tx
    .insertInto('carRentalDrivers')
    .values({ id: work.newId(), contractId: ids.contractId, ...named, namedBy: work.actor.id, namedAt: work.now() })
    .execute()
}

type Kept = { contractId: string; number: string }

/** What was left is held for this contract from now on: by the opening balances, or on a card, which is no money of ours. */
async function keepDeposit(work: Work, one: OpenRental, { contractId, number: contract }: Kept) {
  const { terms, customer, depositId, hold, deposit: amount } = one
  if (depositId) {
    const releaseOn = daysAfter(dayOf(one.until), one.depositDays)
    const given = await giveDepositToContract(work, { depositId, contractId, releaseOn })
    if (!given) throw new Refusal('imports.changed', 'تغيّرت السجلات بعد الفحص. افحص الملف من جديد.')
  }
  if (!hold) return
  const whose = { id: work.newId(), contractId, contract, partyId: customer.id, branchId: terms.placeOut.branchId }
  await holdOnCard(work, { ...whose, amount, ...hold })
}
