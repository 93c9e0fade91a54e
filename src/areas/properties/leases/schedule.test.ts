import { expect, test } from 'vitest'
import { dice } from '#testing/dice.ts'
import { daysAfter, daysBetween, monthsAfter } from '#values/days.ts'
import { changedFrom, endedOn, renewalOf, renewalWarnings, type Standing } from './changes-of-term.ts'
import { taxOfRent } from './rent-tax.ts'
import { correctionFault, scheduleOf, totalOf } from './schedule.ts'
import { type Frequency, type RentTerms, termsFault } from './terms.ts'

const year: RentTerms = {
  ...{ from: '2026-02-01', until: '2027-01-31', rent: 285_500n, rentFor: 'month', frequency: 1 },
  ...{ paid: 'in-advance', starts: 'lease-day', dueDay: null, free: [], steps: [] },
}
const short = (terms: RentTerms) => scheduleOf(terms).map(({ from, dueOn, amount }) => [from, dueOn, amount])

test('a year of equal months is twelve times the rent, due on the first day of each', () => {
  const months = scheduleOf(year)
  expect(months).toHaveLength(12)
  expect(months[1]).toEqual({ from: '2026-03-01', until: '2026-03-31', dueOn: '2026-03-01', amount: 285_500n })
  expect(totalOf(months)).toBe(12n * 285_500n)
  expect(short({ ...year, frequency: 3 })).toEqual([
    ['2026-02-01', '2026-02-01', 856_500n],
    ['2026-05-01', '2026-05-01', 856_500n],
    ['2026-08-01', '2026-08-01', 856_500n],
    ['2026-11-01', '2026-11-01', 856_500n],
  ])
})

test('a rent for the whole year is that rent, though twelve equal parts of it are not', () => {
  expect(short({ ...year, frequency: 12, rentFor: 'period', rent: 1_000_000n })).toEqual([
    ['2026-02-01', '2026-02-01', 1_000_000n],
  ])
})

test('R6: a part of a month costs its days in that month, and the last instalment takes the baisa that are left', () => {
  const part = { ...year, from: '2026-02-15', until: '2026-05-10', rent: 100_000n, starts: 'first-of-month' as const }
  expect(short(part)).toEqual([
    ['2026-02-15', '2026-02-15', 50_000n],
    ['2026-03-01', '2026-03-01', 100_000n],
    ['2026-04-01', '2026-04-01', 100_000n],
    ['2026-05-01', '2026-05-01', 32_258n],
  ])
  const halves = { ...part, rent: 100_001n, until: '2026-03-31' }
  const [first, second] = scheduleOf(halves)
  expect([first?.amount, second?.amount]).toEqual([50_000n, 100_002n])
})

test('what is free costs nothing and stands in the schedule; a step holds from its own day', () => {
  const terms = {
    ...year,
    free: [{ from: '2026-02-01', until: '2026-02-28' }],
    steps: [{ from: '2026-08-16', rent: 300_000n }],
  }
  const amounts = scheduleOf(terms).map(({ amount }) => amount)
  expect(amounts.slice(0, 2)).toEqual([0n, 285_500n])
  expect(amounts[6]).toBe((285_500n * 15n + 300_000n * 16n) / 31n)
  expect(amounts[7]).toBe(300_000n)
})

test('the due day is kept: in the month in which the period begins in advance, after it in arrears, and never before the lease', () => {
  const due = (terms: Partial<RentTerms>) => scheduleOf({ ...year, from: '2026-02-10', ...terms }).map(({ dueOn }) => dueOn)
  expect(due({ dueDay: 5 }).slice(0, 2)).toEqual(['2026-02-10', '2026-03-05'])
  expect(due({ dueDay: 20 }).slice(0, 2)).toEqual(['2026-02-20', '2026-03-20'])
  expect(due({ from: '2026-02-01', dueDay: 5 }).slice(0, 3)).toEqual(['2026-02-05', '2026-03-05', '2026-04-05'])
  expect(due({ from: '2026-02-01', until: '2026-03-10', dueDay: 20 })).toEqual(['2026-02-20', '2026-03-10'])
  expect(due({ from: '2026-02-01', dueDay: 5, frequency: 3 }).slice(0, 2)).toEqual(['2026-02-05', '2026-05-05'])
  expect(due({ paid: 'in-arrears' }).slice(0, 2)).toEqual(['2026-03-09', '2026-04-09'])
  expect(due({ paid: 'in-arrears', dueDay: 31 }).slice(0, 2)).toEqual(['2026-03-31', '2026-04-30'])
})

test('a lease from the thirty-first has every day once', () => {
  const days = scheduleOf({ ...year, from: '2026-01-31', until: '2027-01-30' })
  expect(days.slice(0, 3).map(({ from, until }) => [from, until])).toEqual([
    ['2026-01-31', '2026-02-27'],
    ['2026-02-28', '2026-03-30'],
    ['2026-03-31', '2026-04-29'],
  ])
})

