import { expect, test } from 'vitest'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { pricesPage } from '../prices/queries.ts'
import { checkPrices, importPrices, priceImportPages, uploadPrices } from './price-imports.ts'

const office = testOffice()
const { huda, aClass } = fleetOf(office)

const heading = 'الفئة,الموسم,من,إلى,سعر اليوم,سعر الأسبوع,سعر الشهر,سعر الساعة'
const rows = ['سيدان,,,,15,94.500,315,3', 'سيدان,الخريف,06-21,09-21,22,138.600,462,3']

async function brought(lines: readonly string[] = rows, validFrom = '2026-01-20') {
  const file = { name: 'أسعار.csv', bytes: Buffer.from([heading, ...lines].join('\n')) }
  const { id: importId } = await uploadPrices(huda(), { file })
  const { mapping } = await look(importId)
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  const asked = { importId, validFrom, ...Object.fromEntries(columns) }
  await checkPrices(huda(), asked)
  return asked
}
const look = async (id: string) => (await priceImportPages.read(huda(), id)) ?? expect.fail('no such import')
const lists = async () => (await pricesPage(huda(), new URLSearchParams())).lists

test('a card of prices is shown as it would hold, and published as a whole', async () => {
  await aClass()
  const { importId } = await brought()
  expect(await look(importId)).toMatchObject({
    ...{ good: 2, faults: [] },
    found: [
      { className: 'سيدان', season: '', day: 15_000n, week: 94_500n, month: 315_000n, hour: 3_000n },
      { className: 'سيدان', season: 'الخريف', day: 22_000n, week: 138_600n, month: 462_000n, hour: 3_000n },
    ],
  })
  expect(await lists()).toEqual([])
  await Promise.all([importPrices(huda(), { importId }), importPrices(huda(), { importId })])
  const shown = await pricesPage(huda(), new URLSearchParams())
  expect(shown.lists.map(({ number, validFrom }) => `${number} ${validFrom}`)).toEqual(['1 2026-01-20'])
  expect(shown.seasons).toEqual([{ name: 'الخريف', from: '06-21', to: '09-21' }])
})

test('a card with a hole, two prices for one season or a day that is none is not published', async () => {
  await aClass()
  const { importId } = await brought([
    'سيدان,الخريف,21-06,09-21,22,138.600,462,3',
    'سيدان,الخريف,,,23,138.600,462,4',
    'ليموزين,,,,1,1,1,1',
    'سيدان,,06-01,,0,,x,3',
  ])
  expect((await look(importId)).faults.map(({ row, field }) => `${row} ${field}`)).toEqual([
    '2 الموسم',
    '2 أول الموسم',
    '3 الفئة',
    '3 الساعة',
    '4 الفئة',
    '5 الموسم',
    '5 اليوم',
    '5 الأسبوع',
    '5 الشهر',
  ])
  await expect(importPrices(huda(), { importId })).rejects.toMatchObject({ code: 'imports.changed' })
  await expect(brought(rows, '2025-12-01')).rejects.toMatchObject({ issues: [{ path: ['validFrom'] }] })
  expect(await lists()).toEqual([])
})
