import { beforeEach, expect, test } from 'vitest'
import { hashOfPng as hash, phonesOf } from '#testing/courier-phone.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { folded } from '../journey/parcel.ts'
import { keepPhoneProof } from '../phone/use-cases/keep-phone-proof.ts'
import { takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { exceptionOf } from './queries.ts'
import { confirmToldDelivery } from './use-cases/confirm-told-delivery.ts'
import { settleException } from './use-cases/settle-exception.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, near, row, out, aCourier } = parcels
const { send, atADoor, given, inCustody, eventsOf, holdersNow } = phonesOf(office, parcels)
beforeEach(setUp)

test('a courier who was right after all is believed once: the scan is corrected, and the cash is in his custody', async () => {
  const { hamad, id, runId, stopId } = await atADoor()
  await takeBackFromRun(clerk(), { runId, parcel: (await row(id)).number })
  const told = await given(id, stopId, { proofs: [hash] })
  await send(hamad.ctx, [told])
  await keepPhoneProof(hamad.ctx, { sha256: hash, file: png })
  const confirm = { parcelId: id, eventId: told.id, way: 'cash' as const, note: 'اتصلت بها، والطرد معها' }
  await expect(confirmToldDelivery(hamad.ctx, confirm)).rejects.toMatchObject({ status: 403 })
  await expect(confirmToldDelivery(near(), { ...confirm, paid: '9' })).rejects.toThrow('ولا يُسلَّم الطرد بغيره')
  expect(await row(id)).toMatchObject({ state: 'on-hold' })
  await Promise.all([1, 2].map(() => confirmToldDelivery(near(), { ...confirm, paid: '10' })))
  expect(await row(id)).toMatchObject({ state: 'handed-over', heldReason: null })
  expect(await inCustody(hamad.id)).toBe(10_000n)
  expect(await holdersNow([id])).toEqual(['recipient'])
  const happened = await eventsOf(id)
  expect(folded(happened)).toBe('handed-over')
  expect(happened.map(({ step }) => step).slice(-5)).toEqual(['came-back', 'held', 'released', 'dispatched', 'handed-over'])
  expect(await exceptionOf(near(), id)).toBeNull()
  const proof = await office.db.selectFrom('parcelProofs').selectAll().executeTakeFirstOrThrow()
  expect(proof).toMatchObject({ receivedBy: 'مريم الكثيري', eventId: told.id, fileId: expect.any(String) })
  expect(await office.db.selectFrom('tasks').select('status').where('rule', '=', 'parcels.phone-conflict').execute()).toEqual([
    { status: 'done' },
  ])
})

test('a conflict in which the scan was right is settled with its task, and the parcel is free to be released', async () => {
  const { hamad, id, runId, stopId } = await atADoor()
  await takeBackFromRun(clerk(), { runId, parcel: (await row(id)).number })
  const told = await given(id, stopId)
  await send(hamad.ctx, [told])
  await settleException(near(), { parcelId: id, kind: 'conflict', note: 'أخطأ في الطرد' })
  await expect(
    confirmToldDelivery(near(), { parcelId: id, eventId: told.id, paid: '10', note: 'بل سلّمه' }),
  ).rejects.toMatchObject({ code: 'parcels.nothing-to-settle' })
  expect(await inCustody(hamad.id)).toBe(0n)
  expect(await office.db.selectFrom('tasks').select('status').where('rule', '=', 'parcels.phone-conflict').execute()).toEqual([
    { status: 'done' },
  ])
})

test('one that went out with another courier meanwhile is taken off his run, and the scan that gave it to him is corrected', async () => {
  const { hamad, id, runId, stopId } = await atADoor()
  await takeBackFromRun(clerk(), { runId, parcel: (await row(id)).number })
  const musallam = await aCourier()
  await out(musallam.id, [id])
  const told = await given(id, stopId)
  expect((await send(hamad.ctx, [told])).answers[0]).toMatchObject({ result: 'conflict' })
  await confirmToldDelivery(near(), { parcelId: id, eventId: told.id, paid: '10', note: 'اتصلت بها، والطرد معها' })
  expect([(await row(id)).state, folded(await eventsOf(id))]).toEqual(['handed-over', 'handed-over'])
  expect([await inCustody(hamad.id), await inCustody(musallam.id)]).toEqual([10_000n, 0n])
  expect((await eventsOf(id)).map(({ step }) => step).slice(-4)).toEqual(['released', 'corrected', 'dispatched', 'handed-over'])
  const stops = await office.db
    .selectFrom('parcelStops')
    .innerJoin('parcelRuns', 'parcelRuns.id', 'runId')
    .select(['parcelStops.state', 'courierId'])
    .execute()
  expect(new Map(stops.map(({ courierId, state }) => [courierId, state]))).toEqual(
    new Map([
      [hamad.id, 'delivered'],
      [musallam.id, 'back'],
    ]),
  )
})
