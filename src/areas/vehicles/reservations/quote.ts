import { type CardSnapshot, cardPrice } from '#areas/rates/public.ts'
import { dayOf } from '#values/days.ts'
import { least } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { span } from '#values/rate-ladder.ts'
import { percentOf, spread } from '#values/shares.ts'
import { type AddOnEffect, addOnsInEnglish, type Charging } from '../terms/add-on.ts'
import { isOpenAt } from '../terms/place.ts'
import { youngBelow } from '../terms/rules.ts'

export type ClassTerms = {
  name: string
  depositResident: bigint
  depositVisitor: bigint
  excess: bigint
  eighthPrice: bigint
  kmDay: number
  kmWeek: number
  kmMonth: number
  extraKm: bigint
  turnaround: number
  minAge: number
}
export type PlaceTerms = {
  id: string
  branchId: string
  name: string
  deliveryFee: bigint
  opens: string
  closes: string
  afterHoursFee: bigint
}
export type AddOnTerms = {
  id: string
  name: string
  charged: Charging
  price: bigint
  capDays: number | null
  effect: AddOnEffect
  excess: bigint | null
}
export type RuleTerms = {
  version: number
  graceMinutes: number
  holdMinutes: number
  youngDayPrice: bigint
  youngExcessPercent: number
  cancelFreeHours: number
  noShowHours: number
}

/** What was agreed with whoever pays: so much off the card, in hundredths of a percent, and how it is paid. */
export type AgreementTerms = {
  id: string
  number: number
  percentOff: number
  termDays: number
  monthly: boolean
  branchId: string
}
/** What somebody at the desk took off the card besides, in percent, and why. */
export type DiscountTerms = { percent: number; why: string; by: string }

/** All that a price follows from, as it was when it was said. The card has what is off in it. */
export type Terms = {
  card: CardSnapshot
  vehicleClass: ClassTerms
  rules: RuleTerms
  placeOut: PlaceTerms
  placeBack: PlaceTerms
  addOns: AddOnTerms[]
  under25: boolean
  agreement: AgreementTerms | null
  discount: DiscountTerms | null
  vatRate: number
}

export type Stretch = { from: Date; until: Date }

/** Older ones have no English. `off` was taken off the price of the card; `isHire` is of the car itself, earned day by day. */
export type QuoteLine = {
  label: string
  english?: string | undefined
  net: bigint
  off?: bigint | undefined
  isHire?: boolean | undefined
}

/** What is taken off the card, what for and how many hundredths of a percent. */
export type Deduction = { label: string; english: string; percent: number; amount: bigint }

/** What a reservation costs, line by line: the lines add up to `net`, the tax is computed once of all of it. */
export type Quote = {
  lines: QuoteLine[]
  deductions: Deduction[]
  net: bigint
  vatRate: number
  vat: bigint
  total: bigint
  days: number
  hours: number
  depositResident: bigint
  depositVisitor: bigint
  excess: bigint
  km: number
  extraKm: bigint
  /** Until then it is cancelled for nothing; after it, or where nobody comes, this is kept, its tax inside. */
  cancelFreeUntil: Date
  oneDay: bigint
}

export function quote(terms: Terms, { from, until }: Stretch): Quote {
  const { card, rules, vehicleClass, vatRate } = terms
  const firstDay = dayOf(from)
  const minutes = Math.floor((until.getTime() - from.getTime()) / 60_000)
  const priced = cardPrice(card, { firstDay, minutes, grace: rules.graceMinutes })
  const { days, hours } = span(minutes, rules.graceMinutes)
  const undiscounted = cardPrice({ ...card, percentOff: 0 }, { firstDay, minutes, grace: rules.graceMinutes })
  const hire = hireLines(priced, undiscounted, hours)
  const lines = [...hire, ...placeLines(terms, { from, until }), ...personLines(terms, days)]
  const net = lines.reduce((sum, line) => sum + line.net, 0n)
  const vat = percentOf(net, vatRate)
  const { depositResident, depositVisitor, extraKm } = vehicleClass
  const day = cardPrice(card, { firstDay, minutes: dayMinutes, grace: 0 }).net
  return {
    ...{ lines, deductions: deductionsIn(terms, lines), net, vatRate, vat, total: net + vat, days, hours },
    ...{ depositResident, depositVisitor, excess: excessOf(terms), km: kmOf(priced, vehicleClass), extraKm },
    cancelFreeUntil: new Date(from.getTime() - rules.cancelFreeHours * 3_600_000),
    oneDay: least(day + percentOf(day, vatRate), net + vat),
  }
}

const dayMinutes = 24 * 60

type Hire = ReturnType<typeof cardPrice>

