import { freeBetween, nextFree } from '#areas/calendar/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { type Offering, readOffering, termsIn } from './find-terms.ts'
import { type DiscountTerms, quote, type Stretch } from './quote.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

type Asked = Stretch & {
  placeOut: string
  placeBack: string
  under25?: boolean
  companyId?: string | undefined
  discount?: DiscountTerms | null
}

/** Every class that has a price, with its whole price, how many are free, and where none is, from when on one is for as long. */
export async function offersBetween(ctx: Reader, asked: Asked) {
  return offersOf(ctx, await readOffering(ctx, dayOf(asked.from)), asked)
}

/** The same by what was read of that day already. */
export async function offersOf(ctx: Reader, offering: Offering, asked: Asked) {
  const room = await roomOfClasses(ctx, offering.classes, asked)
  const offers = pricesOf(offering, asked).map((one) => ({ ...one, free: room.get(one.class.id) ?? 0 }))
  const full = new Map<string, Date | null>()
  for (const { class: one, free } of offers)
    if (free === 0) full.set(one.id, await nextFree(ctx, { ...stretchOf(asked), classId: one.id, turnaround: one.turnaround }))
  return offers.map((offer) => ({ ...offer, nextFree: full.get(offer.class.id) ?? null }))
}

/** The whole price of every class that has one, whether any of it is free or not. */
export const pricesOf = (offering: Offering, { under25 = false, ...asked }: Asked) =>
  offering.classes.flatMap((vehicleClass) => {
    const { terms } = termsIn(offering, { ...asked, under25, classId: vehicleClass.id, addOns: [] })
    return terms ? [{ class: vehicleClass, quote: quote(terms, asked), hour: BigInt(terms.card.hour) }] : []
  })

const stretchOf = ({ from, until }: Stretch) => ({ from, until })

/** How many of each class are free; classes that need as long until the next are asked together. */
async function roomOfClasses(ctx: Reader, all: readonly { id: string; turnaround: number }[], asked: Stretch) {
  const free = new Map<string, number>()
  for (const turnaround of new Set(all.map((one) => one.turnaround))) {
    const classIds = all.filter((one) => one.turnaround === turnaround).map(({ id }) => id)
    for (const one of await freeBetween(ctx, { ...stretchOf(asked), classIds, turnaround })) free.set(one.classId, one.free)
  }
  return free
}
