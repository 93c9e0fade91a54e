import { expect, test } from 'vitest'
import { daysAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { type Agreed, type DayDone, priceAhead, priceDays, priceOfFuel, priceOfPieces } from './price.ts'
import { usualCalendar, workDays } from './work-days.ts'

const card = ([day, week, month]: readonly number[], more: Partial<Agreed> = {}): Agreed => ({
  rungs: [
    { days: 1, price: BigInt(day ?? 0) * 1000n },
    { days: 6, price: BigInt(week ?? 0) * 1000n },
    { days: 26, price: BigInt(month ?? 0) * 1000n },
  ],
  ...{ hour: 0n, minimum: 4, overtime: 0n, load: 0n, leastLoads: 0, dayHours: 10, standbyPercent: 50, guarantee: 0 },
  ...more,
})
const excavator = card([95, 513, 1900], { hour: 12_000n, overtime: 9_000n })
const loader = card([75, 405, 1500], { hour: 9_000n, overtime: 9_000n })
const backhoe = card([55, 297, 1100], { hour: 7_000n, overtime: 7_000n })
const crane = card([100, 540, 2200], { hour: 12_000n, minimum: 8, overtime: 14_000n })
const tanker = card([40, 216, 900], { hour: 5_000n, load: 8_000n, leastLoads: 1 })

const days = (count: number, each: Partial<DayDone> = {}): DayDone[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ day: daysAfter('2026-11-01', at), worked: 600, standby: 0, broken: 0, loads: 0 },
    ...each,
  }))
const ahead = (count: number) => priceDays('day', excavator, days(count)).net

test('3 Q1 an excavator by its ladder of working days', () => {
  const counts = [1, 5, 6, 11, 12, 21, 22, 26, 27, 32]
  expect(counts.map((count) => Number(ahead(count)) / 1000)).toEqual([95, 475, 513, 988, 1026, 1824, 1900, 1900, 1995, 2413])
})

test('3 Q2 a call-out pays its minimum, and never more than the day', () => {
  const out = (agreed: Agreed, hours: number) => priceDays('hour', agreed, days(1, { worked: hours * 60 })).net
  expect([out(backhoe, 2.5), out(crane, 3), out(crane, 9)]).toEqual([28_000n, 96_000n, 100_000n])
})

test('3 Q3 21 fourteen hours that were broken are taken off by the month, to the baisa and rounded once', () => {
  const month = days(26).map((day, at) => ({ ...day, ...(at < 2 && { worked: 180, broken: 420 }) }))
  expect(priceDays('day', excavator, month).brokenOff).toBe(102_308n)
})

test('3 Q4 by the day, what was broken is its tenths of the day', () => {
  expect(priceDays('day', loader, days(1, { worked: 240, broken: 360 })).net).toBe(30_000n)
})

test('3 Q5 two machines for two weeks and their transport, with the tax', () => {
  const stretch = workDays(usualCalendar, '2026-11-29', '2026-12-12')
  expect(stretch).toHaveLength(12)
  const net = priceAhead('day', excavator, { days: stretch }).net + priceAhead('day', tanker, { days: stretch }).net + 90_000n
  expect([net, net + percentOf(net, 5)]).toEqual([1_548_000n, 1_625_400n])
})

test('3 Q6 a cycle of three machines: broken hours, overtime, days and loads', () => {
  const month = days(26).map((day, at) => ({
    ...day,
    ...(at < 2 && { worked: 180, broken: 420 }),
    ...(at > 22 && { worked: 660 }),
  }))
  const tenDays = days(10).map((day, at) => ({ ...day, ...(at === 0 && { worked: 720 }) }))
  const loads = days(11, { loads: 6 })
  const net =
    priceDays('day', excavator, month).net + priceDays('day', loader, tenDays).net + priceDays('load', tanker, loads).net
  expect([net, net + percentOf(net, 5)]).toEqual([3_075_692n, 3_229_477n])
})

test('3 Q7 a day on which it only stood by costs half', () => {
  expect(priceDays('day', excavator, days(1, { worked: 0, standby: 600 })).net).toBe(47_500n)
})

test('3 Q8 scaffolding by the days each part of it was there', () => {
  const slices = [
    { quantity: 400, days: 30 },
    { quantity: 200, days: 15 },
  ]
  expect(priceOfPieces(600n, slices)).toBe(300_000n)
})

test('3 Q10 20 one day past the month adds a day, and the cycles come to the ladder wherever they are cut', () => {
  expect(ahead(27) - ahead(26)).toBe(95_000n)
  for (let cut = 1; cut < 32; cut += 1) expect(ahead(cut) + (ahead(32) - ahead(cut))).toBe(2_413_000n)
})

test('3 Q12 diesel of ours at its cost and a tenth', () => {
  expect(priceOfFuel(1200, 258n, 10)).toBe(34_056n)
})

test('3 Q13 a guarantee is lowered by the days it was broken', () => {
  const agreed = { ...excavator, guarantee: 200 }
  const month = days(26).map((day, at) => ({ ...day, ...(at < 3 ? { worked: 0, broken: 600 } : { worked: 390 }) }))
  // 176.9 hours at 12.
  expect(priceDays('hour', agreed, month).net).toBe(2_122_800n)
})

test('3 Q14 what is hired from others costs by the same sheets, and the rest is ours', () => {
  const month = days(26).map((day, at) => ({ ...day, ...(at < 2 && { worked: 180, broken: 420 }) }))
  const income = priceDays('day', excavator, month).net
  const cost = priceDays(
    'day',
    {
      ...excavator,
      rungs: [
        { days: 26, price: 1_500_000n },
        { days: 1, price: 75_000n },
      ],
    },
    month,
  ).net
  expect([income, cost, income - cost]).toEqual([1_797_692n, 1_419_231n, 378_461n])
})

test('longer is never cheaper, and broken hours never make a day cost less than nothing', () => {
  for (let count = 1; count < 60; count += 1) expect(ahead(count + 1)).toBeGreaterThanOrEqual(ahead(count))
  expect(priceDays('day', excavator, days(1, { worked: 0, broken: 900 })).net).toBe(0n)
})
