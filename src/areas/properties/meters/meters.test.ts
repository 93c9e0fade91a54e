import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { invoicesNow, takeBackUnpaid } from '#areas/finance/public.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { picture } from '#testing/faults-of-units.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { within } from '#testing/rents.ts'
import { pdf } from '#testing/stories.ts'
import { metersOf, permissionForMeterPhoto, roundOf } from './queries.ts'
import { chargeUtility } from './use-cases/charge-utility.ts'
import { recordReading, replaceMeter } from './use-cases/record-reading.ts'
import { takeReadingBack } from './use-cases/take-reading-back.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)
const { wrong } = payersOf(office)

let near: Ctx
let far: Ctx
let unitId: string
let propertyId: string
beforeEach(async () => {
  const one = await letting('1-2')
  ;[near, far, unitId, propertyId] = [one.near, one.far, one.units[0] ?? '', one.propertyId]
})

const reads = (reading: string, readOn = '2026-01-10', ctx = near) =>
  recordReading(ctx, { id: ctx.newId(), unitId, kind: 'water', reading, readOn, photo: [] })
const water = async () => (await metersOf(near, unitId))?.meters.find(({ kind }) => kind === 'water') ?? expect.fail('no meter')

test('a meter goes on and never back, unless another takes its place for a reason; what was used up is told', async () => {
  await reads('120', '2026-01-05')
  const atOnce = await Promise.allSettled([reads('150', '2026-01-12'), reads('150', '2026-01-12')])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(reads('140', '2026-01-13')).rejects.toThrow('أقل من السابقة 150')
  await expect(reads('160', '2026-01-08')).rejects.toThrow('راجع القراءة ويومها')
  await expect(reads('160', '2026-01-16')).rejects.toThrow('لم يأتِ بعد')
  await expect(reads('160', '2026-01-12')).rejects.toThrow('في هذا اليوم: 150')
  const other = { id: near.newId(), unitId, kind: 'water', reason: 'تلف العداد', photo: [] } as const
  await expect(replaceMeter(near, { ...other, oldReading: '149', reading: '0', readOn: '2026-01-14' })).rejects.toThrow('150')
  await replaceMeter(near, { ...other, oldReading: '155', reading: '3', readOn: '2026-01-14', number: 'W-9' })
  await reads('10', '2026-01-15')
  const meter = await water()
  expect(meter.readings.map(({ reading, used }) => [reading, used])).toEqual([
    [10, 7],
    [3, 5],
    [150, 30],
    [120, null],
  ])
  expect(meter.number).toBe('W-9')
  await expect(reads('20', '2026-01-15', far)).rejects.toMatchObject({ status: 404 })
})

test('what both sign at a hand-over is a reading; the round tells what is left this month', async () => {
  expect((await roundOf(near, propertyId))?.stops.filter(({ isDone }) => !isDone)).toHaveLength(4)
  await recordReading(near, {
    id: near.newId(),
    unitId,
    kind: 'electricity',
    reading: '900',
    readOn: '2026-01-15',
    photo: [picture],
  })
  const { photoId } = await office.db.selectFrom('meterReadings').select('photoId').executeTakeFirstOrThrow()
  expect([await permissionForMeterPhoto(near, photoId ?? ''), await permissionForMeterPhoto(far, photoId ?? '')]).toMatchObject([
    { key: 'properties.view' },
    null,
  ])
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'periodic' })
  const form = { inspectionId, seenOn: '2026-01-15', room1: 'الصالة', item1: 'الباب', condition1: 'sound' }
  await expect(saveInspection(near, { ...form, seen: '1', electricityReading: '899' })).rejects.toThrow('استبدال العداد')
  await saveInspection(near, { ...form, seen: '1', electricityReading: '910', waterReading: '77' })
  await signInspection(near, { inspectionId, seen: '2', signer: 'سالم', signature: [pdf] })
  expect((await water()).readings).toMatchObject([{ reading: 77, sheetId: inspectionId }])
  expect((await roundOf(near, propertyId))?.stops.filter(({ isDone }) => isDone)).toHaveLength(2)
})