/** The days by the rungs that priced them, and the hours begun after the grace. */
function hireLines({ took, late }: Hire, whole: Hire, hours: number): QuoteLine[] {
  const lengths = [...new Set(took.map(({ days }) => days))].toSorted((one, other) => other - one)
  const byRung = lengths.map((length) => {
    const [net, before] = [sumOfRungs(took, length), sumOfRungs(whole.took, length)]
    const count = took.filter(({ days }) => days === length).length
    const words = { label: `التأجير، ${rungsInWords(length, count)}`, english: `Rental, ${rungsInEnglish(length, count)}` }
    return { ...words, net, isHire: true, ...(before > net && { off: before - net }) }
  })
  const lateLine = {
    label: `${howMany(hours, 'hour')} فوق الأيام`,
    english: `${counted(hours, 'hour')} over the days`,
    net: late,
    isHire: true,
    ...(whole.late > late && { off: whole.late - late }),
  }
  return late > 0n ? [...byRung, lateLine] : byRung
}

const sumOfRungs = (took: Hire['took'], length: number) =>
  took.reduce((sum, { days, net }) => (days === length ? sum + net : sum), 0n)

/** What is off altogether, apart by what it is off for. */
function deductionsIn({ agreement, discount }: Terms, lines: readonly QuoteLine[]): Deduction[] {
  const off = offIn({ lines })
  const reasons = [
    ...(agreement ? [{ word: 'اتفاقية', english: 'Agreement', percent: agreement.percentOff }] : []),
    ...(discount ? [{ word: 'خصم', english: 'Discount', percent: discount.percent * 100 }] : []),
  ]
  if (off === 0n || reasons.length === 0) return []
  const shares = spread(
    off,
    reasons.map(({ percent }) => BigInt(percent)),
  )
  return reasons.map(({ word, english, percent }, at) => ({ label: word, english, percent, amount: shares[at] ?? 0n }))
}

function rungsInWords(length: number, count: number) {
  if (length === 7) return howMany(count, 'week')
  if (length === 30) return howMany(count, 'month')
  return howMany(count * length, 'day')
}

function rungsInEnglish(length: number, count: number) {
  if (length === 7) return counted(count, 'week')
  if (length === 30) return counted(count, 'month')
  return counted(count * length, 'day')
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Bringing it there is paid once; it is fetched for a fee from another place than where it went out. */
function placeLines({ placeOut, placeBack }: Terms, { from, until }: Stretch) {
  const isElsewhere = placeBack.id !== placeOut.id
  const lines = [
    { label: `التسليم في ${placeOut.name}`, english: `Delivery at ${placeOut.name}`, net: placeOut.deliveryFee },
    {
      ...{ label: `الإعادة في ${placeBack.name}`, english: `Return at ${placeBack.name}` },
      net: isElsewhere ? placeBack.deliveryFee : 0n,
    },
    {
      ...{ label: `التسليم خارج دوام ${placeOut.name}`, english: `Delivery after hours, ${placeOut.name}` },
      net: isOpenAt(placeOut, from) ? 0n : placeOut.afterHoursFee,
    },
    {
      ...{ label: `الإعادة خارج دوام ${placeBack.name}`, english: `Return after hours, ${placeBack.name}` },
      net: isOpenAt(placeBack, until) ? 0n : placeBack.afterHoursFee,
    },
  ]
  return lines.filter(({ net }) => net > 0n)
}

function personLines({ addOns, under25, rules }: Terms, days: number): QuoteLine[] {
  const chosen = addOns.map(({ name, charged, price, capDays, effect }) => {
    const english = addOnsInEnglish[effect] ?? name
    if (charged === 'once') return { label: name, english, net: price }
    const paid = Math.min(days, capDays ?? days)
    return {
      label: `${name}، ${howMany(paid, 'day')}`,
      english: `${english}, ${counted(paid, 'day')}`,
      net: price * BigInt(paid),
    }
  })
  if (!under25 || rules.youngDayPrice === 0n) return chosen
  const label = `سائق دون ${youngBelow} سنة، ${howMany(days, 'day')}`
  const english = `Driver under ${youngBelow}, ${counted(days, 'day')}`
  const young = { label, english, net: rules.youngDayPrice * BigInt(days) }
  return [...chosen, young]
}

/** A cover makes it less; a young driver pays more of whatever it is then. */
function excessOf({ vehicleClass, addOns, under25, rules }: Terms) {
  const covers = addOns.flatMap(({ effect, excess }) => (effect === 'cover' && excess !== null ? [excess] : []))
  const base = covers.reduce((lowest, one) => least(lowest, one), vehicleClass.excess)
  return under25 ? base + percentOf(base, rules.youngExcessPercent) : base
}

/** Kilometres belong to the rungs that priced it: a week brings those of a week. */
function kmOf({ took }: Hire, { kmDay, kmWeek, kmMonth }: ClassTerms) {
  return took.reduce((sum, { days }) => sum + (days === 30 ? kmMonth : days === 7 ? kmWeek : kmDay * days), 0)
}

/** What is off the card in a price. */
export const offIn = ({ lines }: { lines: readonly QuoteLine[] }) => lines.reduce((sum, line) => sum + (line.off ?? 0n), 0n)

/** What is still to be paid when it goes on until then: the whole price again, less what was charged for it. */
export function extensionOf(terms: Terms, { from, until }: Stretch, charged: { net: bigint }) {
  const whole = quote(terms, { from, until })
  const net = whole.net - charged.net
  const vat = percentOf(net, terms.vatRate)
  return { whole, net, vat, total: net + vat }
}
