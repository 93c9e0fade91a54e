import { lanes, planBetween } from '#areas/calendar/public.ts'
import { depositNow, holdsOf, takeBackUnpaid } from '#areas/finance/public.ts'
import type { SheetDraft } from '#areas/handovers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials, least } from '#values/money.ts'
import { carHandedOver } from './facts.ts'
import { mustBeFitToGo } from './fit-to-go.ts'
import { factData, type LoadedRental, loadRentalForUpdate } from './load-for-update.ts'
import { depositAskedOf } from './rental-money.ts'
import { beginSegment, readingsOf } from './segments.ts'

const may = vehiclesPermissions.handOver

/** What of the deposit is not in yet; nothing where it was waived. */
export async function depositShort(work: Work, rental: LoadedRental) {
  const holds = await holdsOf(work, [rental.contractId])
  const onCard = holds.reduce((sum, { state, amount }) => sum + (state === 'held' ? amount : 0n), 0n)
  const held = ((await depositNow(work, [rental.contractId]))?.held ?? 0n) + onCard
  const asked = depositAskedOf(rental)
  return rental.waivedWhy || held >= asked ? 0n : asked - held
}

/** What is held on a card or was waived is asked for no more. */
export async function askNoDeposit(work: Work, contractId: string, { reason, amount }: { reason: string; amount?: bigint }) {
  const deposit = await depositNow(work, [contractId])
  if (!deposit) return
  const parts = amount === undefined ? undefined : new Map([[deposit.chargeId, least(amount, deposit.amount - deposit.held)]])
  await takeBackUnpaid(work, { chargeIds: [deposit.chargeId], reason, ...(parts && { parts }) })
}

/** The keys go over: only with a contract in force, a licence and papers that last, and the deposit or a name that waives it. */
export async function mustBeReadyToGo(work: Work, rental: LoadedRental) {
  mustReach(work.actor, may, rental.contract)
  if (rental.state !== 'open' || rental.contract.state !== 'active')
    throw new Refusal('vehicles.not-in-force', 'تُسلَّم السيارة بعد توقيع العقد وتفعيله. حدّث الصفحة.')
  if (rental.licenceUntil) mustDriveUntil(rental.licenceUntil, rental.plannedUntil)
  const short = await depositShort(work, rental)
  if (short > 0n) throw fieldFault('waivedWhy', `اقبض ما بقي من التأمين المسترد، ${inRials(short)}، أو اكتب لماذا يُعفى منه.`)
  const { resourceId: vehicleId } = await laneOf(work, rental)
  return mustBeFitToGo(work, { vehicleId, until: rental.plannedUntil })
}

const laneOf = (work: Work, { occupancyId }: LoadedRental) =>
  lanes({ db: work.tx }).where('occupancies.id', '=', occupancyId).executeTakeFirstOrThrow()

/** The licence lasts until the car is to be back. */
export function mustDriveUntil(licenceUntil: string, until: Date, field = 'licenceUntil') {
  if (licenceUntil < dayOf(until))
    throw fieldFault(field, `الرخصة سارية حتى ${dayInWords(licenceUntil)}، قبل إعادة السيارة في ${dayInWords(until)}.`)
}

/** The rental whose car lies on this stay, held. */
export async function rentalOfStay(work: Work, { occupancyId }: Pick<SheetDraft, 'occupancyId'>) {
  const first = work.tx.selectFrom('carRentals').innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
  const row =
    (await work.tx
      .selectFrom('carRentalSegments')
      .select('contractId')
      .where('occupancyId', '=', occupancyId)
      .executeTakeFirst()) ?? (await first.select('contractId').where('occupancyId', '=', occupancyId).executeTakeFirst())
  if (!row) throw new Refusal('not-found', 'لا يوجد هذا العقد.', 404)
  return loadRentalForUpdate(work, row.contractId, may)
}

/** Before the renter signs the sheet: all that must be is looked at once more, and the stay begins now. */
export async function beforeItGoes(work: Work, draft: SheetDraft) {
  const rental = await rentalOfStay(work, draft)
  await mustBeReadyToGo(work, rental)
  const { occupancyId, plannedUntil: until } = rental
  if (work.now() < until) await planBetween(work, { resourceId: draft.subjectId, occupancyId, from: work.now(), until })
}

/** Signed: this car is with them, as its sheet shows it. */
export async function wentOut(work: Work, draft: SheetDraft) {
  const rental = await rentalOfStay(work, draft)
  const { contractId, occupancyId, plannedUntil } = rental
  const going = { contractId, vehicleId: draft.subjectId, occupancyId, ...readingsOf(draft) }
  const car = await beginSegment(work, going)
  await work.tx
    .updateTable('carRentals')
    .set({ state: 'out', version: rental.version + 1 })
    .where('contractId', '=', contractId)
    .where('state', '=', 'open')
    .execute()
  const told = { ...(await factData(work, rental, car)), until: plannedUntil.toISOString(), waived: rental.waivedWhy }
  work.record(carHandedOver, contractId, told)
}