/** A lease as it might be written, another for each life. */
function anyLease(life: number): RentTerms {
  const roll = dice(life)
  const from = daysAfter('2024-01-01', roll(1_200))
  const until = roll(2) ? daysAfter(monthsAfter(from, 1 + roll(36)), -1) : daysAfter(from, 20 + roll(900))
  const length = daysBetween(from, until)
  const frequency = ([1, 2, 3, 6, 12] as const)[roll(5)] as Frequency
  const at = roll(length)
  return {
    ...{ from, until, rent: BigInt(1 + roll(2_000_000)), rentFor: roll(3) ? 'month' : 'period', frequency },
    ...{ paid: roll(2) ? 'in-advance' : 'in-arrears', starts: roll(2) ? 'lease-day' : 'first-of-month' },
    dueDay: roll(2) ? 1 + roll(31) : null,
    free: roll(3) ? [] : [{ from: daysAfter(from, at), until: daysAfter(from, Math.min(length, at + roll(60))) }],
    steps: Array.from({ length: roll(3) }, (_, step) => ({
      from: daysAfter(from, 1 + step * 3 + roll(Math.max(length - 8, 1))),
      rent: BigInt(1 + roll(2_000_000)),
    })),
  }
}

/** The same value reckoned otherwise: day by day, each a fraction of its month. */
function dayByDay(terms: RentTerms) {
  const begins = terms.starts === 'first-of-month' ? `${terms.from.slice(0, 7)}-01` : terms.from
  const whole = 4_530_960n
  let parts = 0n
  for (let month = 0, first = begins; first <= terms.until; month += 1, first = monthsAfter(begins, month)) {
    const next = monthsAfter(begins, month + 1)
    for (let day = first; day < next; day = daysAfter(day, 1)) {
      if (day < terms.from || day > terms.until || terms.free.some((one) => one.from <= day && day <= one.until)) continue
      const step = terms.steps.filter((one) => one.from <= day).toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]
      const months = terms.rentFor === 'month' ? 1 : terms.frequency
      parts += ((step?.rent ?? terms.rent) * whole) / BigInt(daysBetween(first, next) * months)
    }
  }
  return (2n * parts + whole) / (2n * whole)
}

test('R6: in two hundred leases of any kind the instalments are the value of the lease and cover each day once', () => {
  for (let life = 1; life <= 200; life += 1) {
    const terms = anyLease(life)
    if (termsFault(terms)) continue
    const all = scheduleOf(terms)
    expect([life, totalOf(all)]).toEqual([life, dayByDay(terms)])
    expect([all[0]?.from, all.at(-1)?.until]).toEqual([terms.from, terms.until])
    for (const [at, one] of all.entries()) {
      expect(one.amount >= 0n && one.dueOn >= terms.from).toBe(true)
      if (at > 0) expect(one.from).toBe(daysAfter(all[at - 1]?.until ?? '', 1))
    }
  }
})

/** The first so many instalments are paid. */
const paidUpTo = (terms: RentTerms, count: number): Standing[] =>
  scheduleOf(terms).map((one, at) => ({ ...one, id: `charge-${at}`, paid: at < count ? one.amount : 0n }))

test('R8: an early end takes back what is future and unpaid, and reckons with what was earned until that day', () => {
  const standing = paidUpTo(year, 3)
  const ended = endedOn(year, standing, '2026-06-15')
  expect(ended.takenBack).toEqual(['charge-5', 'charge-6', 'charge-7', 'charge-8', 'charge-9', 'charge-10', 'charge-11'])
  expect([ended.earned, ended.over]).toEqual([4n * 285_500n + 142_750n, 142_750n])
  const paidAll = endedOn(year, paidUpTo(year, 12), '2026-06-15')
  expect([paidAll.takenBack, paidAll.over]).toEqual([[], 12n * 285_500n - ended.earned])
})

test('R8: in two hundred leases nothing that was paid is taken back, and what stays less what was earned is what is over', () => {
  for (let life = 1; life <= 200; life += 1) {
    const terms = anyLease(life)
    if (termsFault(terms)) continue
    const roll = dice(life + 1_000)
    const standing = paidUpTo(terms, roll(6))
    const day = daysAfter(terms.from, roll(daysBetween(terms.from, terms.until) + 1))
    const { takenBack, kept, earned, over } = endedOn(terms, standing, day)
    expect(standing.filter(({ id, paid }) => takenBack.includes(id) && paid > 0n)).toEqual([])
    expect(kept.length + takenBack.length).toBe(standing.length)
    expect(totalOf(standing.filter(({ id }) => kept.includes(id)))).toBe(earned + over)
    expect(earned <= totalOf(scheduleOf(terms))).toBe(true)
  }
})

