import { daysAfter, daysBetween, monthsAfter } from '#values/days.ts'
import { rounded } from '#values/shares.ts'
import type { Instalment, RentTerms, Stretch } from './terms.ts'

/**
 * Every month has 28 to 31 days and a rent is for 1 to 12 of them, so a day's rent is a whole number of these parts of a baisa: nothing
 * is rounded until an instalment is.
 */
const partsOfBaisa = 4_530_960n

/**
 * What is due when. A part of a month costs its days in that month; every instalment is rounded down to the baisa and the last one that
 * costs anything takes what is left, so together they are the value of the lease exactly. A period that is free stands with nothing.
 */
export function scheduleOf(terms: RentTerms): Instalment[] {
  const periods = periodsOf(terms)
  const parts = periods.map((period) => partsIn(terms, period))
  const last = parts.findLastIndex((part) => part > 0n)
  const value = rounded(sum(parts), partsOfBaisa)
  const before = sum(parts.slice(0, Math.max(last, 0)).map((part) => part / partsOfBaisa))
  return periods.map((period, at) => ({
    ...{ from: period.from, until: period.until, dueOn: dueOn(terms, period) },
    amount: at === last ? value - before : (parts[at] ?? 0n) / partsOfBaisa,
  }))
}

/** All that a lease costs from its first day to its last. */
export const totalOf = (instalments: readonly Pick<Instalment, 'amount'>[]) => sum(instalments.map(({ amount }) => amount))

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

type Month = Stretch & { days: number }
type Period = Stretch & { months: readonly Month[] }

/** The months of the lease, in turns of as many as lie between two instalments. */
function periodsOf(terms: RentTerms): Period[] {
  const months = monthsOf(terms)
  const periods: Period[] = []
  for (let at = 0; at < months.length; at += terms.frequency) {
    const own = months.slice(at, at + terms.frequency)
    const [first, last] = [own[0], own.at(-1)]
    if (first && last) periods.push({ from: first.from, until: last.until, months: own })
  }
  return periods
}

/** The months of the lease as far as they lie in it, each with the days of the whole month. */
function monthsOf({ from, until, starts }: Pick<RentTerms, 'from' | 'until' | 'starts'>) {
  const begins = starts === 'first-of-month' ? `${from.slice(0, 7)}-01` : from
  const months: Month[] = []
  for (let at = 0; monthsAfter(begins, at) <= until; at += 1) {
    const [first, next] = [monthsAfter(begins, at), monthsAfter(begins, at + 1)]
    const last = daysAfter(next, -1)
    months.push({ from: first < from ? from : first, until: last > until ? until : last, days: daysBetween(first, next) })
  }
  return months
}

/** What a period costs, in parts of a baisa: every day that is not free, at the rent that holds on it. */
const partsIn = (terms: RentTerms, { months }: Period) => sum(months.flatMap((month) => partsOfMonth(terms, month)))

function partsOfMonth(terms: RentTerms, { from, until, days }: Month) {
  const perRent = terms.rentFor === 'month' ? 1n : BigInt(terms.frequency)
  const edges = [from, daysAfter(until, 1), ...changesOf(terms)].filter((day) => day >= from && day <= daysAfter(until, 1))
  const marks = [...new Set(edges)].sort()
  return marks.slice(1).map((next, at) => {
    const first = marks[at] ?? from
    if (isFree(terms, first)) return 0n
    return (rentOn(terms, first) * BigInt(daysBetween(first, next)) * partsOfBaisa) / (BigInt(days) * perRent)
  })
}

/** Days on which another rent begins to hold, or none. */
const changesOf = ({ steps, free }: RentTerms) => [
  ...steps.map((step) => step.from),
  ...free.flatMap((one) => [one.from, daysAfter(one.until, 1)]),
]

const isFree = ({ free }: RentTerms, day: string) => free.some((one) => one.from <= day && day <= one.until)

/** The rent that holds on a day: the one of the last step before it. */
export const rentOn = ({ rent, steps }: Pick<RentTerms, 'rent' | 'steps'>, day: string) =>
  [...steps].sort((one, other) => (one.from < other.from ? -1 : 1)).findLast((step) => step.from <= day)?.rent ?? rent

/** In advance in the month in which the period begins and not after it, in arrears not before it is over; never before the lease. */
function dueOn(terms: RentTerms, { from, until }: Stretch) {
  if (terms.dueDay === null) return terms.paid === 'in-advance' ? from : until
  if (terms.paid === 'in-arrears') {
    const near = inMonth(until, terms.dueDay)
    return near >= until ? near : inMonth(monthsAfter(`${until.slice(0, 7)}-01`, 1), terms.dueDay)
  }
  return latest(earliest(inMonth(from, terms.dueDay), until), terms.from)
}

const latest = (...days: string[]) => days.toSorted().at(-1) ?? ''
const earliest = (...days: string[]) => days.toSorted().at(0) ?? ''

const inMonth = (day: string, date: number) => {
  const first = `${day.slice(0, 7)}-01`
  const last = daysAfter(monthsAfter(first, 1), -1)
  const asked = `${day.slice(0, 8)}${String(date).padStart(2, '0')}`
  return asked > last ? last : asked
}

/** Rows as somebody corrected them: what is wrong under which row; the value of the lease is not changed by moving its parts. */
export function correctionFault(generated: readonly Instalment[], rows: readonly Pick<Instalment, 'dueOn' | 'amount'>[]) {
  if (rows.length !== generated.length) return { at: 0, why: 'تغيّر عدد الأقساط. أعد توليد الجدول.' }
  const backwards = rows.findIndex((row, at) => at > 0 && row.dueOn < (rows[at - 1]?.dueOn ?? ''))
  if (backwards > 0) return { at: backwards, why: 'لا يسبق هذا القسط الذي قبله. صحّح التاريخ.' }
  if (totalOf(rows) === totalOf(generated)) return null
  return { at: rows.length - 1, why: 'مجموع الأقساط غير قيمة العقد. صحّح المبالغ.' }
}
