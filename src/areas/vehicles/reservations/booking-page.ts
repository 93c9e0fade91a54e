import { customersNamed, findParties, partiesWithin, partyAtCounter } from '#areas/customers/public.ts'
import { agreementsOn } from '#areas/rates/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { phoneFault } from '#values/phones.ts'
import { percentInWords } from '#values/shares.ts'
import { carsLine } from '../prices/price-list.ts'
import { addOns, openPlaces, rulesNow } from '../terms/queries.ts'
import { readBooking, stretchIn } from './booking-asked.ts'
import { mostDiscount, overLimit } from './discount.ts'
import { findTerms } from './find-terms.ts'
import { offersBetween } from './pricing.ts'
import { quote } from './quote.ts'

/** What can be reserved for what is asked, with its price, and who is known by the phone. */
export async function bookingPage(ctx: Ctx, query: URLSearchParams, { isNow = false } = {}) {
  const open = await openPlaces(ctx.db)
  const near = open.filter((place) => reaches(ctx.actor, may.reserve, place))
  const asked = readBooking(ctx, query, { firstPlace: near[0]?.id ?? '', isNow })
  const stretch = stretchIn(asked)
  const { under25, placeOut, placeBack } = asked
  const mostOff = mostDiscount(ctx.actor, near.find(({ id }) => id === placeOut) ?? { branchId: '' })
  const companies = await companiesWithAgreement(ctx, asked.from)
  const terms = { companyId: asked.company || undefined, discount: discountIn(asked, mostOff) }
  const { price, fault, paysByMonth } = await priceOf(ctx, { ...asked, ...stretch, ...terms })
  const over = mostOff !== null && Number(asked.discount) > mostOff ? overLimit(mostOff) : null
  return {
    ...{
      asked,
      price,
      fault: fault ?? over,
      terms,
      paysByMonth,
      companies,
      mostOff,
      formId: ctx.newId(),
      now: ctx.now(),
      known: await knownAs(ctx, asked),
    },
    offers: await offersBetween(ctx, { ...stretch, ...terms, under25, placeOut, placeBack }),
    placesOut: near.map(({ id, name }) => [id, name] as const),
    placesBack: open.map(({ id, name }) => [id, name] as const),
    addOns: (await addOns(ctx.db)).filter(({ active }) => active),
    holdMinutes: (await rulesNow(ctx.db)).holdMinutes,
  }
}
export type BookingPage = Awaited<ReturnType<typeof bookingPage>>

/** As far as whoever asks may go by themselves. */
function discountIn({ discount }: { discount: string }, most: number | null) {
  const percent = Number(discount)
  return percent > 0 && (most === null || percent <= most) ? { percent, why: '', by: '' } : null
}

/** The companies whose agreement holds on that day, by name, within the reach of whoever reserves. */
export async function companiesWithAgreement(ctx: Pick<Ctx, 'db' | 'actor'>, day: string) {
  const agreed = await agreementsOn(ctx, { line: carsLine, day })
  const ids = agreed.map(({ partyId }) => partyId)
  const within = await partiesWithin(ctx, ids)
  const named = (await customersNamed(ctx, ids)).filter(({ id }) => within.has(id))
  return named
    .map(({ id, name }) => {
      const off = percentInWords(agreed.find(({ partyId }) => partyId === id)?.percentOff ?? 0)
      return [id, `${name}، خصم ${off}`] as const
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'ar'))
}

type Asked = Parameters<typeof findTerms>[1]

/** The price of the class that was chosen, or what stands in its way; neither before one is chosen. */
async function priceOf(ctx: Ctx, asked: Asked) {
  const { terms, fault } = await findTerms(ctx, asked)
  if (terms) return { price: quote(terms, asked), fault: null, paysByMonth: terms.agreement?.monthly ?? false }
  const isChosen = isUuid(asked.classId)
  return { price: null, fault: isChosen || fault[0] !== 'classId' ? fault[1] : null, paysByMonth: false }
}

/** The company that pays, or whoever has this phone. */
async function knownAs(ctx: Ctx, { company, phone }: { company: string; phone: string }) {
  if (isUuid(company)) {
    const party = await partyAtCounter(ctx, company)
    return party && { id: party.id, name: party.name, number: party.number, path: party.path }
  }
  if (phone === '' || phoneFault(phone)) return null
  const [found] = await findParties(ctx, phone, 1)
  return found ? { id: found.id, name: found.name, number: found.number, path: found.path } : null
}
