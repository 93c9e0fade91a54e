import { lanes, lastDay } from '#areas/calendar/public.ts'
import { outOfUse } from '#areas/maintenance/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, endOfDay } from '#values/days.ts'
import type { Readiness } from '../fleet/vehicle.ts'
import { rentalPath, reservationPath } from '../paths.ts'
import { extensionOf } from '../reservations/quote.ts'
import { reservationNumber } from '../reservations/reservation.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { openUntil, rentalsSeen, reservedUntil } from './going.ts'

const most = 100

/** What goes out and what comes back until tonight, what should be back already, and what is to be made ready. */
export async function today(ctx: Ctx) {
  const now = ctx.now()
  const tonight = endOfDay(dayOf(now))
  const [reserved, let_, dirty] = [await toComeFor(ctx, tonight), await rentalsUntil(ctx, tonight), await toMakeReady(ctx)]
  const out = let_.filter(({ state }) => state === 'out')
  return {
    now,
    goes: [...reserved, ...let_.filter(({ state }) => state === 'open')].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    ),
    late: out.filter(({ at }) => at < now),
    back: out.filter(({ at }) => at >= now),
    dirty,
    fleet: await fleetNow(ctx),
    may: { manage: ctx.actor.may(may.manage) },
  }
}
export type Today = Awaited<ReturnType<typeof today>>
export type TodayCard = Today['goes'][number]

/** What of the car that stands for a booking has to be known before its customer comes. */
function readyWords(readiness: Readiness, heldUntil: Date | null) {
  const until = heldUntil ? ` حتى ${dayInWords(lastDay(heldUntil))}` : ''
  if (readiness === 'maintenance') return `سيارته في الصيانة${until}، حدّد غيرها إن لم تعد`
  if (readiness === 'accident') return `سيارته بعد حادث${until}، حدّد غيرها`
  return readiness === 'ready' ? 'جاهزة' : 'لم تُجهَّز بعد'
}

async function toComeFor(ctx: Ctx, until: Date) {
  const rows = await reservedUntil(ctx, until)
    .innerJoin(lanes(ctx).as('lane'), 'lane.occupancyId', 'carReservations.occupancyId')
    .innerJoin('vehicles', 'vehicles.id', 'lane.resourceId')
    .select(['carReservations.id', 'sequence', 'madeAt', 'name', 'phone', 'startsAt', 'endsAt', 'snapshot', 'flightNumber'])
    .leftJoin(outOfUse(ctx).as('stopped'), 'stopped.resourceId', 'vehicles.id')
    .select(['model', 'plateDigits', 'plateLetters', 'readiness', 'lane.pinned', 'heldUntil'])
    .orderBy('startsAt')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { terms, price } = agreedIn(row)
    const isReady = row.readiness === 'ready'
    return {
      ...{
        id: row.id,
        number: reservationNumber(row),
        name: row.name,
        phone: row.phone,
        at: row.startsAt,
        path: reservationPath(row.id),
      },
      ...{ state: 'reserved' as const, place: terms.placeOut.name, className: terms.vehicleClass.name, model: row.model },
      plate: { digits: row.plateDigits, letters: row.plateLetters },
      facts: [
        { text: row.pinned ? 'سيارته مثبّتة' : 'سيارته قد تتغيّر من فئتها', isGood: row.pinned },
        { text: readyWords(row.readiness, row.heldUntil), isGood: isReady },
        ...(row.flightNumber ? [{ text: `الرحلة ${row.flightNumber}`, isGood: true }] : []),
      ],
      pays: price.total,
      soFar: 0n,
    }
  })
}

/** Contracts whose car goes out or comes back until then. */
async function rentalsUntil(ctx: Ctx, until: Date) {
  const out = rentalsSeen(ctx).where('carRentals.state', '=', 'out').where('plannedUntil', '<', until)
  const rows = [...(await shownOf(openUntil(ctx, until))), ...(await shownOf(out))]
  return rows.map((row) => cardOf(row, ctx.now()))
}

const shownOf = (some: ReturnType<typeof rentalsSeen>) =>
  some
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .innerJoin('vehicles', 'vehicles.id', 'carRentals.vehicleId')
    .select(['contract.id', 'contract.number', 'contract.state as contractState'])
    .select(['carRentals.state', 'plannedFrom', 'plannedUntil', 'charged', 'carReservations.name', 'phone', 'snapshot'])
    .select(['startsAt', 'endsAt', 'model', 'plateDigits', 'plateLetters'])
    .orderBy('plannedUntil')
    .limit(most)
    .execute()

type Let = Awaited<ReturnType<typeof shownOf>>[number]

function cardOf(row: Let, now: Date) {
  const { terms, price } = agreedIn(row)
  const isOut = row.state === 'out'
  const isSigned = row.contractState === 'active'
  const late = isOut && row.plannedUntil < now
  const soFar = late ? extensionOf(terms, { from: row.plannedFrom, until: now }, { net: row.charged }).total : 0n
  return {
    ...{ id: row.id, number: row.number, name: row.name, phone: row.phone, path: rentalPath(row.id), state: row.state },
    ...{ at: isOut ? row.plannedUntil : row.plannedFrom, place: isOut ? terms.placeBack.name : terms.placeOut.name },
    ...{ className: terms.vehicleClass.name, model: row.model, plate: { digits: row.plateDigits, letters: row.plateLetters } },
    facts: isOut ? [] : [{ text: isSigned ? 'العقد موقّع' : 'لم يُوقّع العقد بعد', isGood: isSigned }],
    ...{ pays: isOut ? 0n : price.total, soFar },
  }
}

const toMakeReady = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>) =>
  db
    .selectFrom('vehicles')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'vehicles.classId')
    .select(['vehicles.id', 'model', 'plateDigits', 'plateLetters', 'vehicleClasses.name as className'])
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'vehicles.branchId' }))
    .where('readiness', '=', 'dirty')
    .orderBy('vehicleClasses.position')
    .orderBy('model')
    .limit(most)
    .execute()

/** How many of the cars are out now. */
async function fleetNow({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const { all } = await db
    .selectFrom('vehicles')
    .select(({ fn }) => fn.countAll<bigint>().as('all'))
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'vehicles.branchId' }))
    .where('readiness', '<>', 'sold')
    .executeTakeFirstOrThrow()
  const { out } = await db
    .selectFrom('carRentalSegments')
    .innerJoin('vehicles', 'vehicles.id', 'carRentalSegments.vehicleId')
    .select(({ fn }) => fn.countAll<bigint>().as('out'))
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'vehicles.branchId' }))
    .where('backAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { all: Number(all), out: Number(out) }
}
