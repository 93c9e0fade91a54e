import { lanes, pin } from '#areas/calendar/public.ts'
import { draftContract } from '#areas/contracts/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { customerOf } from '#areas/vehicles/reservations/customer-of.ts'
import { type LoadedReservation, loadReservationForUpdate } from '#areas/vehicles/reservations/load-for-update.ts'
import { agreedStates } from '#areas/vehicles/reservations/reservation.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { rentalOpened } from './facts.ts'
import { factData, loadRentalForUpdate } from './load-for-update.ts'
import { type Residence, rentalKind } from './rental.ts'

const may = vehiclesPermissions.handOver

type Opening = { id: string; reservationId: string; residence: Residence; licence?: { number: string; until: string } }

/** A reservation becomes a contract to be signed, with the car it lies on; false where it was one before. */
export async function open(work: Work, { id, reservationId, residence, licence }: Opening) {
  const before = await work.tx.selectFrom('carRentals').select('contractId').where('contractId', '=', id).executeTakeFirst()
  if (before) return false
  const one = await loadReservationForUpdate(work, reservationId)
  if (!agreedStates.some((state) => state === one.state))
    throw new Refusal('vehicles.not-agreed', 'لا يُفتح عقد إلا لحجز مؤكد لم يُفتح له عقد. حدّث الصفحة.')
  const partyId = one.partyId ?? (await customerOf(work, one))
  if (!partyId) throw new Refusal('vehicles.no-customer', 'سجّل العميل أولًا، ثم افتح العقد.')
  const car = await carOf(work, one.occupancyId)
  await draftFor(work, one, { id, partyId, car })
  await work.tx
    .insertInto('carRentals')
    .values({
      ...{ contractId: id, reservationId, vehicleId: car.id, state: 'open', isVisitor: residence === 'visitor' },
      ...{ plannedFrom: one.startsAt, plannedUntil: one.endsAt, openedBy: work.actor.id, openedAt: work.now() },
      ...nothingYet,
      ...(licence && { licenceNumber: licence.number, licenceUntil: licence.until }),
    })
    .execute()
  await work.tx
    .updateTable('carReservations')
    .set({ state: 'converted', partyId, version: one.version + 1 })
    .where('id', '=', reservationId)
    .where('state', 'in', agreedStates)
    .execute()
  const rental = await loadRentalForUpdate(work, id, may)
  work.record(rentalOpened, id, { ...(await factData(work, rental, car)), reservation: one.number })
  return true
}

const nothingYet = {
  ...{
    charged: 0n,
    chargedUntil: null,
    invoiceIds: [],
    licenceNumber: null,
    licenceUntil: null,
    waivedBy: null,
    waivedWhy: null,
  },
  ...{ backNotedAt: null, damage: null, damageAbout: null, returnedAt: null, dueToldAt: null, lateToldAt: null },
}

type Drafted = { id: string; partyId: string; car: Awaited<ReturnType<typeof carOf>> }

/** The contract in the register, to be sent and signed as any other. */
function draftFor(work: Work, one: LoadedReservation, { id, partyId, car }: Drafted) {
  const plate = plateText({ digits: car.plateDigits, letters: car.plateLetters })
  const about = { id, kind: rentalKind, branchId: one.branchId, title: `${one.terms.vehicleClass.name}، ${car.model} ${plate}` }
  const term = { startsOn: dayOf(one.startsAt), endsOn: dayOf(one.endsAt), noticeDays: 0, autoRenew: false }
  const parties = [{ partyId, role: 'renter' }] as const
  return draftContract(work, { ...about, ...term, value: one.price.total, parties, resourceIds: [car.id] }, may)
}

/** It stays with this reservation from now on. */
async function carOf(work: Work, occupancyId: string) {
  const lane = await lanes({ db: work.tx }).where('occupancies.id', '=', occupancyId).executeTakeFirstOrThrow()
  if (!lane.pinned) await pin(work, { occupancyId, resourceId: lane.resourceId })
  return work.tx.selectFrom('vehicles').selectAll().where('id', '=', lane.resourceId).executeTakeFirstOrThrow()
}
