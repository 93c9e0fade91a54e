import { beforeEach, expect, test } from 'vitest'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { dispatchBoard } from './dispatch.ts'
import { type Load, sharedOut } from './sharing.ts'
import { deliverAtDoor } from './use-cases/at-the-door.ts'
import { loadOnRun, sendRun } from './use-cases/load-run.ts'
import { planRun } from './use-cases/plan-run.ts'
import { putOffParcels } from './use-cases/put-off.ts'
import { shareOut } from './use-cases/share-out.ts'

const office = testOffice()
const { setUp, clerk, near, far, newId, aCourier, toTheDoor, planned, row, codeFor } = parcelsOf(office)
beforeEach(setUp)

const day = '2026-01-15'
const board = (asked: Record<string, string> = {}) =>
  dispatchBoard(near(), { query: new URLSearchParams({ branch: salalah, ...asked }) })
const give = (courierId: string, parcels: string[], more = {}) =>
  planRun(clerk(), { id: newId(), branchId: salalah, courierId, day, parcels, ...more })
const inQuarter = (quarter: string, typed = {}) => toTheDoor({ quarter, ...typed })

test('what waits lies in quarters with its cash, and what was asked for later waits apart', async () => {
  const [one, other] = [await inQuarter('السعادة', { cod: '12.500' }), await inQuarter('السعادة')]
  await inQuarter('عوقد', { payer: 'recipient' })
  const later = await inQuarter('عوقد')
  await office.db.updateTable('parcels').set({ deliverOn: '2026-01-18', deliverFrom: '16:00' }).where('id', '=', later).execute()
  const { doors, later: waits, runs } = await board()
  expect(doors.map(({ name, due, parcels }) => [name, due, parcels.length])).toEqual([
    ['السعادة', 12_500n, 2],
    ['عوقد', 1_575n, 1],
  ])
  expect(new Set(doors[0]?.parcels.map(({ id }) => id))).toEqual(new Set([one, other]))
  expect([waits.map(({ id }) => id), runs]).toEqual([[later], []])
  expect((await board({ day: '2026-01-18' })).doors[1]?.parcels).toHaveLength(2)
})

test('a second gift goes into the run that is loaded, and once it is out into a new one with the same vehicle', async () => {
  const hamad = await aCourier()
  const all = [await inQuarter('السعادة'), await inQuarter('عوقد'), await inQuarter('عوقد')] as const
  const { runId } = await give(hamad.id, [all[0]], { vehicle: 'هايس 4821' })
  expect((await give(hamad.id, [all[1]])).runId).toBe(runId)
  for (const id of all.slice(0, 2)) await loadOnRun(clerk(), { runId, parcel: (await row(id)).number })
  await sendRun(clerk(), { runId })
  expect((await give(hamad.id, [all[2]])).runId).not.toBe(runId)
  expect((await board()).runs).toMatchObject([
    { state: 'out', vehicle: 'هايس 4821', stops: 2 },
    { state: 'planned', vehicle: 'هايس 4821', stops: 1 },
  ])
})

test('both boxes of one parcel are one parcel, and a press twice is one press', async () => {
  const hamad = await aCourier()
  const [one, other] = [await inQuarter('السعادة'), await inQuarter('السعادة')]
  const { runId, count } = await give(hamad.id, [[one, other].join(), one])
  expect(count).toBe(2)
  expect((await give(hamad.id, [one, other])).runId).toBe(runId)
  const { runs } = await board()
  expect(runs).toMatchObject([{ id: runId, stops: 2, people: 1, doors: [{ name: 'السعادة' }] }])
})

