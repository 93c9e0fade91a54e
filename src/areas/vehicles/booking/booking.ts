import type { Ctx, Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashOf } from '../reservations/link.ts'
import { findReservationForUpdate } from '../reservations/load-for-update.ts'
import { stateAt } from '../reservations/reservation.ts'

export const noSuchBooking = () => new Refusal('not-found', 'لا يفتح هذا الرابط حجزًا. راجع الرابط في رسالتنا إليك.', 404)

/** The reservation behind a link; nobody else changes it meanwhile. */
export async function loadBooking(work: Work, token: string) {
  const one = await findReservationForUpdate(work, { tokenHash: hashOf(token) })
  if (!one) throw noSuchBooking()
  return one
}

/** How it stands and by which code it is confirmed; null where the link opens none. */
export async function codeOfBooking({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string) {
  const row = await db
    .selectFrom('carReservations')
    .select(['state', 'holdUntil', 'phone', 'codeId'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  return row ? { ...row, state: stateAt(row, now()) } : null
}
