import { beforeEach, expect, test } from 'vitest'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { linkToken } from '../journey/registering.ts'
import { holdParcel } from '../journey/use-cases/hold-parcel.ts'
import { ownParcel } from '../tracking/tracked.ts'
import { dispatchBoard } from './dispatch.ts'
import { ownRun, ownStop, runShown } from './queries.ts'
import { deliverAtDoor, failStop, noteCall } from './use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from './use-cases/end-run.ts'
import { loadOnRun, sendRun } from './use-cases/load-run.ts'
import { dropStop, planRun } from './use-cases/plan-run.ts'

const office = testOffice()
const { setUp, clerk, near, far, form, newId, aCourier, toTheDoor, planned, out, row, codeFor, stepsOf, takenIn } =
  parcelsOf(office)
beforeEach(setUp)

const numberOf = async (id: string) => (await row(id)).number
const board = async (ctx = near()) => dispatchBoard(ctx, { query: new URLSearchParams({ branch: salalah }) })

test('a parcel to the door waits on the board, is planned, scanned into the courier’s hands and given by its code', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor()
  await takenIn()
  const before = await board()
  expect(before.doors).toMatchObject([{ name: 'بلا منطقة', parcels: [{ id }] }])
  expect(before.couriers).toContainEqual([hamad.id, 'حمد العمري'])
  const { runId, stopOf } = await out(hamad.id, [id])
  expect((await board()).doors).toEqual([])
  expect(await row(id)).toMatchObject({ state: 'out-for-delivery' })
  const { holder, holderId } = await office.db
    .selectFrom('parcelCustody')
    .select(['holder', 'holderId'])
    .where('until', 'is', null)
    .where('holder', '=', 'courier')
    .executeTakeFirstOrThrow()
  expect([holder, holderId]).toEqual(['courier', hamad.id])
  await deliverAtDoor(hamad.ctx, { stopId: stopOf(id), receivedBy: 'مريم', code: await codeFor(id), signature: [] })
  await closeRun(near(), { runId })
  expect((await stepsOf(id)).map(({ step }) => step)).toEqual(['registered', 'accepted', 'dispatched', 'handed-over'])
})

test('17: what was not scanned stops the run, and may be left behind', async () => {
  const hamad = await aCourier()
  const [one, other] = [await toTheDoor(), await toTheDoor({ weight2: '1' })]
  const runId = await planned(hamad.id, [one, other])
  await loadOnRun(hamad.ctx, { runId, parcel: await numberOf(one) })
  await loadOnRun(hamad.ctx, { runId, parcel: `${(await numberOf(other)).slice(3)}-1` })
  await expect(sendRun(hamad.ctx, { runId })).rejects.toMatchObject({ code: 'parcels.unscanned' })
  await loadOnRun(hamad.ctx, { runId, parcel: `${(await numberOf(other)).slice(3)}-2` })
  await sendRun(hamad.ctx, { runId })
  await sendRun(hamad.ctx, { runId })
  const left = await planned((await aCourier()).id, [await toTheDoor()])
  const { id: stopId } = await office.db
    .selectFrom('parcelStops')
    .select('id')
    .where('runId', '=', left)
    .executeTakeFirstOrThrow()
  await dropStop(near(), { stopId })
  await expect(sendRun(near(), { runId: left })).rejects.toMatchObject({ code: 'parcels.run-empty' })
})

test('of two who plan the same parcel at once one has it, and what is held is not planned', async () => {
  const hamad = await aCourier()
  const couriers = [hamad.id, (await aCourier()).id, (await aCourier()).id]
  const id = await toTheDoor()
  const asked = (courierId: string) =>
    planRun(clerk(), { id: newId(), branchId: salalah, courierId, day: '2026-01-15', parcels: [id] }).then(
      () => 'planned',
      () => 'refused',
    )
  expect((await Promise.all(couriers.map(asked))).toSorted()).toEqual(['planned', 'refused', 'refused'])
  const held = await toTheDoor()
  await holdParcel(near(), { parcelId: held, reason: 'سؤال' })
  const refused = planRun(clerk(), { id: newId(), branchId: salalah, courierId: hamad.id, day: '2026-01-15', parcels: [held] })
  await expect(refused).rejects.toMatchObject({ issues: [{ path: ['parcels'] }] })
})

