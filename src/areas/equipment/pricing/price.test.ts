import { expect, test } from 'vitest'
import { daysAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { type Agreed, type DayDone, priceAhead, priceDays, priceOfFuel, priceOfPieces } from './price.ts'
import { calendarOf, usualCalendar, workDays } from './work-days.ts'

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

const ramadan = workDays(usualCalendar, '2027-02-08', '2027-03-09')
const inRamadan = (each: Partial<DayDone>) =>
  ramadan.map((day) => ({ day, worked: 360, standby: 0, broken: 0, loads: 0, ...each }))
const fasting = { ...excavator, ramadanHours: 6 }

test('in Ramadan a day holds six hours: the seventh is overtime, and a hire of before that was agreed goes on as it was', () => {
  expect(priceDays('day', fasting, inRamadan({ worked: 420 }).slice(0, 1))).toMatchObject({ overtimeMinutes: 60, net: 104_000n })
  expect(priceDays('day', excavator, inRamadan({ worked: 420 }).slice(0, 1))).toMatchObject({ overtimeMinutes: 0, net: 95_000n })
  expect(priceDays('day', fasting, days(1, { worked: 420 })).overtimeMinutes).toBe(0)
  expect(priceAhead('day', fasting, { days: ramadan.slice(0, 1) }).net).toBe(95_000n)
})

test('a month in Ramadan holds 156 hours, and of one that lies in it in part each day holds its own', () => {
  expect(ramadan).toHaveLength(26)
  const broken = (all: readonly DayDone[]) => all.map((day, at) => (at < 2 ? { ...day, worked: 60, broken: 300 } : day))
  // Ten hours of 156 in Ramadan; of 260 outside; one day of each where the month begins a day before it.
  expect(priceDays('day', fasting, broken(inRamadan({}))).brokenOff).toBe((1_900_000n * 10n + 78n) / 156n)
  expect(priceDays('day', fasting, broken(days(26))).brokenOff).toBe((1_900_000n * 10n + 130n) / 260n)
  const [last] = workDays(usualCalendar, '2027-02-07', '2027-02-07')
  const mixed = [{ day: last ?? '', worked: 600, standby: 0, broken: 0, loads: 0 }, ...inRamadan({}).slice(0, 25)]
  expect(priceDays('day', fasting, broken(mixed)).brokenOff).toBe((1_900_000n * 5n * (156n + 260n) + 20_280n) / (156n * 260n))
})

test('a holiday is no working day of the rung, where the site rests on it', () => {
  const agreed = { restDays: [5], holidays: ['2026-11-18'] }
  const counted = (holidays: string[] | null, since?: ReadonlySet<string>) =>
    workDays(calendarOf({ ...agreed, holidays }, since), '2026-11-15', '2026-11-21').length
  expect([counted(agreed.holidays), counted([], new Set(['2026-11-18'])), counted([]), counted(null)]).toEqual([5, 5, 6, 6])
  expect(counted(null, new Set(['2026-11-18']))).toBe(6)
})
