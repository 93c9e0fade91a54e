import { expect, test } from 'vitest'
import { seedVehicles } from '#areas/vehicles/seed.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { hourField, priceField, seasonField } from './price-list.ts'
import { pricesPage } from './queries.ts'
import { publishPrices } from './use-cases/publish-prices.ts'

const office = testOffice()
const { huda, aClass } = fleetOf(office)
const page = () => pricesPage(huda(), new URLSearchParams())

const pricesOf = (id: string, season: number, [day, week, month]: readonly string[]) => ({
  ...{ [priceField(id, season, 1)]: day, [priceField(id, season, 7)]: week, [priceField(id, season, 30)]: month },
})

test('the demonstration shows six classes as they are priced, and every car is there', async () => {
  await seedVehicles(huda())
  const { classes, cards, examples, lists } = await page()
  expect([classes.length, cards.length, lists.map(({ state }) => state)]).toEqual([6, 6, ['current']])
  const saloon = examples.filter(({ name }) => name === 'سيدان').map(({ prices }) => prices.map(Number))
  expect(saloon).toEqual([
    [15_000, 45_000, 75_000, 94_500, 139_500, 189_000, 315_000],
    [22_000, 66_000, 110_000, 138_600, 204_600, 277_200, 462_000],
  ])
  const counted = await office.db
    .selectFrom('vehicles')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirst()
  expect(counted?.count).toBe(24n)
})

test('what is wrong in a list of prices is told under its field, and nothing of it is published', async () => {
  const id = await aClass()
  const form = { validFrom: '2026-01-20', seen: '0', [hourField(id)]: '2', ...pricesOf(id, 0, ['10', '63', '']) }
  await expect(publishPrices(huda(), form)).rejects.toThrow('المبلغ أرقام')
  const season = { [seasonField(1, 'name')]: 'الخريف', [seasonField(1, 'from')]: '21-06', [seasonField(1, 'to')]: '09-21' }
  const whole = { ...form, ...pricesOf(id, 0, ['10', '63', '210']) }
  await expect(publishPrices(huda(), { ...whole, ...season })).rejects.toThrow('اكتب الشهر واليوم')
  await expect(publishPrices(huda(), { validFrom: '2026-01-20', seen: '0' })).rejects.toThrow('فئة واحدة على الأقل')
  expect((await page()).lists).toEqual([])
  await publishPrices(huda(), whole)
  expect((await page()).lists.map(({ number, state }) => `${number} ${state}`)).toEqual(['1 coming'])
})

test('of two who publish at once the second looks again', async () => {
  const id = await aClass()
  const form = { validFrom: '2026-01-20', seen: '0', [hourField(id)]: '2', ...pricesOf(id, 0, ['10', '63', '210']) }
  const tries = await Promise.allSettled([publishPrices(huda(), form), publishPrices(huda(), form)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
