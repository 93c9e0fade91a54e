import { beforeEach, expect, test } from 'vitest'
import { readHome } from '#app/home/read-home.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { closeBag } from '../bags/use-cases/receive-bag.ts'
import { handOverParcel } from '../counter/use-cases/hand-over-parcel.ts'
import { linkToken } from '../journey/registering.ts'
import { holdParcel, releaseParcel } from '../journey/use-cases/hold-parcel.ts'
import { failStop } from '../runs/use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { tellMissing } from '../tracking/use-cases/tell-missing.ts'
import { exceptionsList } from './exceptions-list.tsx'
import { exceptionOf, exceptionsFound } from './queries.ts'
import { storedAges } from './stored.ts'
import { settleException } from './use-cases/settle-exception.ts'

const office = testOffice()
const { setUp, clerk, near, far, takenIn, waiting, handedOver, row, aBagOnTheWay, toTheDoor, out, aCourier } = parcelsOf(office)
beforeEach(setUp)

const hour = 3_600_000
const found = async (query: Record<string, string> = {}, ctx = near()) =>
  exceptionsFound(ctx, exceptionsList.read(new URLSearchParams(query)))
const told = async (ctx = near()) => (await found({}, ctx)).rows.map(({ id, kind }) => [id, kind])

async function attempts(id: string, times: number) {
  const courier = await aCourier()
  for (let time = 0; time < times; time++) {
    const { runId, stopOf } = await out(courier.id, [id])
    await failStop(courier.ctx, { stopId: stopOf(id), reason: 'absent' })
    await takeBackFromRun(near(), { runId, parcel: (await row(id)).number })
    await closeRun(near(), { runId })
    office.later(hour)
  }
}

test('what stands still is told after 48 hours, and what waits at the counter once its free days are over', async () => {
  const [still, waits] = [await takenIn(), await waiting()]
  office.later(47 * hour)
  expect(await told()).toEqual([])
  office.later(2 * hour)
  expect(await told()).toEqual([[still, 'stuck']])
  expect((await found()).rows[0]).toMatchObject({ what: 'لا حركة منذ يومين', awaits: 'من هو عنده' })
  office.later(6 * 24 * hour)
  expect(await told()).toEqual([
    [still, 'stuck'],
    [waits, 'late'],
  ])
  expect(await told(far())).toEqual([])
})

test('a held parcel, attempts that are spent and a bag that lacks something need a decision at once', async () => {
  const held = await takenIn()
  await holdParcel(near(), { parcelId: held, reason: 'عنوان ناقص' })
  const spent = await toTheDoor()
  await attempts(spent, 2)
  expect((await told()).map(([, kind]) => kind)).toEqual(['held'])
  await attempts(spent, 1)
  const { bagId, parcelId } = await aBagOnTheWay()
  await closeBag(near(), { bagId })
  const { rows, counts, all } = await found()
  expect(counts).toEqual({ held: 1, spent: 1, short: 1 })
  expect(all).toBe(3)
  expect(rows.find(({ id }) => id === parcelId)).toMatchObject({ path: `/admin/parcels/bags/${bagId}`, act: 'ابحث عنه' })
  expect(rows.find(({ id }) => id === held)?.beside).toBe('عنوان ناقص')
  expect((await found({ kind: 'spent' })).rows.map(({ id }) => id)).toEqual([spent])
  await releaseParcel(near(), { parcelId: held })
  expect((await found()).counts).toEqual({ spent: 1, short: 1 })
})

test('«لم يصلك؟» and a hand-over without the code wait for somebody’s word, and leave by it', async () => {
  const [missed, unproved] = [await waiting(), await waiting()]
  await handedOver(missed)
  await handOverParcel(clerk(), {
    ...{ parcelId: unproved, receivedBy: 'مريم الكثيري', cardEnd: '4821', whyNoCode: 'هاتفها مغلق', signature: [png] },
  })
  office.later(hour)
  await tellMissing(office.visitor(), { parcelToken: await linkToken(office.db, missed) })
  expect((await found()).counts).toEqual({ missed: 1, unproved: 1 })
  await expect(settleException(far(), { parcelId: missed, kind: 'missed', note: 'استلمه أخوه' })).rejects.toMatchObject({
    status: 404,
  })
  const settled = { parcelId: missed, kind: 'missed' as const, note: 'استلمه أخوه' }
  await Promise.all([settleException(near(), settled), settleException(near(), settled)])
  expect(await exceptionOf(near(), missed)).toBeNull()
  await expect(settleException(near(), { ...settled, note: 'غيره' })).rejects.toMatchObject({ code: 'parcels.nothing-to-settle' })
  expect((await found()).counts).toEqual({ unproved: 1 })
})

test('the homes count what the list shows, and what is stored is told by its age', async () => {
  await takenIn()
  await waiting()
  office.later(49 * hour)
  const told = await readHome({ ...near(), actor: { ...near().actor, roles: ['parcelsSupervisor'] } })
  expect(told.figures.map(({ label, value }) => `${label} ${value}`)).toContain('طرود تحتاج قرارًا 1')
  expect(told.exceptions).toMatchObject([{ key: 'parcels-standing', title: 'طرد يحتاج قرارًا' }])
  expect(told.failed).toEqual([])
  office.later(12 * 24 * hour)
  expect(await storedAges(near())).toMatchObject({ count: 2, aged: 1, storage: 1_400n })
})

test('an age begins at midnight in Muscat', async () => {
  const stored = async () => (await storedAges(near())).ages.map(({ count }) => count)
  const id = await takenIn()
  const today = dayOf(office.visitor().now())
  const accepted = async (days: number, time: string) => {
    const acceptedAt = timeOn(daysAfter(today, -days), time)
    await office.db.updateTable('parcels').set({ acceptedAt }).where('id', '=', id).execute()
    return stored()
  }
  expect(await accepted(0, '00:00')).toEqual([1, 0, 0, 0, 0])
  expect(await accepted(2, '00:00')).toEqual([1, 0, 0, 0, 0])
  expect(await accepted(3, '23:59')).toEqual([0, 1, 0, 0, 0])
  expect(await accepted(4, '00:00')).toEqual([0, 1, 0, 0, 0])
  expect(await accepted(5, '23:59')).toEqual([0, 0, 1, 0, 0])
  expect(await accepted(7, '00:00')).toEqual([0, 0, 1, 0, 0])
  expect(await accepted(8, '23:59')).toEqual([0, 0, 0, 1, 0])
  expect(await accepted(14, '00:00')).toEqual([0, 0, 0, 1, 0])
  expect(await accepted(15, '23:59')).toEqual([0, 0, 0, 0, 1])
})

test('past the end stands the last page, and all kinds are counted beside the one that is asked for', async () => {
  const ids: string[] = []
  for (let one = 0; one < 2; one++) {
    const id = await takenIn({ senderPhone: `9200001${one}` })
    await holdParcel(near(), { parcelId: id, reason: 'عنوان ناقص' })
    office.later(hour)
    ids.push(id)
  }
  expect(await found({ page: '9' })).toMatchObject({ at: 1, count: 2, all: 2, rows: ids.map((id) => ({ id, kind: 'held' })) })
  expect(await found({ kind: 'late' })).toMatchObject({ at: 1, count: 0, all: 2, rows: [], counts: { held: 2 } })
  expect(await found({ q: 'لا أحد' })).toMatchObject({ rows: [], all: 0, counts: {}, first: null, forSenders: 0n })
})
