import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { cardPrice, cardsOn, publishRates } from './public.ts'

const office = testOffice()
const saloon = '019b0000-0000-7000-8000-000000000001'
const rows = (season: string, day: bigint, week: bigint, month: bigint) => [
  { season, days: 1, price: day },
  { season, days: 7, price: week },
  { season, days: 30, price: month },
]
const khareef = { name: 'الخريف', from: '06-21', to: '09-21' }
const classes = [
  {
    classId: saloon,
    hour: 3_000n,
    rows: [...rows('', 15_000n, 94_500n, 315_000n), ...rows(khareef.name, 22_000n, 138_600n, 462_000n)],
  },
]
const publish = command({
  name: 'rates.publish-in-test',
  permission: anyone,
  input: z.object({ validFrom: z.string(), seen: z.number() }),
  run: (work, asked) => publishRates(work, { ...asked, line: 'cars', seasons: [khareef], classes }),
})

const cardOn = async (day: string) => (await cardsOn(office.visitor(), { line: 'cars', day }))[0]

test('the list that holds on a day prices it, and what was kept of an earlier one never changes', async () => {
  expect(await cardOn('2026-06-11')).toBeUndefined()
  await publish(office.visitor(), { validFrom: '2026-01-20', seen: 0 })
  const kept = await cardOn('2026-06-11')
  if (!kept) throw new Error('no card')
  const days = (count: number) => ({ firstDay: '2026-06-11', minutes: count * 1440, grace: 60 })
  expect([10, 11, 12, 17, 24].map((count) => Number(cardPrice(kept, days(count)).net))).toEqual([
    139_500, 160_800, 182_100, 278_100, 413_000,
  ])
  expect(Number(cardPrice({ ...kept, percentOff: 1_200 }, { ...days(30), firstDay: '2026-01-20' }).net)).toBe(277_200)
  await publish(office.visitor(), { validFrom: '2026-06-01', seen: 1 })
  expect([(await cardOn('2026-05-31'))?.number, (await cardOn('2026-06-01'))?.number, kept.number]).toEqual([1, 2, 1])
  expect(JSON.parse(JSON.stringify(kept))).toEqual(kept)
})

test('of two who publish at once the second looks at what the first published; no list holds from a day gone by', async () => {
  const tries = await Promise.allSettled([1, 2].map(() => publish(office.visitor(), { validFrom: '2026-01-20', seen: 0 })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(publish(office.visitor(), { validFrom: '2026-01-01', seen: 1 })).rejects.toThrow('لا تسري من يوم مضى')
})

test('a season may go over the new year', async () => {
  const winter = { name: 'الشتاء', from: '12-15', to: '01-15' }
  await publish(office.visitor(), { validFrom: '2026-01-20', seen: 0 })
  const card = await cardOn('2026-12-01')
  if (!card) throw new Error('no card')
  const wintry = {
    ...card,
    seasons: [winter],
    rows: card.rows.map((row) => (row.season ? { ...row, season: winter.name } : row)),
  }
  const oneDay = (firstDay: string) => Number(cardPrice(wintry, { firstDay, minutes: 1440, grace: 0 }).net)
  expect(['2026-12-14', '2026-12-15', '2027-01-15', '2027-01-16'].map(oneDay)).toEqual([15_000, 22_000, 22_000, 15_000])
})

test('a published list is never changed, whatever asks for it', async () => {
  await publish(office.visitor(), { validFrom: '2026-01-20', seen: 0 })
  await expect(office.db.updateTable('rateRows').set({ price: 1n }).execute()).rejects.toThrow('never changed')
  await expect(office.db.deleteFrom('rateLists').execute()).rejects.toThrow('never changed')
})
