import { sql } from 'kysely'
import { occupyAnyOf } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import { folded } from '#values/text.ts'
import { carHeld, carReserved, reservationDiscounted } from './facts.ts'
import { findTerms, type Wanted } from './find-terms.ts'
import { hashOf, tokenOf } from './link.ts'
import { type Quote, quote, type Terms } from './quote.ts'
import { type ReservationSource, reservationNumber } from './reservation.ts'
import { factData } from './reservation-facts.ts'
import { snapshotOf } from './snapshot.ts'
import { takeStockFor } from './stock.ts'

/** Whoever reserves, and what of them and of their coming is known. */
export type Booking = Wanted & {
  /** Of the form it came with: a second press is the same reservation. */
  formId: string
  source: ReservationSource
  name: string
  phone: string
  partyId: string | null
  phoneVerifiedAt: Date | null
  age?: number | undefined
  licenceCountry?: string | undefined
  flightNumber?: string | undefined
  note?: string | undefined
}

/** What the price follows from; what cannot be had is told under its field. */
export async function mustFindTerms(work: Work, wanted: Wanted) {
  const { terms, fault } = await findTerms({ db: work.tx, now: work.now }, wanted)
  if (!terms) throw fieldFault(...fault)
  return terms
}

/** The reservation this very form made before; of two presses at once the second waits and finds it. */
export async function reservedBy({ tx }: Pick<Work, 'tx'>, formId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${formId}, 968017))`.execute(tx)
  return tx.selectFrom('carReservations').selectAll().where('formId', '=', formId).executeTakeFirst()
}

/** A car for some minutes: the rules say how many. Without a word until then it is free again. */
export async function holdReservation(work: Work, booking: Booking) {
  const terms = await mustFindTerms(work, booking)
  const until = new Date(work.now().getTime() + terms.rules.holdMinutes * 60_000)
  const { row, price } = await write(work, booking, { terms, holdUntil: until })
  recordDiscount(work, row, { terms, price })
  work.record(carHeld, row.id, { ...factData(row, { terms, price }), until: until.toISOString() })
  return { ...row, price, holdUntil: until }
}

/** A car that is agreed on at once. */
export async function reserveNow(work: Work, booking: Booking) {
  const terms = await mustFindTerms(work, booking)
  const { row, price } = await write(work, booking, { terms, holdUntil: null })
  await takeStockFor(work, row, terms)
  recordDiscount(work, row, { terms, price })
  work.record(carReserved, row.id, factData(row, { terms, price }))
  return { ...row, price }
}

/** What was taken off by hand stands in the audit with its reason. */
function recordDiscount(work: Work, row: Parameters<typeof factData>[0], agreed: { terms: Terms; price: Quote }) {
  const { discount } = agreed.terms
  if (discount)
    work.record(reservationDiscounted, row.id, { ...factData(row, agreed), percent: discount.percent, why: discount.why })
}

type Written = { terms: Terms; holdUntil: Date | null }

async function write(work: Work, booking: Booking, { terms, holdUntil }: Written) {
  const { minAge } = terms.vehicleClass
  if (booking.age !== undefined && booking.age < minAge)
    throw fieldFault('age', `أقل عمر لهذه الفئة ${howMany(minAge, 'year')}. اختر فئة أخرى.`)
  const price = quote(terms, booking)
  const sequence = await nextNumber(work)
  const number = reservationNumber({ sequence, madeAt: work.now() })
  const { id: occupancyId } = await holdCar(work, { booking, terms, number, holdUntil })
  const id = work.newId()
  const tokenHash = hashOf(await tokenOf(work.tx, id))
  const row = {
    ...{
      id,
      sequence,
      ...personIn(booking),
      ...stretchIn(booking),
      occupancyId,
      tokenHash,
      holdUntil,
      codeId: null,
      remindedAt: null,
    },
    ...{ branchId: terms.placeOut.branchId, state: holdUntil ? ('held' as const) : ('confirmed' as const) },
    ...{ net: price.net, vat: price.vat, words: folded(foundBy(number, booking)) },
    ...{ madeBy: work.actor.id, madeAt: work.now(), partyId: booking.partyId },
  }
  await work.tx
    .insertInto('carReservations')
    .values({ ...row, snapshot: snapshotOf(terms, price) })
    .execute()
  return { row, price }
}

export async function nextNumber({ tx }: Work) {
  const { rows } = await sql<{ sequence: number }>`select nextval('car_reservation_numbers')::int as sequence`.execute(tx)
  return rows[0]?.sequence ?? 0
}

type Held = { booking: Booking; terms: Terms; number: string; holdUntil: Date | null }

const holdCar = (work: Work, { booking, terms, number, holdUntil }: Held) =>
  occupyAnyOf(work, {
    ...{ classId: booking.classId, kind: 'car-rental', from: booking.from, until: booking.until },
    ...{ turnaround: terms.vehicleClass.turnaround, partyId: booking.partyId ?? undefined, reason: number },
    ...(holdUntil && { expiresAt: holdUntil }),
    ...{ field: 'classId', full: 'حُجزت سيارات هذه الفئة كلها في هذه المدة. اختر فئة أخرى أو موعدًا آخر.' },
  })

const personIn = ({ formId, source, name, phone, phoneVerifiedAt, ...more }: Booking) => ({
  ...{ formId, source, name, phone, phoneVerifiedAt, age: more.age ?? null, licenceCountry: more.licenceCountry ?? null },
  ...{ flightNumber: more.flightNumber ?? null, note: more.note ?? null },
})

const stretchIn = ({ classId, from, until, placeOut, placeBack }: Booking) => ({
  ...{ classId, startsAt: from, endsAt: until, placeOut, placeBack },
})

/** By its number, by whoever reserved and by their phone however it is written. */
export const foundBy = (number: string, { name, phone, flightNumber }: Pick<Booking, 'name' | 'phone' | 'flightNumber'>) =>
  [number, name, phone, inGroups(phone), flightNumber ?? ''].join(' ')
