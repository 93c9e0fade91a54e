import { cardsOn } from '#areas/rates/public.ts'
import type { Work } from '#platform/context.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { carsLine } from '../prices/price-list.ts'
import { type Offering, readOffering } from '../reservations/find-terms.ts'
import { quote, type Terms } from '../reservations/quote.ts'
import type { RentalRow } from './rental-row.ts'

type Fault = readonly [field: string, message: string]
type Place = Offering['places'][number]
type Agreed = { row: RentalRow; car: { classId: string }; partyId: string }

/** What cars are let by today, to say by what a row was agreed. */
export async function offeringAt(work: Work, place: Place) {
  const asked = { db: work.tx, now: work.now }
  const offering = await readOffering(asked, dayOf(work.now()))
  const cards = new Map<string, Offering['cards']>()

  /** The prices of the day it went out on; what was agreed before there was a list here, by those of today. */
  async function cardOf(classId: string, day: string) {
    const known = cards.get(day) ?? (await cardsOn(asked, { line: carsLine, day }))
    cards.set(day, known)
    return [...known, ...offering.cards].find((card) => card.classId === classId)
  }

  return { offering, place, cardOf }
}
type Offered = Awaited<ReturnType<typeof offeringAt>>

const apart = { season: '', seasons: [] }

/** The terms as the paper contract has them: its own prices or the card, the deposit that was left, and no fee of a place twice. */
export async function termsOf({ offering, place, cardOf }: Offered, { row, car, partyId }: Agreed): Promise<Terms | null> {
  const vehicleClass = offering.classes.find(({ id }) => id === car.classId)
  const card = await cardOf(car.classId, dayOf(row.from))
  if (!vehicleClass || !card) return null
  const { day, week, month, deposit } = row
  const own = [
    ...(day === undefined ? [] : [{ days: 1, price: day }]),
    ...(week === undefined ? [] : [{ days: 7, price: week }]),
    ...(month === undefined ? [] : [{ days: 30, price: month }]),
  ].map(({ days, price }) => ({ season: apart.season, days, price: String(price) }))
  const found = offering.agreements.find((one) => one.partyId === partyId)
  const percentOff = own.length > 0 ? 0 : (found?.percentOff ?? 0)
  const asBefore = { ...place, deliveryFee: 0n, afterHoursFee: 0n }
  return {
    card: own.length > 0 ? { ...card, seasons: apart.seasons, rows: own, percentOff } : { ...card, percentOff },
    vehicleClass: { ...vehicleClass, depositResident: deposit, depositVisitor: deposit },
    ...{ rules: offering.rules, placeOut: asBefore, placeBack: asBefore, addOns: [], under25: false, discount: null },
    ...{ agreement: found ? agreementIn(found, percentOff) : null, vatRate: offering.vatRate },
  }
}

const agreementIn = ({ id, number, termDays, monthly, branchId }: Offering['agreements'][number], percentOff: number) => ({
  ...{ id, number, termDays, monthly, branchId, percentOff },
})

const month = 30 * 86_400_000

/** What its old books charged, with its tax, and what of that nobody has paid; or what does not add up. */
export function chargedIn(terms: Terms, row: RentalRow, goLive: string) {
  const { from, until, invoiced, paid } = row
  const whole = quote(terms, { from, until })
  const chargedUntil = row.invoicedUntil ?? until
  const charged = invoiced ?? (chargedUntil > from ? quote(terms, { from, until: chargedUntil }).net : 0n)
  const gross = charged + percentOf(charged, terms.vatRate)
  const faults = [...untilFaults(row, { chargedUntil, goLive }), ...sumFaults(row, { chargedUntil, charged, whole: whole.net })]
  if (faults.length === 0 && paid !== undefined && paid > gross)
    faults.push(['paid', `أكثر من المفوتر مع ضريبته، ${inRials(gross)} فما زاد رصيد للعميل يُدخل في الأرصدة الافتتاحية.`])
  return { faults, price: whole, charged, chargedUntil, unpaid: gross - (paid ?? gross) }
}

/** What was before the first day of these books stays with the old ones: it is charged there until then, or as far as it went. */
function untilFaults(
  { from, until, invoicedUntil }: RentalRow,
  { chargedUntil, goLive }: { chargedUntil: Date; goLive: string },
) {
  const faults: Fault[] = []
  const say = (message: string) => void faults.push(['invoicedUntil', message])
  if (!invoicedUntil && until.getTime() - from.getTime() > month) say('اكتب حتى متى فُوتر: ما زاد على شهر يُفوتر دورة بعد دورة.')
  if (chargedUntil <= from) say('هذا قبل التسليم. اكتب حتى متى فُوتر.')
  if (chargedUntil > until) say('هذا بعد الإعادة المتفق عليها. صحّح أحدهما.')
  if (chargedUntil < until && chargedUntil < startOfDay(goLive))
    say('ما قبل أول يوم في هذه الدفاتر يُفوتر في الدفاتر السابقة. فوتره هناك، ثم اكتب حتى متى.')
  return faults
}

type Sums = { chargedUntil: Date; charged: bigint; whole: bigint }

function sumFaults({ until, invoiced }: RentalRow, { chargedUntil, charged, whole }: Sums): Fault[] {
  if (invoiced === undefined) return []
  if (chargedUntil.getTime() === until.getTime() && charged !== whole)
    return [['invoiced', `سعر المدة كلها بهذا السعر ${inRials(whole)} بلا ضريبة. صحّح السعر أو المفوتر.`]]
  return charged > whole ? [['invoiced', `أكثر من سعر المدة كلها، ${inRials(whole)} بلا ضريبة. صحّح السعر أو المفوتر.`]] : []
}
