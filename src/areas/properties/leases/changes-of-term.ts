import { dayInWords } from '#values/dates.ts'
import { daysAfter, daysBetween, monthsAfter } from '#values/days.ts'
import { rentOn, scheduleOf, totalOf } from './schedule.ts'
import { type Instalment, type RentStep, type RentTerms, termsFault } from './terms.ts'

/** The part of a term up to a day: what lies after it is neither free nor stepped any more. */
export const upTo = (terms: RentTerms, until: string): RentTerms => ({
  ...terms,
  until,
  free: terms.free.flatMap((one) => (one.from > until ? [] : [{ ...one, until: one.until < until ? one.until : until }])),
  steps: terms.steps.filter((step) => step.from <= until),
})

/** An instalment as it stands in the books: what was paid on it, and whether a charge was raised at all. */
export type Standing = Instalment & { id: string; paid: bigint }

/**
 * A lease that ends on a day before its last: what was earned until then, which future instalments nobody has paid are taken back, what is
 * still owed on the period that is cut, and what was paid for days after it. Nothing that was paid is touched.
 */
export function endedOn(terms: RentTerms, standing: readonly Standing[], day: string) {
  const earned = totalOf(scheduleOf(upTo(terms, day)))
  const takenBack = standing.filter((one) => one.from > day && one.paid === 0n)
  const kept = standing.filter((one) => !takenBack.includes(one))
  const asked = totalOf(kept)
  return {
    ...{ earned, takenBack: takenBack.map(({ id }) => id) },
    /** Above zero it is too much and comes off the kept ones; below zero it is still to be asked for. */
    over: asked - earned,
    kept: kept.map(({ id }) => id),
  }
}

/**
 * Another rent from a day on, as an addendum: it takes the place of every step that was agreed on for later. What lies before that day stays
 * as it is, and what was moved from one instalment to another by hand stays moved.
 */
export function changedFrom(terms: RentTerms, standing: readonly Instalment[], step: RentStep) {
  const after: RentTerms = { ...terms, steps: [...terms.steps.filter(({ from }) => from < step.from), step] }
  const costs = (of: RentTerms) => new Map(scheduleOf(of).map(({ from, amount }) => [from, amount]))
  const [before, wanted] = [costs(terms), costs(after)]
  const instalments = standing.map((one) => {
    const more = (wanted.get(one.from) ?? 0n) - (before.get(one.from) ?? 0n)
    return { ...one, amount: one.amount + more }
  })
  return { terms: after, instalments }
}

/** The next term after one that ends: as long as the last was, at the rent that held on its last day. */
export function renewalOf(terms: RentTerms, rent = rentOn(terms, terms.until)): RentTerms {
  const from = daysAfter(terms.until, 1)
  const months = wholeMonths(terms)
  const until = months > 0 ? daysAfter(monthsAfter(from, months), -1) : daysAfter(from, daysBetween(terms.from, terms.until))
  return { ...terms, from, until, rent, free: [], steps: [] }
}

type Ending = { endsOn: string; leavesOn: string | null }

/** The term of a lease up to the day it is left: what follows it begins on the next. */
export const termThatEnds = (terms: RentTerms, { endsOn, leavesOn }: Ending): RentTerms => ({
  ...terms,
  until: leavesOn ?? endsOn,
})

/** What is wrong with a next term as somebody asked for it, under the name of its field; null where nothing is. */
export function renewalFault(next: RentTerms) {
  if (next.until <= next.from)
    return { field: 'endsOn', why: `يبدأ العقد اللاحق في ${dayInWords(next.from)}. اختر آخر يوم بعده.` }
  const fault = termsFault(next)
  if (fault) return { field: 'endsOn', why: fault.why }
  if (totalOf(scheduleOf(next)) > 0n) return null
  return { field: 'rent', why: 'لا يبلغ الإيجار في هذه المدة بيسة واحدة. ارفعه.' }
}

/** How many whole months a term has; 0 where it is not whole months long. */
export function wholeMonths({ from, until }: Pick<RentTerms, 'from' | 'until'>) {
  const next = daysAfter(until, 1)
  const months = (Number(next.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(next.slice(5, 7)) - Number(from.slice(5, 7))
  return months > 0 && monthsAfter(from, months) === next ? months : 0
}

type Past = {
  use: 'residential' | 'commercial'
  /** When this tenant first had the unit. */
  firstFrom: string
  /** The first day on which the rent of today was agreed. */
  rentSince: string
  rent: bigint
}

/** Whoever may be asked to leave at a term's end has lived there so many years by law. */
const protectedYears = { residential: 3, commercial: 5 } as const

/** What the rent law has to say about a next term; it warns and forbids nothing, for the parties may have agreed otherwise. */
export function renewalWarnings(past: Past, next: { from: string; rent: bigint }) {
  const since = monthsAfter(past.rentSince, 36)
  const [percent, protectedUntil] = [raisedBy(past.rent, next.rent), monthsAfter(past.firstFrom, 12 * protectedYears[past.use])]
  return [
    ...(percent > 0 && next.from < since ? [{ rule: 'once-in-three-years' as const, until: since, percent }] : []),
    ...(percent > 7 ? [{ rule: 'above-seven' as const, percent }] : []),
    ...(next.from < protectedUntil ? [{ rule: 'protected' as const, until: protectedUntil }] : []),
  ]
}

/** By how many hundredths a rent rises, as a number of percent. */
const raisedBy = (before: bigint, after: bigint) =>
  before === 0n ? 0 : Number(((after - before) * 20_000n + before) / (2n * before)) / 100