test('29: nobody is said not to answer who was not called twice from their door; what fails comes back by the clerk’s scan', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor()
  const { runId, stopOf } = await out(hamad.id, [id])
  const stopId = stopOf(id)
  await expect(failStop(hamad.ctx, { stopId, reason: 'no-answer' })).rejects.toMatchObject({ issues: [{ path: ['reason'] }] })
  await noteCall(hamad.ctx, { stopId })
  await noteCall(hamad.ctx, { stopId })
  const fails = (typed: object) => failStop(hamad.ctx, { stopId, reason: 'no-answer', note: 'الباب مغلق', ...typed })
  await expect(fails({})).rejects.toMatchObject({ issues: [{ path: ['photo'], message: 'لم يُعرف موقعك بدقة تكفي. صوّر الباب.' }] })
  await expect(fails({ pin: '17.0194,54.0897,151' })).rejects.toMatchObject({ issues: [{ path: ['photo'] }] })
  await fails({ photo: [png] })
  expect(await office.db.selectFrom('parcelPhotos').select(['parcelId', 'ofStep']).execute()).toEqual([
    { parcelId: id, ofStep: 'attempt-failed' },
  ])
  expect(await row(id)).toMatchObject({ state: 'attempt-failed' })
  await expect(closeRun(near(), { runId })).rejects.toMatchObject({ code: 'parcels.run-open' })
  await expect(takeBackFromRun(hamad.ctx, { runId, parcel: await numberOf(id) })).rejects.toMatchObject({ status: 403 })
  await takeBackFromRun(near(), { runId, parcel: await numberOf(id) })
  expect(await row(id)).toMatchObject({ state: 'at-branch' })
  await closeRun(near(), { runId })
  expect((await board()).doors).toMatchObject([{ parcels: [{ id }] }])
})

test('after three times it is somebody’s to decide', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor()
  for (let time = 0; time < 3; time++) {
    const { runId, stopOf } = await out(hamad.id, [id])
    await failStop(hamad.ctx, { stopId: stopOf(id), reason: 'absent' })
    await takeBackFromRun(near(), { runId, parcel: await numberOf(id) })
    await closeRun(near(), { runId })
    office.later(86_400_000)
  }
  const tasks = await office.db.selectFrom('tasks').select('rule').where('subjectId', '=', id).execute()
  expect(tasks).toEqual([{ rule: 'parcels.attempts-spent' }])
})

test('a courier sees the stops of the own open run, and none of another', async () => {
  const [hamad, badr] = [await aCourier(), await aCourier()]
  const id = await toTheDoor()
  const { runId, stopOf } = await out(hamad.id, [id])
  expect(await ownRun(hamad.ctx)).toMatchObject([{ id: runId, stops: [{ recipientPhone: '+96893000002' }] }])
  expect(await ownRun(badr.ctx)).toEqual([])
  expect(await ownStop(badr.ctx, stopOf(id))).toBeNull()
  const theirs = { stopId: stopOf(id), receivedBy: 'مريم', code: await codeFor(id), signature: [] }
  await expect(deliverAtDoor(badr.ctx, theirs)).rejects.toMatchObject({ status: 404 })
  await expect(deliverAtDoor(far(), theirs)).rejects.toMatchObject({ status: 404 })
  await deliverAtDoor(hamad.ctx, theirs)
  expect((await runShown(hamad.ctx, runId))?.stops).toMatchObject([{ recipientPhone: '+96893000002' }])
  await closeRun(near(), { runId })
  expect(await ownStop(hamad.ctx, stopOf(id))).toBeNull()
  expect((await runShown(hamad.ctx, runId))?.stops).toMatchObject([{ recipientPhone: '', landmark: null }])
})

test('at the door too five wrong codes lock it, and a signature opens it with its reason', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor()
  const { stopOf } = await out(hamad.id, [id])
  const asked = { stopId: stopOf(id), receivedBy: 'سعيد', signature: [] }
  const wrong = (await codeFor(id)) === '0000' ? '1111' : '0000'
  for (let time = 0; time < 5; time++)
    await expect(deliverAtDoor(hamad.ctx, { ...asked, code: wrong })).rejects.toMatchObject({ issues: [{ path: ['code'] }] })
  await expect(deliverAtDoor(hamad.ctx, { ...asked, code: await codeFor(id) })).rejects.toMatchObject({
    code: 'parcels.code-locked',
  })
  await deliverAtDoor(hamad.ctx, { ...asked, cardEnd: '4821', whyNoCode: 'هاتفها مغلق', signature: [png] })
  expect(await row(id)).toMatchObject({ state: 'handed-over' })
})

test('the recipient is told with the code when it leaves, and asks for another by the link', async () => {
  const hamad = await aCourier()
  const id = await toTheDoor()
  await out(hamad.id, [id])
  await office.announce()
  const code = await codeFor(id)
  const told = (await office.messages()).filter(({ text }) => text.includes('يصل اليوم'))
  expect(told).toMatchObject([{ recipient: '+96893000002', text: expect.stringContaining(code) }])
  expect(await ownParcel(office.visitor(), await linkToken(office.db, id))).toMatchObject({
    waits: true,
    due: { total: 0n, cod: 0n },
  })
})

test('to the door a landmark is asked for', async () => {
  const { takeInParcel } = await import('../intake/use-cases/take-in-parcel.ts')
  const refused = (typed: Parameters<typeof form>[0]) => takeInParcel(clerk(), form({ service: 'door', ...typed }))
  await expect(refused({ landmark: '' })).rejects.toMatchObject({ issues: [{ path: ['landmark'] }] })
})