test('who plans at the same time for one courier fills one run', async () => {
  const hamad = await aCourier()
  const all = [await inQuarter('السعادة'), await inQuarter('عوقد'), await inQuarter('الحافة')]
  const runs = await Promise.all(all.map((id) => give(hamad.id, [id])))
  expect(new Set(runs.map(({ runId }) => runId)).size).toBe(1)
  const positions = await office.db.selectFrom('parcelStops').select('position').orderBy('position').execute()
  expect(positions.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('the cash a courier will have is what they hold and what is still to take', async () => {
  const hamad = await aCourier()
  const [given, left] = [await inQuarter('السعادة', { cod: '12.500' }), await inQuarter('عوقد', { cod: '7.250' })]
  const runId = await planned(hamad.id, [given, left])
  for (const id of [given, left]) await loadOnRun(clerk(), { runId, parcel: (await row(id)).number })
  await sendRun(clerk(), { runId })
  const stop = await office.db.selectFrom('parcelStops').select('id').where('parcelId', '=', given).executeTakeFirstOrThrow()
  const proof = { receivedBy: 'مريم', code: await codeFor(given), signature: [], paid: '12.500' }
  await deliverAtDoor(hamad.ctx, { stopId: stop.id, ...proof })
  const { runs } = await board()
  expect(runs).toMatchObject([{ custody: 12_500n, cash: 19_750n, delivered: 1, scanned: 2, stops: 2, state: 'out' }])
  expect(runs[0]?.doors).toMatchObject([{ due: 0n }, { name: 'عوقد', due: 7_250n }])
})

test('the rest goes to whoever goes there already, and what is beyond the limit stays', async () => {
  const [hamad, badr] = [await aCourier(), await aCourier()]
  await give(hamad.id, [await inQuarter('السعادة')])
  await give(badr.id, [await inQuarter('عوقد')])
  const rest = [await inQuarter('السعادة'), await inQuarter('عوقد'), await inQuarter('عوقد', { cod: '400' })]
  expect(await shareOut(clerk(), { branchId: salalah, day })).toMatchObject({ given: 1, left: 2 })
  await give(badr.id, [rest[1] ?? ''])
  expect(await shareOut(clerk(), { branchId: salalah, day })).toMatchObject({ given: 0, left: 1 })
  const { runs, doors } = await board()
  expect(runs.map(({ stops, doors: own }) => [stops, own.map(({ name }) => name)])).toEqual([
    [2, ['السعادة']],
    [2, ['عوقد']],
  ])
  expect(doors.flatMap(({ parcels }) => parcels.map(({ id }) => id))).toEqual([rest[2]])
})

test('without a run that is loaded nothing is shared out, and nobody does it for another branch', async () => {
  await inQuarter('السعادة')
  await expect(shareOut(clerk(), { branchId: salalah, day })).rejects.toMatchObject({ code: 'parcels.no-runs' })
  await expect(shareOut(far(), { branchId: salalah, day })).rejects.toMatchObject({ status: 404 })
  await expect(shareOut(clerk(), { branchId: salalah, day: '2026-01-14' })).rejects.toMatchObject({ issues: [{ path: ['day'] }] })
})

test('doors nobody goes to go to who knows them, then to the same zone, then to whoever has least', () => {
  const load = (id: string, more: Partial<Load> = {}): Load => ({
    ...{ id, courierId: id, stops: 0, cash: 0n, doors: [], knows: new Map<string, number>() },
    ...more,
  })
  const group = (name: string, zoneId: string, due = 0n) => ({ name, due, grams: 0, parcels: [{ id: name, zoneId }] })
  const loads = [
    load('hamad', { stops: 9, knows: new Map([['الحافة', 12]]) }),
    load('badr', { stops: 4, doors: [group('طاقة', 'dhofar')] }),
    load('muslim', { stops: 1 }),
  ]
  const doors = [group('الحافة', 'salalah'), group('مرباط', 'dhofar'), group('ثمريت', 'far'), group('سدح', 'dhofar', 301n)]
  const { given, left } = sharedOut(doors, loads, 300n)
  expect([...given].map(([id, groups]) => [id, groups.map(({ name }) => name)])).toEqual([
    ['hamad', ['الحافة']],
    ['badr', ['مرباط']],
    ['muslim', ['ثمريت']],
  ])
  expect(left.map(({ name }) => name)).toEqual(['سدح'])
})

test('what is put off waits for its day, its recipient is told, and none of their changes is spent', async () => {
  const [one, other] = [await inQuarter('السعادة'), await inQuarter('السعادة')]
  const putOff = (parcels: string[], until: string) => putOffParcels(clerk(), { branchId: salalah, day, until, parcels })
  await putOff([[one, other].join(), one], '2026-01-18')
  expect((await board()).later.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted())
  expect((await board({ day: '2026-01-18' })).doors[0]?.parcels).toHaveLength(2)
  expect(await row(one)).toMatchObject({ deliverOn: '2026-01-18', deliverFrom: null, rescheduled: 0 })
  const told = await office.db.selectFrom('facts').select('data').where('name', '=', 'parcels.rescheduled').execute()
  expect(told).toHaveLength(2)
  expect(told[0]?.data).toMatchObject({ note: 'الأحد 18 يناير' })
  await putOff([one], '2026-01-18')
  expect(await office.db.selectFrom('facts').select('data').where('name', '=', 'parcels.rescheduled').execute()).toHaveLength(2)
})

test('nothing is put off to a day that is over or far, and of several none where one is given already', async () => {
  const [one, other] = [await inQuarter('السعادة'), await inQuarter('السعادة')]
  const putOff = (until: string) => putOffParcels(clerk(), { branchId: salalah, day, until, parcels: [one, other] })
  await expect(putOff(day)).rejects.toThrow('اختر يومًا بعد اليوم.')
  await expect(putOff('2026-02-20')).rejects.toThrow('أسبوعين')
  await give((await aCourier()).id, [other])
  await expect(putOff('2026-01-18')).rejects.toThrow('في جولة أخرى')
  expect(await row(one)).toMatchObject({ deliverOn: null })
})
