import { openDuesOf, receivingPayments } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { type BookingAsked, stretchIn } from '../reservations/booking-asked.ts'
import { type BookingPage, bookingPage } from '../reservations/booking-page.ts'
import { findTerms } from '../reservations/find-terms.ts'
import { quote } from '../reservations/quote.ts'

/** The counter: as a reservation that begins now, with what is known of who stands there and what other lengths come to. */
export async function counterPage(ctx: Ctx, query: URLSearchParams) {
  const shown = await bookingPage(ctx, query, { isNow: true })
  const partyId = shown.known?.id
  const customer = partyId ? await customerAtCounter(ctx, partyId) : null
  return {
    ...shown,
    contractId: ctx.newId(),
    // The licence of a company's last driver is not that of the next.
    customer: customer && shown.asked.company ? { ...customer, licence: null } : customer,
    others: shown.price ? await otherLengths(ctx, shown.asked, shown.terms) : [],
  }
}
export type CounterPage = Awaited<ReturnType<typeof counterPage>>

/** How often they hired before, with which licence, and whether anything of any service is overdue: how much only for whoever takes money. */
async function customerAtCounter(ctx: Ctx, partyId: string) {
  const hires = await ctx.db
    .selectFrom('carRentals')
    .innerJoin('carReservations', 'carReservations.id', 'carRentals.reservationId')
    .select(['licenceNumber', 'licenceUntil', 'carRentals.state', 'isVisitor', 'age'])
    .where('carReservations.partyId', '=', partyId)
    .orderBy('openedAt', 'desc')
    .limit(100)
    .execute()
  const today = dayOf(ctx.now())
  const late = (await openDuesOf(ctx, partyId)).filter(({ dueOn }) => dueOn < today)
  const last = hires.find(({ licenceUntil }) => licenceUntil !== null && licenceUntil >= today)
  return {
    hires: hires.length,
    isOut: hires.some(({ state }) => state === 'out'),
    licence: last?.licenceNumber ? { number: last.licenceNumber, until: last.licenceUntil ?? '' } : null,
    isVisitor: hires[0]?.isVisitor ?? false,
    isLate: late.length > 0,
    owes: ctx.actor.may(receivingPayments) ? late.reduce((sum, { open }) => sum + open, 0n) : null,
  }
}

const lengths = [1, 3, 7, 30]

/** What they are told when they ask what a day more would come to. */
async function otherLengths(ctx: Ctx, asked: BookingAsked, agreed: BookingPage['terms']) {
  const { from, until } = stretchIn(asked)
  const { terms } = await findTerms(ctx, { ...asked, ...agreed, from, until })
  if (!terms) return []
  const days = Math.round((until.getTime() - from.getTime()) / 86_400_000)
  return lengths
    .filter((length) => length !== days)
    .map((length) => ({
      days: length,
      total: quote(terms, { from, until: new Date(from.getTime() + length * 86_400_000) }).total,
    }))
}
