import { photosOfEach } from '#areas/photos/public.ts'
import { cardPrice } from '#areas/rates/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOf } from '#values/days.ts'
import type { ShownPhoto } from '#values/photos.ts'
import { percentOf } from '#values/shares.ts'
import type { Gearbox } from '../classes/class.ts'
import { vehicleClass } from '../classes/queries.ts'
import { type Offering, readOffering } from '../reservations/find-terms.ts'
import { offersOf, pricesOf } from '../reservations/pricing.ts'
import { openPlaces } from '../terms/queries.ts'
import type { CarRules } from '../terms/rules.ts'
import { bookPath } from './paths.ts'
import { faultsOfSearch, type OfferOrder, type Search, searchIn, searchQuery, stretchOf } from './search.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
type Offer = Awaited<ReturnType<typeof offersOf>>[number]

/** The search on the public page, and once it asks for something, every class with its whole price. */
export async function carSearch(ctx: Reader, query: URLSearchParams) {
  const now = ctx.now()
  const places = await openPlaces(ctx.db)
  const search = searchIn(query, { places, now })
  const isAsked = query.has('from')
  const faults = isAsked ? faultsOfSearch(search, now) : {}
  const canLook = isAsked && Object.keys(faults).length === 0 && places.length > 0
  const kept = { places: places.map(({ id, name }) => [id, name] as const), search, faults, isAsked, today: dayOf(now) }
  return {
    ...kept,
    results: canLook ? await resultsOf(ctx, search, query) : null,
    classes: isAsked ? [] : await classesWithPhotos(ctx),
  }
}

/** What a day of every class costs today, its tax within: for who has not said yet when. */
export async function classesWithPrices(ctx: Reader) {
  const today = dayOf(ctx.now())
  const { classes, cards, vatRate } = await readOffering(ctx, today)
  return classes.flatMap(({ id, name, example, plan, seats, bags }) => {
    const card = cards.find(({ classId }) => classId === id)
    if (!card) return []
    const { net } = cardPrice(card, { firstDay: today, minutes: dayMinutes, grace: 0 })
    return [{ id, name, example, plan, seats, bags, day: net + percentOf(net, vatRate) }]
  })
}

async function classesWithPhotos(ctx: Reader) {
  const priced = await classesWithPrices(ctx)
  const photos = await photosOfClasses(ctx, priced)
  return priced.map((one) => ({ ...one, photos: photos.get(one.id) ?? [] }))
}
export type ClassWithPhotos = Awaited<ReturnType<typeof classesWithPhotos>>[number]

const photosOfClasses = (ctx: Reader, classes: readonly { id: string }[]) =>
  photosOfEach(
    ctx,
    vehicleClass,
    classes.map(({ id }) => id),
  )

const dayMinutes = 24 * 60
export type CarSearchPage = Awaited<ReturnType<typeof carSearch>>

async function resultsOf(ctx: Reader, search: Search, query: URLSearchParams) {
  const stretch = stretchOf(search)
  const under25 = search.age !== '' && Number(search.age) < 25
  const asked = { ...stretch, placeOut: search.placeOut, placeBack: search.placeBack, under25 }
  const offering = await readOffering(ctx, search.from)
  const offers = await offersOf(ctx, offering, asked)
  const longer = wholeWeek(offering, offers, asked)
  const photos = await photosOfClasses(ctx, offering.classes)
  const { rules } = offering
  const filter = filterIn(query)
  const order: OfferOrder = query.get('order') === 'roomiest' ? 'roomiest' : 'cheapest'
  const shown = offers
    .filter((offer) => matches(offer, filter))
    .map((offer) => ({
      ...offerShown(offer, { search, rules, longer: longer.get(offer.class.id) ?? null, now: ctx.now() }),
      photos: photos.get(offer.class.id) ?? [],
    }))
  return { offers: shown.toSorted(orders[order]), all: offers.length, filter, order }
}

const byPrice = (one: OfferShown, other: OfferShown) => Number(one.total - other.total)
/** What can be had stands before what cannot. */
const byRoom = (one: OfferShown, other: OfferShown) => Number(one.free === 0) - Number(other.free === 0)
const orders = {
  cheapest: (one: OfferShown, other: OfferShown) => byRoom(one, other) || byPrice(one, other),
  roomiest: (one: OfferShown, other: OfferShown) => byRoom(one, other) || other.seats - one.seats || byPrice(one, other),
}

export type OfferFilter = { gearbox: string; seven: boolean; mountain: boolean }
const filterIn = (query: URLSearchParams): OfferFilter => ({
  gearbox: query.get('gearbox') ?? '',
  seven: query.has('seven'),
  mountain: query.has('mountain'),
})

const matches = ({ class: one }: Offer, { gearbox, seven, mountain }: OfferFilter) =>
  (gearbox === '' || one.gearbox === gearbox) && (!seven || one.seats >= 7) && (!mountain || one.drive === 'four')

const week = 7

/** What a whole week would come to: whoever asks for less may not know how little more it is. */
function wholeWeek(offering: Offering, offers: readonly Offer[], asked: Parameters<typeof pricesOf>[1]) {
  const days = offers[0]?.quote.days ?? week
  if (days >= week || days < 3) return new Map<string, bigint>()
  const until = new Date(asked.from.getTime() + week * 86_400_000)
  return new Map(pricesOf(offering, { ...asked, until }).map((offer) => [offer.class.id, offer.quote.total]))
}

type Around = { search: Search; rules: CarRules; longer: bigint | null; now: Date }

/** An offer as its card says it: every amount with its tax. */
function offerShown({ class: one, quote, free, nextFree, hour }: Offer, { search, rules, longer, now }: Around) {
  const withTax = (net: bigint) => net + percentOf(net, quote.vatRate)
  const isTooYoung = search.age !== '' && Number(search.age) < one.minAge
  const { lines, net, vat, vatRate, total, days, hours, km, excess, depositResident, depositVisitor } = quote
  return {
    ...{ id: one.id, name: one.name, example: one.example, plan: one.plan, seats: one.seats, bags: one.bags, drive: one.drive },
    gearbox: one.gearbox satisfies Gearbox,
    ...{ lines, net, vat, vatRate, total, days, hours, km, excess, depositResident, depositVisitor },
    cancelFreeUntil: quote.cancelFreeUntil > now ? quote.cancelFreeUntil : null,
    oneDay: quote.oneDay,
    perDay: days > 0 ? (total + BigInt(days) / 2n) / BigInt(days) : total,
    ...{
      hundredKm: withTax(one.extraKm * 100n),
      hour: withTax(hour),
      eighth: withTax(one.eighthPrice),
      fineFee: withTax(rules.fineFee),
    },
    depositBackOn: daysAfter(search.until, rules.depositDays),
    week: longer !== null && longer > total ? { total: longer, more: longer - total } : null,
    ...{ free, isTooYoung, minAge: one.minAge },
    book: `${bookPath}?${searchQuery(search, { classId: one.id })}`,
    next: nextFree && { at: nextFree, book: `${bookPath}?${searchQuery(shifted(search, nextFree), { classId: one.id })}` },
  }
}
export type OfferShown = ReturnType<typeof offerShown> & { photos: ShownPhoto[] }

/** The same length of time, from the moment on from which one is free. */
function shifted(search: Search, at: Date): Search {
  const { from, until } = stretchOf(search)
  const end = new Date(at.getTime() + until.getTime() - from.getTime())
  return { ...search, from: dayOf(at), fromTime: timeOf(at), until: dayOf(end), untilTime: timeOf(end) }
}
