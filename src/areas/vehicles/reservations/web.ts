import { sql } from 'kysely'
import { lanes } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { cancelReservation, confirmReservation, keptWhenCancelled } from './changing.ts'
import { hashOf, tokenOf } from './link.ts'
import { findReservationForUpdate } from './load-for-update.ts'
import { reservationNumber, stateAt } from './reservation.ts'
import { type Booking, holdReservation, reservedBy } from './reserving.ts'
import { agreedIn } from './snapshot.ts'

type WebBooking = Omit<Booking, 'source' | 'partyId' | 'phoneVerifiedAt'>

const holdsOfPhone = 2

/** A hold for whoever reserves on the web, until they confirm it with the code that went to their phone. The same form pressed again gets the same one. */
export async function holdForWeb(work: Work, booking: WebBooking) {
  // The same phone twice at once: the second waits and counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${booking.phone}, 968016))`.execute(work.tx)
  const before = await reservedBy(work, booking.formId)
  if (before) {
    work.repeated()
    return { id: before.id, token: await tokenOf(work.tx, before.id), isNew: false }
  }
  if ((await heldBy(work, booking.phone)) >= holdsOfPhone)
    throw fieldFault('phone', 'لهذا الهاتف حجزان مبدئيان الآن. أكمل أحدهما، أو انتظر حتى تنتهي مهلته.')
  const whose = { source: 'web', partyId: null, phoneVerifiedAt: null } as const
  const { id } = await holdReservation(work, { ...booking, ...whose })
  return { id, token: await tokenOf(work.tx, id), isNew: true }
}

async function heldBy({ tx, now }: Work, phone: string) {
  const { count } = await tx
    .selectFrom('carReservations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('phone', '=', phone)
    .where('source', '=', 'web')
    .where('state', '=', 'held')
    .where('holdUntil', '>', now())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The phone was shown to be theirs: the hold becomes an agreement. Confirmed already, nothing is done. */
export async function confirmWeb(work: Work, { token, partyId = null }: { token: string; partyId?: string | null }) {
  const one = await mustFind(work, token)
  const { id, number } = one
  if (one.state === 'confirmed' || one.state === 'vehicle-assigned') work.repeated()
  else await confirmReservation(work, one, { partyId, phoneVerifiedAt: work.now() })
  return { id, number }
}

/** Given up by whoever holds its link; what is kept follows from the rules it was reserved by. */
export async function cancelWeb(work: Work, { token, why }: { token: string; why: string }) {
  const one = await mustFind(work, token)
  if (one.state === 'cancelled') work.repeated()
  else await cancelReservation(work, one, why)
  return { id: one.id, number: one.number }
}

async function mustFind(work: Work, token: string) {
  const one = await findReservationForUpdate(work, { tokenHash: hashOf(token) })
  if (!one) throw new Refusal('not-found', 'لا يفتح هذا الرابط حجزًا. راجع الرابط في رسالتنا إليك.', 404)
  return one
}

/** What whoever holds its link may see; null where the link opens none. */
export async function reservationByToken(ctx: Pick<Ctx, 'db' | 'now'>, token: string) {
  const row = await ctx.db
    .selectFrom('carReservations')
    .leftJoin(lanes(ctx).as('lane'), 'lane.occupancyId', 'carReservations.occupancyId')
    .leftJoin('vehicles', 'vehicles.id', 'lane.resourceId')
    .selectAll('carReservations')
    .select(['vehicles.model', 'vehicles.plateDigits', 'vehicles.plateLetters'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  if (!row) return null
  const { terms, price } = agreedIn(row)
  const state = stateAt(row, ctx.now())
  const { id, classId, name, phone, startsAt, endsAt, holdUntil, kept, flightNumber } = row
  return {
    ...{ id, classId, name, phone, startsAt, endsAt, holdUntil, kept, flightNumber, number: reservationNumber(row), state },
    ...{ className: terms.vehicleClass.name, placeOut: terms.placeOut.name, placeBack: terms.placeBack.name, price },
    keptIfCancelled: keptWhenCancelled({ state, price }, ctx.now()),
    vehicle: state === 'vehicle-assigned' ? { model: row.model, digits: row.plateDigits, letters: row.plateLetters } : null,
  }
}