test('R7: another rent from a day on leaves what lies before it, and what was moved by hand stays moved', () => {
  const standing = scheduleOf(year).map((one, at) => ({
    ...one,
    amount: one.amount + (at === 0 ? -5_500n : at === 11 ? 5_500n : 0n),
  }))
  const { terms, instalments } = changedFrom(year, standing, { from: '2026-08-01', rent: 300_000n })
  expect(instalments.map(({ amount }) => amount).slice(0, 7)).toEqual([280_000n, ...Array(5).fill(285_500n), 300_000n])
  expect(instalments.at(-1)?.amount).toBe(305_500n)
  expect(totalOf(instalments)).toBe(totalOf(scheduleOf(terms)))
})

test('R7: in two hundred leases another rent changes nothing before its day, and the sum is that of the new terms', () => {
  for (let life = 1; life <= 200; life += 1) {
    const terms = anyLease(life)
    if (termsFault(terms)) continue
    const roll = dice(life + 1_000)
    const from = daysAfter(terms.from, 1 + roll(Math.max(daysBetween(terms.from, terms.until) - 1, 1)))
    const standing = scheduleOf(terms)
    const { terms: after, instalments } = changedFrom(terms, standing, { from, rent: BigInt(1 + roll(2_000_000)) })
    expect([life, totalOf(instalments)]).toEqual([life, totalOf(scheduleOf(after))])
    const earlier = (all: typeof standing) => all.filter(({ until }) => until < from).map(({ amount }) => amount)
    expect([life, earlier(instalments)]).toEqual([life, earlier(standing)])
  }
})

test('a renewal is as long as the term before it, at the rent of its last day', () => {
  const next = renewalOf({ ...year, steps: [{ from: '2026-08-01', rent: 300_000n }] })
  expect([next.from, next.until, next.rent]).toEqual(['2027-02-01', '2028-01-31', 300_000n])
  const odd = renewalOf({ ...year, until: '2026-03-10' })
  expect([odd.from, odd.until]).toEqual(['2026-03-11', '2026-04-17'])
})

test('R10: the rent law warns and never blocks', () => {
  const past = { use: 'residential' as const, firstFrom: '2024-02-01', rentSince: '2025-02-01', rent: 200_000n }
  expect(renewalWarnings(past, { from: '2026-02-01', rent: 220_000n })).toEqual([
    { rule: 'once-in-three-years', until: '2028-02-01', percent: 10 },
    { rule: 'above-seven', percent: 10 },
    { rule: 'protected', until: '2027-02-01' },
  ])
  expect(renewalWarnings(past, { from: '2028-03-01', rent: 200_000n })).toEqual([])
  const sixty = { ...past, rent: 260_000n }
  expect(renewalWarnings(sixty, { from: '2028-03-01', rent: 320_000n })).toEqual([{ rule: 'above-seven', percent: 23.08 }])
})

test('the tax of a rent follows from use, term and the owner, and always says why', () => {
  const shop = { ...year, use: 'commercial' as const, ownersVatin: null }
  const told = (one: Partial<Parameters<typeof taxOfRent>[0]>) => taxOfRent({ ...shop, ...one })
  expect(told({ use: 'residential' })).toMatchObject({ category: 'exempt', rate: 0 })
  expect(told({ use: 'residential', until: '2026-04-15', ownersVatin: 'OM2' })).toMatchObject({ category: 'standard', rate: 5 })
  expect(told({})).toMatchObject({ category: 'out-of-scope', rate: 0 })
  expect(told({ ownersVatin: 'OM2' })).toMatchObject({ category: 'standard', rate: 5 })
})

test('rows may be corrected as long as they stay the value of the lease and in their order', () => {
  const all = scheduleOf(year)
  const moved = all.map((one, at) => ({ ...one, amount: one.amount + (at === 0 ? 500n : at === 1 ? -500n : 0n) }))
  expect(correctionFault(all, moved)).toBeNull()
  expect(correctionFault(all, all.slice(1))).toMatchObject({ at: 0 })
  expect(
    correctionFault(
      all,
      all.map((one) => ({ ...one, amount: 1n })),
    ),
  ).toMatchObject({ at: 11 })
  expect(correctionFault(all, all.toReversed())).toMatchObject({ at: 1 })
})

test('terms that cannot be are told under their field', () => {
  expect(termsFault(year)).toBeNull()
  expect(termsFault({ ...year, until: '2026-01-31' })?.field).toBe('until')
  expect(termsFault({ ...year, until: '2099-01-31' })?.field).toBe('until')
  expect(termsFault({ ...year, free: [{ from: '2026-01-01', until: '2026-02-10' }] })?.field).toBe('free')
  expect(termsFault({ ...year, steps: [{ from: '2026-02-01', rent: 1n }] })?.field).toBe('steps')
})
