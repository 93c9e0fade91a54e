import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { hashOfPng as hash, minutes, phonesOf } from '#testing/courier-phone.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { folded } from '../journey/parcel.ts'
import { holdParcel } from '../journey/use-cases/hold-parcel.ts'
import { ownRun } from '../runs/queries.ts'
import { takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { keepPhoneProof } from './use-cases/keep-phone-proof.ts'
import { takePhoneEvents } from './use-cases/take-phone-events.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, near, newId, aCourier, toTheDoor, takenIn, out, planned, row, codeFor } = parcels
const { now, event, send, atADoor, given, inCustody, tasks, eventsOf, holdersNow } = phonesOf(office, parcels)
beforeEach(setUp)

test('a wrong code with a signature is taken, told, and asked about; without one it is refused and counted', async () => {
  const { hamad, id, stopId } = await atADoor()
  const wrong = `${(Number(await codeFor(id)) + 1) % 10_000}`.padStart(4, '0')
  const without = await send(hamad.ctx, [await given(id, stopId, { code: wrong })])
  expect(without.answers[0]).toMatchObject({ result: 'refused', fields: { code: [expect.stringContaining('لا يطابق')] } })
  expect((await row(id)).codeTries).toBe(1)
  const signed = await send(hamad.ctx, [await given(id, stopId, { code: wrong, proofs: [hash] })])
  expect(signed.answers[0]).toMatchObject({ result: 'flagged', sentence: 'الرمز لم يطابق.' })
  expect((await tasks()).map(({ rule }) => rule)).toEqual(['parcels.unproved'])
  const proof = office.db.selectFrom('parcelProofs').select(['by', 'reason', 'fileId'])
  expect(await proof.executeTakeFirstOrThrow()).toEqual({ by: 'signature', reason: 'الرمز لم يطابق.', fileId: null })
  await keepPhoneProof(hamad.ctx, { sha256: hash, file: png })
  await keepPhoneProof(hamad.ctx, { sha256: hash, file: png })
  expect((await proof.executeTakeFirstOrThrow()).fileId).not.toBeNull()
})

test('a signature is taken from its own courier alone, whole, and once announced', async () => {
  const { hamad, id, stopId } = await atADoor()
  await send(hamad.ctx, [await given(id, stopId, { code: '', proofs: [hash] })])
  const keeps = (ctx: Ctx, sha256: string) => keepPhoneProof(ctx, { sha256, file: png })
  await expect(keeps((await aCourier()).ctx, hash)).rejects.toMatchObject({ code: 'parcels.no-such-proof' })
  await expect(
    keeps(
      hamad.ctx,
      hash.replace(/^./, (one) => (one === '0' ? '1' : '0')),
    ),
  ).rejects.toMatchObject({
    code: 'parcels.proof-differs',
  })
})

test('the fact wins over what was planned meanwhile: held is delivered, and failed is held again', async () => {
  const hamad = await aCourier()
  const [one, other] = [await toTheDoor(), await toTheDoor()]
  const { stopOf } = await out(hamad.id, [one, other])
  for (const parcelId of [one, other]) await holdParcel(near(), { parcelId, reason: 'سؤال المرسل' })
  const { answers } = await send(hamad.ctx, [
    await given(one, stopOf(one), { paid: '' }),
    event({ kind: 'failed', stopId: stopOf(other), reason: 'absent' }),
  ])
  expect(answers.map(({ result, sentence }) => [result, sentence])).toEqual([
    ['flagged', 'سُجّل، وكان موقوفًا.'],
    ['flagged', 'سُجّل، وكان موقوفًا.'],
  ])
  expect(await row(one)).toMatchObject({ state: 'handed-over', heldReason: null })
  expect(await row(other)).toMatchObject({ state: 'on-hold', heldReason: 'سؤال المرسل' })
})

test('what contradicts the scan of another hand stands still until the supervisor decides, and both are kept', async () => {
  const { hamad, id, runId, stopId } = await atADoor()
  await takeBackFromRun(clerk(), { runId, parcel: (await row(id)).number })
  const { answers } = await send(hamad.ctx, [await given(id, stopId)])
  expect(answers[0]).toMatchObject({ result: 'conflict', sentence: 'المشرف يراجعه.' })
  expect(await row(id)).toMatchObject({ state: 'on-hold' })
  expect(await tasks()).toEqual([{ rule: 'parcels.phone-conflict', details: 'إنه سلّمه إلى مريم الكثيري، وقبض 10.000 ر.ع.' }])
  expect(await inCustody(hamad.id)).toBe(0n)
})

test('an attempt that is told after the parcel came back stands in its place', async () => {
  const { hamad, id, runId, stopId } = await atADoor()
  office.later(minutes(90))
  await takeBackFromRun(clerk(), { runId, parcel: (await row(id)).number })
  office.later(minutes(5))
  const { answers } = await send(hamad.ctx, [event({ kind: 'failed', stopId, reason: 'absent', ago: minutes(60) })])
  expect(answers[0]).toMatchObject({ result: 'flagged', sentence: 'سُجّل، وقد عاد الطرد إلى الفرع قبله.' })
  const events = await eventsOf(id)
  expect(events.map(({ step }) => step)).toEqual(['registered', 'accepted', 'dispatched', 'attempt-failed', 'came-back'])
  expect([(await row(id)).state, folded(events)]).toEqual(['at-branch', 'at-branch'])
})

test('a scanned parcel that was not planned moves into the courier’s hands, and the supervisor is told', async () => {
  const { hamad } = await atADoor()
  const musallam = await aCourier()
  const unplanned = await toTheDoor()
  await planned(musallam.id, [unplanned])
  const { answers } = await send(hamad.ctx, [event({ kind: 'loaded', parcel: (await row(unplanned)).number })])
  expect(answers[0]).toMatchObject({ result: 'flagged', sentence: 'لم يكن في خطك، وصار في عهدتك.' })
  expect((await tasks()).map(({ rule }) => rule)).toEqual(['parcels.loaded-unplanned'])
  expect((await ownRun(hamad.ctx))[0]?.stops.map(({ state }) => state)).toEqual(['loaded', 'loaded'])
  expect((await ownRun(musallam.ctx))[0]?.stops).toEqual([])
  expect(await holdersNow([unplanned])).toEqual(['courier'])
})

test('a parcel at the counter is nobody’s to load, and one of an unknown number is not told apart from it', async () => {
  const { hamad } = await atADoor()
  const handed = await takenIn({ service: 'branch' })
  await holdParcel(near(), { parcelId: handed, reason: 'سؤال' })
  const { answers } = await send(hamad.ctx, [
    event({ kind: 'loaded', parcel: (await row(handed)).number }),
    event({ kind: 'loaded', parcel: 'TSL261104187362' }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['refused', 'refused'])
  expect(await holdersNow([handed])).toEqual(['floor'])
})

test('an event that lacks what its kind says is refused under its field, and nothing of it is kept', async () => {
  const { hamad, stopId } = await atADoor()
  const said = { id: newId(), device: newId(), seq: 1, deviceAt: now(), clockOff: 0, proofs: [] }
  const without = takePhoneEvents(hamad.ctx, { events: [{ ...said, kind: 'failed', stopId, reason: '' as never }] })
  await expect(without).rejects.toMatchObject({ issues: [{ path: ['events', 0, 'reason'], message: 'اختر لماذا لم يُسلَّم.' }] })
  expect(await office.db.selectFrom('parcelPhoneEvents').select('id').execute()).toEqual([])
})

test('27: one of two pieces is not handed over, and the phone is told which one is missing', async () => {
  const { hamad, id, stopId } = await atADoor({ weight2: '0.7' })
  const { number } = await row(id)
  const given2 = async (pieces?: string) =>
    (await send(hamad.ctx, [await given(id, stopId, { paid: '', ...(pieces && { pieces }) })])).answers[0]
  expect(await given2(`${number}-1`)).toMatchObject({
    result: 'refused',
    fields: { pieces: ['لم تُمسح القطعة 2 من 2. لا يُسلَّم الطرد إلا كله.'] },
  })
  // The number of the parcel names no piece, and the label of another parcel is none of its own.
  expect(await given2(`${number} ${number}-1 ${(await row(await toTheDoor({ weight2: '1' }))).number}-2`)).toMatchObject({
    fields: { pieces: [expect.stringContaining('القطعة 2')] },
  })
  expect((await row(id)).state).toBe('out-for-delivery')
  expect(await given2(`${number}-2 ${number}-1`)).toMatchObject({ result: 'accepted' })
  expect(await holdersNow([id])).toEqual(['recipient', 'recipient'])
})

test('whoever cannot sign is photographed, and the picture is kept as what it is', async () => {
  const { hamad, id, stopId } = await atADoor()
  const { answers } = await send(hamad.ctx, [
    await given(id, stopId, { code: '', whyNoCode: 'يده مكسورة', shownBy: 'photo', proofs: [hash], pin: '17.0194,54.0897,12' }),
  ])
  expect(answers[0]?.result).toBe('accepted')
  await keepPhoneProof(hamad.ctx, { sha256: hash, file: png })
  const proof = await office.db.selectFrom('parcelProofs').select(['by', 'reason', 'fileId']).executeTakeFirstOrThrow()
  expect(proof).toEqual({ by: 'photo', reason: 'يده مكسورة', fileId: expect.any(String) })
  expect((await tasks()).map(({ rule }) => rule)).toEqual(['parcels.unproved'])
  const stop = office.db.selectFrom('parcelStops').select(['pinLatitude', 'pinLongitude', 'pinAccuracy'])
  expect(await stop.executeTakeFirstOrThrow()).toEqual({ pinLatitude: 17.0194, pinLongitude: 54.0897, pinAccuracy: 12 })
})

test('29: who does not answer was called twice and from the door, which a pin or a picture shows', async () => {
  const hamad = await aCourier()
  const [one, other] = [await toTheDoor(), await toTheDoor()]
  const { stopOf } = await out(hamad.id, [one, other])
  const noAnswer = (id: string, more = {}) => event({ kind: 'failed', stopId: stopOf(id), reason: 'no-answer', ...more })
  const called = (id: string) => event({ kind: 'called', stopId: stopOf(id) })
  const said = async (...events: unknown[]) => (await send(hamad.ctx, events)).answers.at(-1)
  expect(await said(called(one), noAnswer(one, { pin: '17.0194,54.0897,12' }))).toMatchObject({
    fields: { reason: [expect.stringContaining('اتصل به')] },
  })
  expect(await said(called(one), noAnswer(one))).toMatchObject({ fields: { photo: ['لم يُعرف موقعك بدقة تكفي. صوّر الباب.'] } })
  expect(await said(noAnswer(one, { pin: 'nowhere' }))).toMatchObject({ result: 'refused' })
  expect(await said(noAnswer(one, { pin: '17.0194,54.0897,150' }))).toMatchObject({ result: 'accepted' })
  expect(await said(called(other), called(other), noAnswer(other, { proofs: [hash] }))).toMatchObject({ result: 'accepted' })
  await keepPhoneProof(hamad.ctx, { sha256: hash, file: png })
  const photos = await office.db.selectFrom('parcelPhotos').select(['parcelId', 'ofStep', 'takenBy']).execute()
  expect(photos).toEqual([{ parcelId: other, ofStep: 'attempt-failed', takenBy: hamad.id }])
})

test('whoever does not pay keeps nothing: the parcel stays with the courier, and the reason is told', async () => {
  const { hamad, id, stopId } = await atADoor()
  const { answers } = await send(hamad.ctx, [
    await given(id, stopId, { way: 'unpaid' }),
    event({ kind: 'failed', stopId, reason: 'refused-to-pay' }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['refused', 'waits'])
  const told = await send(hamad.ctx, [event({ kind: 'failed', stopId, reason: 'refused-to-pay' })])
  expect(told.answers[0]?.result).toBe('accepted')
  expect([(await row(id)).state, await inCustody(hamad.id)]).toEqual(['attempt-failed', 0n])
  expect(await holdersNow([id])).toEqual(['courier'])
})
