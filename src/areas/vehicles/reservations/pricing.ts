import { freeBetween, nextFree } from '#areas/calendar/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { readOffering, termsIn } from './find-terms.ts'
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
export async function offersBetween(ctx: Reader, { under25 = false, ...asked }: Asked) {
  const offering = await readOffering(ctx, dayOf(asked.from))
  const room = await roomOfClasses(ctx, offering.classes, asked)
  const offers = offering.classes.flatMap((vehicleClass) => {
    const { terms } = termsIn(offering, { ...asked, under25, classId: vehicleClass.id, addOns: [] })
    if (!terms) return []
    const hour = BigInt(terms.card.hour)
    return [{ class: vehicleClass, quote: quote(terms, asked), hour, free: room.get(vehicleClass.id) ?? 0 }]
  })
  const full = new Map<string, Date | null>()
  for (const { class: one, free } of offers)
    if (free === 0) full.set(one.id, await nextFree(ctx, { ...stretchOf(asked), classId: one.id, turnaround: one.turnaround }))
  return offers.map((offer) => ({ ...offer, nextFree: full.get(offer.class.id) ?? null }))
}

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
