import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { dayOf } from '#values/days.ts'
import { correctParcel } from '../mishaps/use-cases/correct-parcel.ts'
import { loseParcel } from '../mishaps/use-cases/lose-parcel.ts'
import { deliver, failStop } from '../runs/use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { narrowedTo, report, wholeReport } from './queries.ts'
import { type ReportName, reportNames, reports } from './report.ts'
import { readReportAsked } from './report-asked.ts'

const office = testOffice()
const { setUp, near, far, takenIn, waiting, handedOver, row, toTheDoor, out, aCourier, codeFor } = parcelsOf(office)
beforeEach(setUp)

const hour = 3_600_000
const asked = (name: ReportName) =>
  readReportAsked(new URLSearchParams({ from: '2026-01-01' }), { days: reports[name].days, today: dayOf(office.visitor().now()) })
const read = (name: ReportName, ctx = near()) => report(ctx, name, asked(name))

/** One delivered at once, one at the second attempt by a signature, and one that waits in the branch and was fetched. */
async function aWeek() {
  const courier = await aCourier()
  const [first, second] = [await toTheDoor(), await toTheDoor()]
  const one = await out(courier.id, [first, second])
  await deliver(courier.ctx, { stopId: one.stopOf(first), receivedBy: 'مريم', code: await codeFor(first), signature: [] })
  await failStop(courier.ctx, { stopId: one.stopOf(second), reason: 'absent' })
  await takeBackFromRun(near(), { runId: one.runId, parcel: (await row(second)).number })
  await closeRun(near(), { runId: one.runId })
  office.later(24 * hour)
  const other = await out(courier.id, [second])
  await deliver(courier.ctx, {
    ...{ stopId: other.stopOf(second), receivedBy: 'مريم', cardEnd: '4821', whyNoCode: 'هاتفها مغلق' },
    signature: [png],
  })
  await handedOver(await waiting())
  return courier
}

test('what was delivered in time, and what at the first attempt', async () => {
  await aWeek()
  expect((await read('on-time')).rows).toMatchObject([{ zone: 'صلالة', delivered: 3n, onTime: 3n }])
  expect((await read('first-attempt')).rows).toMatchObject([{ zone: 'صلالة', delivered: 2n, first: 1n }])
  expect((await read('reasons')).rows).toMatchObject([{ reason: 'غير موجود', attempts: 1n, parcels: 1n }])
  expect((await read('on-time', far())).rows).toEqual([])
})

test('who fetches a parcel late broke no promise of ours, and an attempt that was a mistake is none', async () => {
  const fetched = await waiting()
  office.later(5 * 24 * hour)
  await handedOver(fetched)
  expect((await read('on-time')).rows).toMatchObject([{ delivered: 1n, onTime: 1n }])
  const courier = await aCourier()
  const parcelId = await toTheDoor()
  const first = await out(courier.id, [parcelId])
  await failStop(courier.ctx, { stopId: first.stopOf(parcelId), reason: 'absent' })
  const { id: eventId } = await office.db
    .selectFrom('parcelEvents')
    .select('id')
    .where('step', '=', 'attempt-failed')
    .executeTakeFirstOrThrow()
  await correctParcel(near(), { parcelId, eventId, state: 'at-branch', reason: 'ضُغط خطأ' })
  await closeRun(near(), { runId: first.runId })
  const second = await out(courier.id, [parcelId])
  await deliver(courier.ctx, {
    stopId: second.stopOf(parcelId),
    receivedBy: 'مريم',
    code: await codeFor(parcelId),
    signature: [],
  })
  expect((await read('first-attempt')).rows).toMatchObject([{ delivered: 1n, first: 1n }])
  expect((await read('reasons')).rows).toEqual([])
})

test('what couriers carry and bring in a day, and how much of it without the code', async () => {
  const { id } = await aWeek()
  expect((await read('couriers')).rows).toMatchObject([{ id, courier: 'حمد العمري', days: 2n, carried: 3n, delivered: 2n }])
  expect((await read('unproved')).rows).toMatchObject([{ delivered: 2n, unproved: 1n, missed: 0n, conflicts: 0n }])
})

test('what couriers have with them by its age, what merchants were paid how late, and what each brought us', async () => {
  const courier = await aCourier()
  const [old, fresh] = [await toTheDoor({ cod: '12.500' }), await toTheDoor({ cod: '7' })]
  const first = await out(courier.id, [old])
  const given = (paid: string) => ({ receivedBy: 'مريم', signature: [], paid, code: '' })
  await deliver(courier.ctx, { ...given('12.500'), stopId: first.stopOf(old), code: await codeFor(old) })
  office.later(5 * 24 * hour)
  const second = await out(courier.id, [fresh])
  await deliver(courier.ctx, { ...given('7'), stopId: second.stopOf(fresh), code: await codeFor(fresh) })
  const held = { sums: 2n, today: 7_000n, yesterday: 0n, days: 0n, older: 12_500n, held: 19_500n }
  expect((await read('custody')).rows).toMatchObject([{ courier: courier.id, courierName: 'حمد العمري', ...held }])
  expect((await read('custody', far())).rows).toEqual([])
  const { senderId, carriage, codFee } = await row(old)
  expect((await read('merchants')).rows).toMatchObject([
    {
      merchant: senderId,
      merchantName: 'سالم المعشني',
      parcels: 2n,
      carriage: carriage * 2n,
      profit: carriage * 2n + codFee * 2n,
    },
  ])
})

test('what lies in the branches by its age, and what was lost of each month', async () => {
  await takenIn()
  office.later(3 * 24 * hour)
  await waiting()
  const gone = await takenIn()
  await loseParcel(near(), { parcelId: gone, searched: ['shelves', 'bag'], note: 'سُئل الجميع' })
  expect((await read('ageing')).rows).toMatchObject([{ two: 1n, four: 1n, older: 0n, stored: 2n }])
  expect((await read('lost')).sums).toMatchObject({ accepted: 3n, lost: 1n, damaged: 0n })
})

test.each(reportNames)('«%s» can be taken along whole, and says what it is about', async (name) => {
  await takenIn()
  const { rows, sums } = await wholeReport(near(), name, asked(name))
  expect(rows.length).toBeLessThan(5)
  expect(Object.keys(sums).length).toBeGreaterThan(0)
  expect((await narrowedTo(near(), asked(name))).at(-1)?.[0]).toBe('حتى')
})
