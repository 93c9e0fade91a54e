import { beforeEach, expect, test } from 'vitest'
import { publishTariff } from '#areas/parcels/tariff/use-cases/publish-tariff.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { parcelPromises } from '../rules/promises.ts'
import { usualParcelRules } from '../rules/rules.ts'
import { setParcelRules } from '../rules/use-cases/set-parcel-rules.ts'
import { tariffPage } from '../tariff/tariff-queries.ts'
import { prohibitedFinder } from './prohibited.ts'
import { intakePage } from './queries.ts'
import { takeInParcel } from './use-cases/take-in-parcel.ts'

const office = testOffice()
const { setUp, clerk, near, far, form, takenIn, row, stepsOf } = parcelsOf(office)
beforeEach(setUp)

const faultsOf = async (typed: Parameters<typeof form>[0]) => {
  const fault = await takeInParcel(clerk(), form(typed)).then(
    () => null,
    (error) => error,
  )
  return fault
}

test('T1, T4, T5, T7: the way is priced by the tariff of the day, with the tax of its kind', async () => {
  const priced = async (typed: Parameters<typeof form>[0]) => {
    const { chargeable, carriage, vat } = await row(await takenIn(typed))
    return [chargeable, carriage, vat]
  }
  expect(await priced({ weight1: '0.8' })).toEqual([1_000, 1_500n, 75n])
  expect(await priced({ weight1: '20.2' })).toEqual([21_000, 5_500n, 275n])
  expect(await priced({ weight1: '1.2', place: 'الإمارات' })).toEqual([1_500, 4_500n, 0n])
  expect(await priced({ weight1: '0.6', weight2: '0.7' })).toEqual([1_500, 1_600n, 80n])
  expect(await priced({ weight1: '2.4', length1: '40', width1: '30', height1: '25', place: 'السيب' })).toEqual([
    6_000,
    4_500n,
    225n,
  ])
})

test('a parcel is registered, taken in and owed by its sender in one; pressed twice it is one', async () => {
  const typed = form({ weight2: '0.7' })
  const [first, second] = [await takeInParcel(clerk(), typed), await takeInParcel(clerk(), typed)]
  expect(second).toEqual(first)
  expect(await row(first.id)).toMatchObject({ state: 'accepted', pieceCount: 2, senderName: 'سالم المعشني' })
  expect((await stepsOf(first.id)).map(({ step, n }) => `${step} ${n}`)).toEqual([
    ...['registered 1', 'registered 2', 'accepted 1', 'accepted 2'],
  ])
  const invoices = await office.db.selectFrom('invoices').select(['net', 'vat']).execute()
  expect(invoices).toEqual([{ net: 1_600n, vat: 80n }])
})

test('who receives pays nothing at the door of the sender', async () => {
  const id = await takenIn({ payer: 'recipient' })
  expect((await row(id)).carriageInvoiceId).toBeNull()
  expect(await office.db.selectFrom('invoices').select('id').execute()).toEqual([])
})

test('6: perfume is refused under its field, and nothing is kept', async () => {
  expect(await faultsOf({ content: 'عطور وعطر لبان' })).toMatchObject({
    issues: [{ path: ['content'], message: expect.stringMatching(/^«عطر»/) }],
  })
  expect(await office.db.selectFrom('parcels').select('id').execute()).toEqual([])
  expect(prohibitedFinder(['عطر', 'زيت'])('ملابس وزيت')).toBe('زيت')
  expect(prohibitedFinder(['عطر'])('معطر جو')).toBeNull()
  const found = prohibitedFinder(usualParcelRules.prohibited)
  expect(['العطور', 'بطاريات', 'أسلحة', 'زيوت', 'غازات'].map(found)).toEqual(['عطر', 'بطارية', 'سلاح', 'زيوت', 'غاز'])
  expect(['حناء', 'زيتون', 'كحل', 'لعبة', 'ملابس', 'لبان', 'سماعات'].map(found)).toEqual(Array(7).fill(null))
})

test('bad input gets a sentence under its field', async () => {
  const issues = async (typed: Parameters<typeof form>[0]) =>
    ((await faultsOf(typed)) as { issues?: { path: unknown[] }[] }).issues?.map(({ path }) => path.join('.'))
  expect(await issues({ weight1: '' })).toEqual(['weight1'])
  expect(await issues({ length1: '40' })).toEqual(['width1', 'height1'])
  expect(await issues({ recipientPhone: '123' })).toEqual(['recipientPhone'])
  expect(await faultsOf({ place: 'نزوى' })).toMatchObject({
    issues: [{ path: ['place'], message: expect.stringMatching(/لا تعرفة/) }],
  })
  expect(await faultsOf({ weight1: '26' })).toMatchObject({
    issues: [{ path: ['weight1'], message: expect.stringMatching(/25/) }],
  })
})

test('9: a new tariff leaves the price of what was taken in before', async () => {
  const before = await takenIn()
  const { seen } = await tariffPage(office.visitor(), { query: new URLSearchParams() })
  await publishTariff(clerk(), {
    ...{ seen, reference: '2/2026', validFrom: '2026-01-15', divisor: '5000', heaviest: '25', codPercent: '1', codLeast: '0.5' },
    rates: [{ zone: 'صلالة', firstKilo: '2', furtherKilo: '0.2', daysFrom: '0', daysTo: '1' }],
  })
  expect((await row(before)).carriage).toBe(1_500n)
  expect((await row(await takenIn())).carriage).toBe(2_000n)
})

test('the counter knows who wrote before, and takes in for its own branches alone', async () => {
  await takenIn()
  const query = new URLSearchParams({ from: '92000001', to: '93000002' })
  expect((await intakePage(near(), { query })).known).toMatchObject({
    ...{ senderName: 'سالم المعشني', recipientName: 'مريم الكثيري', place: 'صلالة' },
  })
  expect((await intakePage(far(), { query })).known).not.toHaveProperty('recipientName')
  await expect(takeInParcel(far(), form())).rejects.toMatchObject({ issues: [{ path: ['branchId'] }] })
})

test('rules are set in versions, and of two who opened them at once the second is told', async () => {
  const asked = {
    freeDays: '5',
    storageDay: '0.300',
    agedDays: '15',
    returnShare: '50',
    codMost: '500',
    courierLimit: '300',
    prohibited: 'عطر\nزيت',
    ...{
      attempts: '2',
      disposeDays: '60',
      bookedDays: '14',
      claimDays: '30',
      claimCap: '100',
      paperCap: '5',
      cashOnDelivery: 'yes' as const,
    },
  }
  await setParcelRules(clerk(), { seen: '0', ...asked })
  await expect(setParcelRules(clerk(), { seen: '0', ...asked, freeDays: '9' })).rejects.toMatchObject({
    code: 'parcels.changed-meanwhile',
  })
  await setParcelRules(clerk(), { seen: '1', ...asked })
  expect(await office.db.selectFrom('parcelRules').select(['version', 'freeDays', 'attempts']).execute()).toEqual([
    { version: 1, freeDays: 5, attempts: 2 },
  ])
  expect(await parcelPromises(near())).toEqual({ pickup: false, cashOnDelivery: true, attempts: 2, carrier: null })
})
