import { expect, test } from 'vitest'
import { airport, place, rungs, saloonTerms as saloon } from '#testing/car-terms.ts'
import { dice } from '#testing/dice.ts'
import { timeOn } from '#values/days.ts'
import { hireLines } from '../rentals/return-account.ts'
import { extensionOf, quote, type Terms } from './quote.ts'
import { agreedIn, snapshotOf } from './snapshot.ts'

const fourByFour: Terms = {
  ...saloon,
  card: { ...saloon.card, hour: '7000', rows: rungs('', [35_000, 220_500, 735_000]) },
}
const addOn = { id: 'x', charged: 'day', capDays: null, effect: 'none', excess: null } as const
const driver = { ...addOn, name: 'سائق إضافي', price: 3_000n, capDays: 7, effect: 'extra-driver' } as const
const cover = { ...addOn, name: 'تغطية اختيارية', price: 4_000n, effect: 'cover', excess: 25_000n } as const

const from = timeOn('2026-02-01', '10:00')
const lasting = (minutes: number, begin = from) => ({ from: begin, until: new Date(begin.getTime() + minutes * 60_000) })
const days = (count: number, begin = from) => lasting(count * 1440, begin)
const net = (terms: Terms, counts: readonly number[], begin = from) =>
  counts.map((count) => Number(quote(terms, days(count, begin)).net))

test('9 M1 four days of a saloon, handed out at the airport', () => {
  const price = quote({ ...saloon, placeOut: airport, placeBack: airport }, days(4))
  expect([price.net, price.vat, price.total]).toEqual([65_000n, 3_250n, 68_250n])
  expect(price.lines).toEqual([
    { label: 'التأجير، 4 أيام', english: 'Rental, 4 days', net: 60_000n, isHire: true },
    { label: 'التسليم في مطار صلالة', english: 'Delivery at مطار صلالة', net: 5_000n },
  ])
  expect([price.km, price.depositResident, price.excess, price.oneDay]).toEqual([800, 50_000n, 75_000n, 15_750n])
  expect(price.cancelFreeUntil).toEqual(timeOn('2026-01-30', '10:00'))
})

test('9 M2 a saloon by the day, the week and the month, with the kilometres of what priced it', () => {
  expect(net(saloon, [6, 7, 8, 23, 24, 30, 31, 37])).toEqual([
    90_000, 94_500, 109_500, 313_500, 315_000, 315_000, 330_000, 409_500,
  ])
  expect([6, 7, 23, 24, 31].map((count) => quote(saloon, days(count)).km)).toEqual([1_200, 1_200, 4_000, 4_000, 4_200])
})

test('9 M3 days before khareef and days in it, each at its own price', () => {
  expect(net(saloon, [10, 11, 12, 17, 24], timeOn('2026-06-11', '10:00'))).toEqual([139_500, 160_800, 182_100, 278_100, 413_000])
})

test('9 M4 hours beyond the days begin after the grace, and never cost more than a day longer', () => {
  const always = { ...saloon, placeBack: { ...place, opens: '00:00', closes: '00:00' } }
  const late = [60, 61, 180, 300, 301, 17 * 60].map((minutes) => Number(quote(always, lasting(4 * 1440 + minutes)).net))
  expect(late).toEqual([60_000, 63_000, 66_000, 72_000, 75_000, 75_000])
})

test('9 M5 an extension is the whole price again, less what was charged', () => {
  const longer = extensionOf(fourByFour, days(7), quote(fourByFour, days(5)))
  expect([longer.net, longer.total, longer.whole.net]).toEqual([45_500n, 47_775n, 220_500n])
})

test('days, weeks and hours beyond them are hire, earned day by day; what goes with them is not', () => {
  const { lines } = quote({ ...saloon, placeOut: airport, addOns: [driver] }, lasting(8 * 1440 + 61))
  expect(hireLines({ lines }).map(({ kind, net }) => `${kind} ${net}`)).toEqual([
    ...['car-hire 94500', 'car-hire 15000', 'car-hire 3000'],
    ...['car-extras 5000', 'car-extras 21000'],
  ])
})

test('what goes with it: a day each up to its cap, a cover lowers the excess, a young driver pays more', () => {
  const price = quote({ ...saloon, addOns: [driver, cover], under25: true }, days(10))
  expect(price.lines.slice(-3)).toEqual([
    { label: 'سائق إضافي، 7 أيام', english: 'Additional driver, 7 days', net: 21_000n },
    { label: 'تغطية اختيارية، 10 أيام', english: 'Optional cover, 10 days', net: 40_000n },
    { label: 'سائق دون 25 سنة، 10 أيام', english: 'Driver under 25, 10 days', net: 20_000n },
  ])
  expect([price.excess, quote({ ...saloon, under25: true }, days(1)).excess]).toEqual([27_500n, 82_500n])
})

test('outside the hours of a place its fee is paid, at either end', () => {
  const night = lasting(4 * 1440 + 30, timeOn('2026-02-01', '23:00'))
  expect(quote(saloon, night).lines.slice(1)).toEqual([
    { label: 'التسليم خارج دوام مكتب صلالة', english: 'Delivery after hours, مكتب صلالة', net: 5_000n },
    { label: 'الإعادة خارج دوام مكتب صلالة', english: 'Return after hours, مكتب صلالة', net: 5_000n },
  ])
  expect(quote({ ...saloon, placeBack: airport }, days(1)).lines.at(-1)).toEqual({
    ...{ label: 'الإعادة في مطار صلالة', english: 'Return at مطار صلالة', net: 5_000n },
  })
})

test('a company that is not registered adds no tax', () => {
  expect(quote({ ...saloon, vatRate: 0 }, days(4))).toMatchObject({ vat: 0n, total: 60_000n, oneDay: 15_000n })
})

test('whatever is reserved, the lines add up to the baisa, and what was kept of it says the same again', () => {
  for (let life = 1; life <= 80; life += 1) {
    const throwOf = dice(life)
    const money = (most: number) => BigInt(throwOf(most) + 1)
    const [day, week, month] = [money(40_000), money(200_000), money(900_000)].map(Number)
    const terms: Terms = {
      ...saloon,
      card: { ...saloon.card, hour: String(money(9_000)), rows: rungs('', [day ?? 1, week ?? 1, month ?? 1]), seasons: [] },
      placeOut: { ...place, deliveryFee: money(9_000) },
      placeBack: throwOf(2) ? place : airport,
      addOns: [{ ...driver, price: money(5_000) }, cover].slice(throwOf(3)),
      ...{ under25: throwOf(2) === 1, vatRate: throwOf(2) * 5 },
    }
    const stretch = lasting(throwOf(90 * 1440) + 1)
    const price = quote(terms, stretch)
    expect(price.lines.reduce((sum, line) => sum + line.net, 0n)).toBe(price.net)
    expect(price.net + price.vat).toBe(price.total)
    const row = { snapshot: JSON.parse(JSON.stringify(snapshotOf(terms, price))), startsAt: stretch.from, endsAt: stretch.until }
    expect(agreedIn(row)).toEqual({ terms, price })
  }
})
