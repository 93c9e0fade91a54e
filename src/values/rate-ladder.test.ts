import { expect, test } from 'vitest'
import { dice } from '#testing/dice.ts'
import { cover, priceOf, type Rates, type Rung, span } from './rate-ladder.ts'

const ladder = (day: number, week: number, month: number): Rung[] => [
  { days: 30, price: BigInt(month) },
  { days: 7, price: BigInt(week) },
  { days: 1, price: BigInt(day) },
]
const saloon = ladder(15_000, 94_500, 315_000)
const saloonInKhareef = ladder(22_000, 138_600, 462_000)
const always =
  (rungs: Rung[]): Rates =>
  () =>
    rungs
const net = (rates: Rates, days: readonly number[]) => days.map((one) => Number(cover(rates, one).net))

test('a saloon by the day, the week and the month', () => {
  expect(net(always(saloon), [4, 6, 7, 8, 23, 24, 30, 31, 37])).toEqual([
    60_000, 90_000, 94_500, 109_500, 313_500, 315_000, 315_000, 330_000, 409_500,
  ])
  expect(net(always(ladder(35_000, 220_500, 735_000)), [5, 7])).toEqual([175_000, 220_500])
  expect(net(always(ladder(10_000, 63_000, 210_000)), [20, 30])).toEqual([186_000, 210_000])
})

test('each day costs what it costs in its own season', () => {
  const rates: Rates = (day) => (day < 10 ? saloon : saloonInKhareef)
  expect(net(rates, [10, 11, 12, 17, 24])).toEqual([139_500, 160_800, 182_100, 278_100, 413_000])
})

test('hours are those begun after the grace, and never cost more than a day longer', () => {
  const four = (minutes: number) => {
    const { net: days, late } = priceOf({ rates: always(saloon), minutes: 4 * 1440 + minutes, grace: 60, hour: 3_000n })
    return Number(days + late)
  }
  expect([60, 61, 180, 300, 301, 17 * 60].map(four)).toEqual([60_000, 63_000, 66_000, 72_000, 75_000, 75_000])
  expect(span(5, 60)).toEqual({ days: 1, hours: 0 })
  expect(span(1440, 60)).toEqual({ days: 1, hours: 0 })
  expect(span(1440 + 61, 60)).toEqual({ days: 1, hours: 1 })
})

test('the rungs taken sum up to the price and leave no day out', () => {
  for (let days = 1; days <= 70; days += 1) {
    const { net: price, took } = cover(always(saloon), days)
    expect(took.reduce((sum, rung) => sum + rung.net, 0n)).toBe(price)
    const covered = new Set(took.flatMap(({ from, days: length }) => Array.from({ length }, (_, at) => from + at)))
    expect(Array.from({ length: days }, (_, at) => at).filter((day) => !covered.has(day))).toEqual([])
  }
})

function anySeasons(roll: (sides: number) => number): Rates {
  const ladders = [0, 1, 2].map(() => {
    const day = 5_000 + roll(60_000)
    return ladder(day, Math.floor(day * 7 * (0.5 + roll(700) / 1000)), Math.floor(day * 30 * (0.4 + roll(800) / 1000)))
  })
  const first = roll(40)
  const second = first + roll(40)
  return (day) => ladders[day < first ? 0 : day < second ? 1 : 2] ?? saloon
}

test('longer is never cheaper, and two parts are never cheaper than the whole', () => {
  const roll = dice(7)
  for (let round = 0; round < 60; round += 1) {
    const rates = anySeasons(roll)
    let last = 0n
    for (let days = 1; days <= 70; days += 1) {
      const whole = cover(rates, days).net
      expect(whole).toBeGreaterThanOrEqual(last)
      last = whole
      if (days % 10 > 0) continue
      const first = 1 + roll(days - 1)
      expect(cover(rates, first).net + cover((day) => rates(first + day), days - first).net).toBeGreaterThanOrEqual(whole)
    }
  }
})

test('with one rung it is the days times the price', () => {
  for (let days = 1; days <= 400; days += 7)
    expect(cover(always([{ days: 1, price: 15_333n }]), days).net).toBe(15_333n * BigInt(days))
})
