import { vatRateOfKind } from '#areas/finance/public.ts'
import { agreementsOn, cardsOn } from '#areas/rates/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Fault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { classes } from '../classes/queries.ts'
import { carsLine } from '../prices/price-list.ts'
import { isOpenAt } from '../terms/place.ts'
import { addOns, openPlaces, rulesNow } from '../terms/queries.ts'
import { countriesIn } from '../terms/rules.ts'
import type { AgreementTerms, DiscountTerms, Stretch, Terms } from './quote.ts'

export type Wanted = Stretch & {
  classId: string
  placeOut: string
  placeBack: string
  addOns: readonly string[]
  under25: boolean
  /** The company that pays, by what was agreed with it. */
  companyId?: string | undefined
  discount?: DiscountTerms | null | undefined
}

/** All that reservations are priced by when they begin on that day. */
export async function readOffering(ctx: Pick<Ctx, 'db' | 'now'>, firstDay: string) {
  return {
    rules: await rulesNow(ctx.db),
    places: await openPlaces(ctx.db),
    addOns: (await addOns(ctx.db)).filter(({ active }) => active),
    classes: await classes(ctx.db),
    cards: await cardsOn(ctx, { line: carsLine, day: firstDay }),
    agreements: await agreementsOn(ctx, { line: carsLine, day: firstDay }),
    vatRate: await vatRateOfKind(ctx, 'car-hire'),
    now: ctx.now(),
  }
}
export type Offering = Awaited<ReturnType<typeof readOffering>>

/** What the price of this follows from, or what is wrong with it, under its field. */
export async function findTerms(ctx: Pick<Ctx, 'db' | 'now'>, wanted: Wanted) {
  return termsIn(await readOffering(ctx, dayOf(wanted.from)), wanted)
}

export function termsIn(offering: Offering, wanted: Wanted): { terms: Terms; fault: null } | { terms: null; fault: Fault } {
  const { rules, vatRate } = offering
  const placeOut = offering.places.find(({ id }) => id === wanted.placeOut)
  const placeBack = offering.places.find(({ id }) => id === wanted.placeBack)
  const vehicleClass = offering.classes.find(({ id }) => id === wanted.classId)
  const card = offering.cards.find(({ classId }) => classId === wanted.classId)
  const wrong = (...fault: Fault) => ({ terms: null, fault })
  if (!placeOut) return wrong('placeOut', 'اختر مكان التسليم من القائمة.')
  if (!placeBack) return wrong('placeBack', 'اختر مكان الإعادة من القائمة.')
  if (!vehicleClass) return wrong('classId', 'اختر الفئة من القائمة.')
  const ends = { placeOut, placeBack }
  const fault = wrongStretch(wanted, offering.now) ?? wrongDelivery(offering, ends, wanted) ?? wrongAddOns(offering, ends, wanted)
  if (fault) return { terms: null, fault }
  if (!card) return wrong('classId', 'لا أسعار لهذه الفئة في هذا اليوم. اختر فئة أخرى.')
  const agreement = agreementFor(offering, wanted)
  if (wanted.companyId && !agreement)
    return wrong('company', 'لا اتفاقية سارية مع هذه الشركة في يوم التسليم. اختر شركة أخرى أو يومًا آخر.')
  const discount = wanted.discount ?? null
  const percentOff = (agreement?.percentOff ?? 0) + (discount?.percent ?? 0) * 100
  if (percentOff >= 10_000) return wrong('discount', 'الخصم مع الاتفاقية يبلغ السعر كله. اكتب خصمًا أقل.')
  const addOns = offering.addOns.filter(({ id }) => wanted.addOns.includes(id))
  const { under25 } = wanted
  const priced = { card: { ...card, percentOff }, vehicleClass, rules, placeOut, placeBack, addOns, under25, vatRate }
  return { terms: { ...priced, agreement, discount }, fault: null }
}

function agreementFor({ agreements }: Offering, { companyId }: Wanted): AgreementTerms | null {
  const found = companyId ? agreements.find(({ partyId }) => partyId === companyId) : undefined
  if (!found) return null
  const { id, number, percentOff, termDays, monthly, branchId } = found
  return { id, number, percentOff, termDays, monthly, branchId }
}

const longest = 366
const lateMinutes = 60

/** Somebody who stands at the counter may have been there a while; nobody reserves for yesterday. */
function wrongStretch({ from, until }: Stretch, now: Date): Fault | null {
  if (from.getTime() < now.getTime() - lateMinutes * 60_000) return ['from', 'مضى هذا الموعد. اختر يومًا أو ساعة لم تمضِ.']
  if (until <= from) return ['until', 'الإعادة بعد التسليم. اختر يومًا أو ساعة بعده.']
  if (until.getTime() - from.getTime() > longest * 86_400_000) return ['until', 'أطول مدة 366 يومًا. اختر يومًا قبل ذلك.']
  return null
}

type Place = Offering['places'][number]
type Ends = { placeOut: Place; placeBack: Place }

/** Whoever waits at a hotel or at home is driven to within certain hours only. */
function wrongDelivery({ rules }: Offering, { placeOut, placeBack }: Ends, { from, until }: Stretch): Fault | null {
  const { deliveryOpens: opens, deliveryCloses: closes } = rules
  const isMissed = ({ kind }: Place, at: Date) => (kind === 'hotel' || kind === 'address') && !isOpenAt({ opens, closes }, at)
  const message = `التوصيل من ${opens} إلى ${closes}. اختر ساعة بينهما أو مكانًا آخر.`
  if (isMissed(placeOut, from)) return ['fromTime', message]
  return isMissed(placeBack, until) ? ['untilTime', message] : null
}

function wrongAddOns({ addOns: offered, rules }: Offering, { placeOut, placeBack }: Ends, wanted: Wanted): Fault | null {
  const chosen = offered.filter(({ id }) => wanted.addOns.includes(id))
  if (chosen.length < new Set(wanted.addOns).size) return ['addOns', 'تغيّرت الإضافات. حدّث الصفحة واختر من جديد.']
  const closed = chosen.find(({ effect, country }) => effect === 'border' && !countriesIn(rules).includes(country ?? ''))
  if (closed) return ['addOns', `لا يُسمح بالعبور إلى ${closed.country} الآن. أزل «${closed.name}».`]
  if (placeOut.branchId !== placeBack.branchId && !chosen.some(({ effect }) => effect === 'one-way'))
    return ['addOns', 'الإعادة في فرع آخر تحتاج إضافة الإعادة في مكان آخر. اخترها أو غيّر مكان الإعادة.']
  return null
}
