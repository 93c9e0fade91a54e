import { drivingLicenceOf, partiesOfAccount } from '#areas/customers/public.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { tokenOf } from '../reservations/link.ts'
import { agreedStates, type ReservationState, reservationNumber, stateAt } from '../reservations/reservation.ts'
import { agreedIn } from '../reservations/snapshot.ts'
import { bookingPath } from './paths.ts'

type Reader = Pick<Ctx, 'db' | 'now' | 'actor'>

const most = 100

/** What this customer booked: in their own name, or by the phone they have shown to be theirs. */
export async function ownBookings(ctx: Reader) {
  const rows = await (await ofMine(ctx)).orderBy('startsAt', 'desc').limit(most).execute()
  const shown = rows.map(async (row) => {
    const { terms, price } = agreedIn(row)
    return {
      ...{ id: row.id, number: reservationNumber(row), className: terms.vehicleClass.name, place: terms.placeOut.name },
      ...{ startsAt: row.startsAt, endsAt: row.endsAt, state: stateAt(row, ctx.now()), total: price.total },
      path: bookingPath(await tokenOf(ctx.db, row.id)),
    }
  })
  return Promise.all(shown)
}

/** Whether a car of theirs is to come and we know no licence of theirs yet: uploaded before, it is not typed at the counter. */
export async function asksForLicence(ctx: Reader, rows: readonly { state: ReservationState; startsAt: Date }[]) {
  const isToCome = rows.some(({ state, startsAt }) => agreedStates.some((one) => one === state) && startsAt > ctx.now())
  if (!isToCome) return false
  const { ids } = await partiesOfAccount({ db: ctx.db }, ctx.actor.id)
  return ids.length > 0 && (await drivingLicenceOf(ctx, ids)) === null
}

export const bookedAnything = async (ctx: Reader) => Boolean(await (await ofMine(ctx)).limit(1).executeTakeFirst())

async function ofMine({ db, actor }: Reader) {
  const { ids } = await partiesOfAccount({ db }, actor.id)
  const { phone } = await verifiedContacts({ db }, actor.id)
  return db
    .selectFrom('carReservations')
    .select(['id', 'sequence', 'madeAt', 'startsAt', 'endsAt', 'state', 'holdUntil', 'snapshot'])
    .where(({ or, and, eb, fn, val }) =>
      or([eb('partyId', '=', fn.any(val(ids))), and([eb('phone', '=', phone ?? ''), eb('phoneVerifiedAt', 'is not', null)])]),
    )
}