test('far more than usual is asked about once, and recorded when it is right', async () => {
  await reads('100', '2026-01-01')
  await reads('130', '2026-01-11')
  await expect(reads('1450', '2026-01-15')).rejects.toThrow('الاستهلاك 1320 متر مكعب منذ 11 يناير 2026، والمعتاد في مثلها نحو 12')
  await reads('150', '2026-01-14')
  const meter = { unitId, kind: 'water', reading: '0', readOn: '2026-01-15', reason: 'تلف العداد', photo: [] } as const
  await expect(replaceMeter(near, { ...meter, id: near.newId(), oldReading: '1900' })).rejects.toThrow('والمعتاد في مثلها نحو 4')
  await replaceMeter(near, { ...meter, id: near.newId(), oldReading: '1900', anyway: 'yes' })
  expect((await water()).readings.map(({ used }) => used)).toEqual([1750, 20, 30, null])
})

const takeBack = (readingId = '', ctx = near) =>
  takeReadingBack(ctx, { readingId, unitId, kind: 'water', reason: 'كُتبت بصفر زائد' })

test('the last reading is taken back where it was typed wrongly, once and with why; the right one takes its day', async () => {
  await reads('1400', '2026-01-05')
  await reads('15000', '2026-01-12')
  await expect(reads('1500', '2026-01-13')).rejects.toThrow('اسحب السابقة إن كانت خطأ')
  const [wrongly, first] = (await water()).readings.map(({ id }) => id)
  await expect(takeBack(first)).rejects.toThrow('سُجّلت بعدها قراءة أخرى')
  await expect(takeBack(wrongly, far)).rejects.toMatchObject({ status: 404 })
  const atOnce = await Promise.allSettled([takeBack(wrongly), takeBack(wrongly)])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await roundOf(near, propertyId))?.stops.find(({ before }) => before)?.before?.reading).toBe(1400)
  await reads('1500', '2026-01-12')
  const meter = await water()
  expect(meter.readings.map(({ reading, used }) => [reading, used])).toEqual([
    [1500, 100],
    [1400, null],
  ])
  expect(meter.takenBack).toMatchObject([{ reading: 15_000, readOn: '2026-01-12', reason: 'كُتبت بصفر زائد' }])
  expect(
    await office.db.selectFrom('facts').select('name').where('name', '=', 'properties.meter-reading-taken-back').execute(),
  ).toHaveLength(1)
})

test('R1: what a tenant used up between two readings is charged once, for the owner whose account it is', async () => {
  const partyId = await tenant(near)
  const { id: contractId } = await started(near, { unitId, partyId })
  await putInForce(near, contractId)
  for (const [reading, day] of [
    ['100', '2026-01-01'],
    ['130', '2026-01-10'],
    ['150', '2026-01-14'],
  ] as const)
    await reads(reading, day)
  const [c, b, a] = (await water()).readings.map(({ id }) => id)
  const bill = (fromId = '', untilId = '') =>
    chargeUtility(near, { ...{ id: near.newId(), unitId, kind: 'water', fromId, untilId }, amount: '12', dueOn: '2026-01-20' })
  const owes = () => balanceOf(office, { account: '9110', key: partyId })
  const before = await owes()
  await expect(bill(b, a)).rejects.toThrow('بعد الأولى')
  const both = await Promise.allSettled([bill(a, b), bill(a, b)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(bill(a, c)).rejects.toThrow('حُمّل استهلاك')
  await bill(b, c)
  await expect(takeBack(c)).rejects.toThrow('اعكسها في «المالية» أولًا')
  expect([(await owes()) - before, await wrong()]).toEqual([24_000n, []])
  const rows = await office.db.selectFrom('utilityCharges').selectAll().orderBy('untilDay').execute()
  const charges = await office.db
    .selectFrom('charges')
    .select('id')
    .where('invoiceId', '=', rows[1]?.invoiceId ?? '')
    .execute()
  await within(office, (work) => takeBackUnpaid(work, { chargeIds: charges.map(({ id }) => id), reason: 'خطأ' }))
  expect(await invoicesNow(office, [rows[1]?.invoiceId ?? ''])).toMatchObject([{ isTakenBack: true }])
  await bill(b, c)
  expect([(await owes()) - before, await wrong()]).toEqual([24_000n, []])
  await reads('170', '2026-01-15')
  const [d] = (await water()).readings.map(({ id }) => id)
  const late = await Promise.allSettled([bill(c, d), takeBack(d)])
  expect(late.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
