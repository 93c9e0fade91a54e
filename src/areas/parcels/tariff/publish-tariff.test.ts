import { expect, test } from 'vitest'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { seedParcels } from '#areas/parcels/seed.ts'
import { testOffice } from '#testing/office.ts'
import type { TariffForm } from './inputs.ts'
import { quoteParcel, tariff } from './quoting.ts'
import { tariffPage } from './tariff-queries.ts'
import { publishTariff } from './use-cases/publish-tariff.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.publishTariff)

const salalah = { zone: 'داخل صلالة', firstKilo: '1.500', furtherKilo: '0.200', daysFrom: '0', daysTo: '1' }
const dhofar = { zone: 'ولايات ظفار', firstKilo: '2', furtherKilo: '0.3', daysFrom: '1', daysTo: '2' }
const approved = {
  reference: '12/2026',
  validFrom: '2026-01-15',
  divisor: '5000',
  heaviest: '25',
  codPercent: '1',
  codLeast: '0.5',
  rates: [salalah, dhofar],
}

async function ask(typed: Record<string, string>) {
  const zone = (await tariff(office.visitor()))?.zones[0]?.id ?? ''
  return quoteParcel(office.visitor(), new URLSearchParams({ zone, ...typed }))
}

const page = (query = {}) => tariffPage(office.visitor(), { query: new URLSearchParams(query) })

type Typed = Omit<TariffForm, 'seen'>

/** By whoever has just opened the page. */
const publish = async (typed: Typed) => publishTariff(huda(), { ...typed, seen: (await page()).seen })

test('without an approved tariff nothing is quoted', async () => {
  expect(await quoteParcel(office.visitor(), new URLSearchParams({ weight: '2' }))).toMatchObject({ tariff: null, quote: null })
})

test('a published tariff is quoted from, in the order of its zones', async () => {
  await publish(approved)

  const current = await tariff(office.visitor())
  expect(current).toMatchObject({ reference: '12/2026', divisor: 5000, heaviestGrams: 25_000, codShare: 100, codLeast: 500n })
  expect(current?.zones.map(({ name }) => name)).toEqual(['داخل صلالة', 'ولايات ظفار'])
  expect((await ask({ weight: '2.2' })).quote).toMatchObject({ grams: 2_500, price: 1_800n, codFee: 0n, total: 1_800n })
  expect((await ask({ weight: '2', length: '50', width: '40', height: '30', cod: '200' })).quote).toMatchObject({
    grams: 12_000,
    price: 3_700n,
    codFee: 2_000n,
    total: 5_700n,
  })
  expect(await office.history()).toEqual(['parcels.tariff-published'])
})

test('an open calculator asks nothing and refuses nothing', async () => {
  await publish(approved)
  expect(await quoteParcel(office.visitor(), new URLSearchParams())).toMatchObject({ quote: null, fields: {} })
})

test('each field says what is wrong with it, and what was typed stays', async () => {
  await publish(approved)
  expect(await quoteParcel(office.visitor(), new URLSearchParams('zone=&weight='))).toMatchObject({
    fields: { zone: ['اختر من القائمة.'], weight: ['اكتب الوزن بالكيلوجرام، مثل 2.5'] },
  })
  const wrong = [
    [{ weight: 'x' }, { weight: ['اكتب الوزن بالكيلوجرام، مثل 2.5'] }],
    [{ weight: '25.001' }, { weight: ['الوزن حتى 25 كجم.'] }],
    [{ weight: '1', zone: 'here' }, { zone: ['اختر من القائمة.'] }],
    [{ weight: '1', zone: '00000000-0000-7000-8000-000000000000' }, { zone: ['اختر من القائمة.'] }],
    [
      { weight: '1', length: '20' },
      { width: ['اكتب الطول والعرض والارتفاع.'], height: ['اكتب الطول والعرض والارتفاع.'] },
    ],
    [{ weight: '1', cod: '-5' }, { cod: ['المبلغ أرقام، مثل 285.500'] }],
  ] as const
  for (const [typed, fields] of wrong) expect(await ask(typed)).toMatchObject({ quote: null, fields, typed })
})

test('the newest tariff that is in force counts; one for later waits for its day', async () => {
  await publish(approved)
  const dearer = { ...approved, reference: '13/2026', rates: [{ ...salalah, firstKilo: '1.750' }] }
  await publish({ ...dearer, validFrom: '2026-01-16' })
  const before = await tariff(office.visitor())
  expect(before?.reference).toBe('12/2026')

  office.later(86_400_000)
  const after = await tariff(office.visitor())
  expect(after).toMatchObject({ reference: '13/2026', zones: [{ firstKilo: 1_750n, id: before?.zones[0]?.id }] })
  expect(after?.zones).toHaveLength(1)
})

