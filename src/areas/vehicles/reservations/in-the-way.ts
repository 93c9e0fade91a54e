import { lanes } from '#areas/calendar/public.ts'
import type { Stop } from '#areas/maintenance/public.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { reservationKind, reservationNumber } from './reservation.ts'

const rule = 'vehicles.booking-of-stopped-car'

/** Bookings of a car that is out of use for which no other was found: somebody decides on each before its customer comes. */
export async function askAboutBookings(work: Work, occupancyIds: readonly string[], { thing, said, until, period }: Stop) {
  for (const one of await bookingsOn(work, occupancyIds)) {
    const title = `${said}: ${thing}، وعليها الحجز ${reservationNumber(one)} (${one.name}) من ${momentInWords(one.startsAt)}`
    const details = `خارج الخدمة حتى ${dayInWords(until)}، ولم تبق من فئتها سيارة ينتقل إليها الحجز. عيّن له سيارة أخرى، أو اتفق مع العميل على موعد أو فئة أخرى، أو ألغه.`
    const asked = { title, details, kind: 'conflict' as const, role: 'fleetOfficer', needs: may.reserve }
    const subject = { kind: reservationKind, id: one.id }
    await addTask(work, { rule, period, subject, ...asked, branchId: one.branchId, dueAt: one.startsAt })
  }
}

/** They lie elsewhere by now, are no more, or their car is in use again. */
export async function settleInTheWay(work: Work, reservationIds: readonly string[]) {
  for (const id of reservationIds) await settleTasks(work, { rule, subject: { kind: reservationKind, id } })
}

export async function settleMoved(work: Work, occupancyIds: readonly string[]) {
  const bookings = await bookingsOn(work, occupancyIds)
  await settleInTheWay(
    work,
    bookings.map(({ id }) => id),
  )
}

/** All that lies on a car and is to come. */
export async function settleOfCar(work: Work, vehicleId: string) {
  const rows = await work.tx
    .selectFrom('carReservations')
    .innerJoin(lanes({ db: work.tx }).as('lane'), 'lane.occupancyId', 'carReservations.occupancyId')
    .select('carReservations.id')
    .where('lane.resourceId', '=', vehicleId)
    .where('endsAt', '>', work.now())
    .execute()
  await settleInTheWay(
    work,
    rows.map(({ id }) => id),
  )
}

const bookingsOn = ({ tx }: Work, occupancyIds: readonly string[]) =>
  tx
    .selectFrom('carReservations')
    .select(['id', 'sequence', 'madeAt', 'name', 'branchId', 'startsAt'])
    .where(({ eb, fn, val }) => eb('occupancyId', '=', fn.any(val([...occupancyIds]))))
    .orderBy('startsAt')
    .execute()
