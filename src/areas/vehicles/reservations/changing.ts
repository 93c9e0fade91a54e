import { confirmHold, pin, releasePlanned } from '#areas/calendar/public.ts'
import { chargeCustomer } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { noShowMarked, reservationCancelled, reservationConfirmed, vehicleAssigned } from './facts.ts'
import { settleInTheWay } from './in-the-way.ts'
import type { LoadedReservation as Reservation } from './load-for-update.ts'
import { agreedStates, reservationStates, standingStates } from './reservation.ts'
import { factData } from './reservation-facts.ts'
import { releaseStockOf, takeStockFor } from './stock.ts'

type Person = { partyId: string | null; phoneVerifiedAt: Date | null }

/** A hold becomes an agreement: from now on its car is theirs, whichever of the class it is. */
export async function confirmReservation(work: Work, one: Reservation, { partyId, phoneVerifiedAt }: Person) {
  if (one.state === 'expired') throw holdOver()
  if (one.state !== 'held' && one.state !== 'requested') throw notSo(one)
  if (!(await confirmHold(work, { occupancyId: one.occupancyId, partyId }))) throw holdOver()
  await work.tx
    .updateTable('carReservations')
    .set({ state: 'confirmed', holdUntil: null, partyId, phoneVerifiedAt, version: one.version + 1 })
    .where('id', '=', one.id)
    .where('state', 'in', ['held', 'requested'])
    .execute()
  await takeStockFor(work, { ...one, partyId }, one.terms)
  work.record(reservationConfirmed, one.id, factData({ ...one, partyId }, one))
}

const holdOver = () => new Refusal('vehicles.hold-over', 'انتهت مهلة هذا الحجز المبدئي، وصارت السيارة متاحة لغيره. احجز من جديد.')

const notSo = ({ state }: Reservation) =>
  new Refusal('vehicles.reservation-changed', `حال هذا الحجز «${reservationStates[state]}»، فلا يصح فيه هذا. حدّث الصفحة.`)

/** From now on it is this very car, of the class that was reserved; what lies there and may move makes room. */
export async function pinVehicle(work: Work, one: Reservation, vehicleId: string) {
  if (!isOneOf(agreedStates, one.state)) throw notSo(one)
  const vehicle = await work.tx
    .selectFrom('vehicles')
    .select(['plateDigits', 'plateLetters', 'classId', 'readiness'])
    .where('id', '=', vehicleId)
    .executeTakeFirst()
  if (!vehicle || vehicle.classId !== one.classId || vehicle.readiness === 'sold')
    throw fieldFault('vehicleId', 'اختر مركبة من فئة الحجز.')
  await pin(work, { occupancyId: one.occupancyId, resourceId: vehicleId })
  await work.tx
    .updateTable('carReservations')
    .set({ state: 'vehicle-assigned', version: one.version + 1 })
    .where('id', '=', one.id)
    .where('state', 'in', agreedStates)
    .execute()
  await settleInTheWay(work, [one.id])
  const plate = plateText({ digits: vehicle.plateDigits, letters: vehicle.plateLetters })
  work.record(vehicleAssigned, one.id, { ...factData(one, one), plate })
}

/** What is kept when it is given up now: nothing of a hold or in time, else a day. */
export const keptWhenCancelled = ({ state, price }: Pick<Reservation, 'state' | 'price'>, now: Date) =>
  isOneOf(agreedStates, state) && now > price.cancelFreeUntil ? price.oneDay : 0n

export async function cancelReservation(work: Work, one: Reservation, why: string) {
  if (!isOneOf(standingStates, one.state)) throw notSo(one)
  const kept = keptWhenCancelled(one, work.now())
  await end(work, one, { state: 'cancelled', kept, why })
  work.record(reservationCancelled, one.id, { ...factData(one, one), kept, why })
}

/** Nobody came, for so long after the hour that the rules of the reservation gave them: the car is free for others. */
export async function markNoShow(work: Work, one: Reservation) {
  if (!isOneOf(agreedStates, one.state)) throw notSo(one)
  const from = new Date(one.startsAt.getTime() + one.terms.rules.noShowHours * 3_600_000)
  if (work.now() < from)
    throw new Refusal('vehicles.too-early', `لا يُسجّل عدم الحضور قبل ${momentInWords(from)}. قد يتأخر العميل، فسيارته باقية له.`)
  const kept = one.price.oneDay
  await end(work, one, { state: 'no-show', kept, why: null })
  work.record(noShowMarked, one.id, { ...factData(one, one), kept })
}

type Ending = {
  state: 'cancelled' | 'no-show'
  kept: bigint
  why: string | null
  from?: readonly Reservation['state'][]
}

/** The contract that was made of it is given up before its keys: the same rules say what is kept. */
export async function giveUpConverted(work: Work, one: Reservation, why: string) {
  const kept = work.now() > one.price.cancelFreeUntil ? one.price.oneDay : 0n
  await end(work, one, { state: 'cancelled', kept, why, from: ['converted'] })
  work.record(reservationCancelled, one.id, { ...factData(one, one), kept, why })
  return kept
}

async function end(work: Work, one: Reservation, { state, kept, why, from = standingStates }: Ending) {
  await releasePlanned(work, one.occupancyId)
  await releaseStockOf(work, one.id)
  await settleInTheWay(work, [one.id])
  const ended = await work.tx
    .updateTable('carReservations')
    .set({ state, kept, endReason: why, endedAt: work.now(), version: one.version + 1 })
    .where('id', '=', one.id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notSo(one)
  if (kept > 0n && one.partyId) await chargeKept(work, one, { partyId: one.partyId, kept })
}

/** What is kept takes the place of the price, its tax within; whoever has no record here is asked for nothing. */
async function chargeKept(work: Work, one: Reservation, { partyId, kept }: { partyId: string; kept: bigint }) {
  const today = dayOf(work.now())
  const about = { id: work.newId(), partyId, branchId: one.branchId, suppliedFrom: today, suppliedUntil: today, dueOn: today }
  const description = `إلغاء الحجز ${one.number} أو عدم الحضور`
  const line = {
    kind: 'cancellation-fee' as const,
    line: 'cars' as const,
    description,
    quantity: 1000,
    unitPrice: kept,
    discount: 0n,
  }
  await chargeCustomer(work, { ...about, asAgreed: true, lines: [line] })
}

const isOneOf = <State extends string>(states: readonly State[], state: string): state is State =>
  states.some((one) => one === state)