test('of twenty who publish one reference at once, one does', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => publishTariff(huda(), { ...approved, seen: 'none' })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'parcels.tariff-exists' } })
  expect(await office.history()).toEqual(['parcels.tariff-published'])
})

test('of two who publish at once one is told of the other, and nothing the second wrote is kept', async () => {
  await publish(approved)
  const { seen } = await page()
  const inAnotherOrder = [dhofar, salalah, { ...salalah, zone: 'صحم' }]
  const outcomes = await Promise.allSettled([
    publishTariff(huda(), { ...approved, reference: '13/2026', seen }),
    publishTariff(office.staff('maryam', may.publishTariff), { ...approved, reference: '14/2026', rates: inAnotherOrder, seen }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'parcels.changed-meanwhile' } })
  const { versions, seen: next } = await page()
  expect(versions).toHaveLength(2)
  await publishTariff(huda(), { ...approved, reference: '15/2026', seen: next })
})

test('a tariff that contradicts itself is refused, and so is whoever may not publish', async () => {
  const wrong = [
    [{ rates: [] }, 'أضف منطقة واحدة على الأقل.'],
    [{ rates: [salalah, salalah] }, 'اكتب كل منطقة مرة واحدة.'],
    [{ rates: [{ ...salalah, daysFrom: '3' }] }, 'المدة «إلى» لا تقل عن «من».'],
    [{ divisor: '0' }, 'المقسوم عليه من 1000 إلى 10000.'],
  ] as const
  for (const [change, message] of wrong) {
    const input = { ...approved, ...change, seen: 'none', rates: 'rates' in change ? [...change.rates] : approved.rates }
    await expect(publishTariff(huda(), input)).rejects.toMatchObject({ issues: [{ message }] })
  }
  await expect(publishTariff(office.visitor(), { ...approved, seen: 'none' })).rejects.toMatchObject({ code: 'forbidden' })
  expect(await tariff(office.visitor())).toBeNull()
})

test('the demonstration office quotes from a tariff that says it is a demonstration', async () => {
  await seedParcels(huda())
  expect(await tariff(office.visitor())).toMatchObject({ reference: 'تجريبية', zones: { length: 4 } })
})

test('the form of a new tariff begins with the one of today, and its empty rows are none', async () => {
  await publish(approved)
  const { rates: _, ...typed } = approved
  const row = { 'rates.0.zone': 'صلالة', 'rates.0.firstKilo': '3', 'rates.0.furtherKilo': '1', 'rates.0.daysFrom': '0' }
  const form = { ...typed, reference: '9/2026', validFrom: '2026-02-01', ...row, 'rates.0.daysTo': '1' }
  await publish(form as never)
  const { rates, rules, versions } = await page()
  expect(rates[0]).toEqual({ zone: 'داخل صلالة', firstKilo: '1.500', furtherKilo: '0.200', daysFrom: '0', daysTo: '1' })
  expect(rules?.divisor).toBe(approved.divisor)
  expect(versions.map(({ reference, state }) => [reference, state])).toEqual([
    ['9/2026', 'coming'],
    [approved.reference, 'current'],
  ])
})

test('an earlier tariff is compared with the one of today, and the next one may begin with it', async () => {
  const { tariffId } = await publish(approved)
  await publish({ ...approved, reference: '13/2026', rates: [{ ...salalah, firstKilo: '1.750' }] })
  const { compared, rates } = await page({ compare: tariffId })
  expect(compared).toMatchObject({ id: tariffId, from: expect.stringContaining('أول كيلو 1.500') })
  expect(compared?.to).toContain('أول كيلو 1.750')
  expect(rates).toMatchObject([{ firstKilo: '1.750' }])
  const coming = { ...approved, reference: '14/2026', validFrom: '2026-03-01', rates: [{ ...salalah, firstKilo: '2' }] }
  const { tariffId: next } = await publish(coming)
  const ahead = (await page({ compare: next })).compared
  expect([ahead?.from, ahead?.to]).toEqual([expect.stringContaining('كيلو 1.750'), expect.stringContaining('كيلو 2.000')])
  expect(await page({ from: tariffId })).toMatchObject({ begun: tariffId, compared: null, rates: [{ firstKilo: '1.500' }, {}] })
  expect(await page({ compare: 'x' })).toMatchObject({ compared: null, rates })
})
