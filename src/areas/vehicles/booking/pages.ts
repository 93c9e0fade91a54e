import { companyProfile } from '#areas/company/public.ts'
import { partyOfAccount } from '#areas/customers/public.ts'
import { bookingCodes, verifiedContacts } from '#areas/identity/public.ts'
import { photosOf } from '#areas/photos/public.ts'
import type { Ctx } from '#platform/context.ts'
import { percentOf } from '#values/shares.ts'
import { vehicleClass } from '../classes/queries.ts'
import { findTerms } from '../reservations/find-terms.ts'
import { quote } from '../reservations/quote.ts'
import { reservationByToken } from '../reservations/web.ts'
import { addOns, openPlaces, rulesNow } from '../terms/queries.ts'
import { youngBelow } from '../terms/rules.ts'
import { codeOfBooking } from './booking.ts'
import { searchPath } from './paths.ts'
import { faultsOfSearch, searchIn, searchQuery, stretchOf } from './search.ts'
import { ownsPhone } from './use-cases/book-car.ts'

/** What somebody is about to book, with its price; null where it cannot be had so: they choose again. */
export async function bookPage(ctx: Ctx, query: URLSearchParams) {
  const now = ctx.now()
  const places = await openPlaces(ctx.db)
  const search = searchIn(query, { places, now })
  const classId = query.get('classId') ?? ''
  const back = `${searchPath}?${searchQuery(search)}`
  if (Object.keys(faultsOfSearch(search, now)).length > 0) return { back, wanted: null }
  const stretch = stretchOf(search)
  const chosen = query.getAll('addOns')
  const under25 = search.age !== '' && Number(search.age) < youngBelow
  const asked = { ...stretch, classId, placeOut: search.placeOut, placeBack: search.placeBack, under25 }
  const { terms } = await findTerms(ctx, { ...asked, addOns: chosen })
  const plain = terms ?? (await findTerms(ctx, { ...asked, addOns: [] })).terms
  if (!plain) return { back, wanted: null }
  const offered = (await addOns(ctx.db)).filter(({ active }) => active)
  const wanted = {
    ...{ search, classId, className: plain.vehicleClass.name, placeOut: plain.placeOut.name, placeBack: plain.placeBack.name },
    ...{ startsAt: stretch.from, endsAt: stretch.until, price: quote(plain, stretch) },
    chosen: terms ? chosen : [],
    photos: await photosOf(ctx, { kind: vehicleClass, id: classId }),
    young: await youngTerms(ctx, plain.vatRate),
    addOns: offered.map(({ id, name, charged, price }) => ({
      ...{ id, name, charged },
      amount: price + percentOf(price, plain.vatRate),
    })),
  }
  return { back, wanted, known: await knownDriver(ctx) }
}
export type BookPage = Awaited<ReturnType<typeof bookPage>>
export type WantedCar = NonNullable<BookPage['wanted']>

/** What a driver below the age pays more; null where it is nothing. */
async function youngTerms({ db }: Ctx, vatRate: number) {
  const { youngDayPrice: net, youngExcessPercent: excess } = await rulesNow(db)
  return net > 0n || excess > 0 ? { below: youngBelow, day: net + percentOf(net, vatRate), excess } : null
}

/** Whoever has signed in is not asked for what we know of them. */
async function knownDriver(ctx: Ctx) {
  if (ctx.actor.kind !== 'customer') return null
  const [party, proven] = [await partyOfAccount(ctx), await verifiedContacts(ctx, ctx.actor.id)]
  return { name: party?.name, phone: proven.phone ?? party?.phone ?? undefined }
}

/** A booking as whoever holds its link sees it. */
export async function bookingPage(ctx: Ctx, token: string) {
  const booking = await reservationByToken(ctx, token)
  if (!booking) return null
  const asked = await codeOfBooking(ctx, token)
  const code = booking.state === 'held' ? await bookingCodes.waiting(ctx, asked?.codeId ?? null) : null
  const { phones } = await companyProfile(ctx)
  return {
    ...{ booking, token, code: code && { to: code.to, wait: code.wait }, now: ctx.now(), phone: phones?.[0] ?? null },
    needsCode: booking.state === 'held' && !(await ownsPhone(ctx, booking.phone)),
  }
}
export type BookingPage = NonNullable<Awaited<ReturnType<typeof bookingPage>>>
