import { beforeEach, expect, test } from 'vitest'
import { phonesOf } from '#testing/courier-phone.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { linkToken } from '../journey/registering.ts'
import { forgetRecipients } from '../keeping/forgetting.ts'
import { pinOwnPlace } from '../redelivery/use-cases/by-recipient.ts'
import { ownRun, ownStop } from '../runs/queries.ts'
import { moveStop } from '../runs/use-cases/move-stop.ts'
import { courierDay } from './queries.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, aCourier, toTheDoor, out, planned, newId } = parcels
const { event, send, given } = phonesOf(office, parcels)
beforeEach(setUp)

const known = () => office.db.selectFrom('parcelKnownPlaces').selectAll().execute()
const day = Date.UTC(2026, 0, 15)

test('where it was given by its code the next one goes, to the same phone and quarter alone', async () => {
  const hamad = await aCourier()
  const typed = { quarter: 'الدهاريز' }
  const ids = [await toTheDoor(typed), await toTheDoor(typed), await toTheDoor({ ...typed, recipientPhone: '93000009' })]
  const { stopOf } = await out(hamad.id, ids)
  const [exact, inexact, signed] = ids as [string, string, string]
  const { answers } = await send(hamad.ctx, [
    await given(exact, stopOf(exact), { paid: '', pin: '17.019400,54.089700,30' }),
    await given(inexact, stopOf(inexact), { paid: '', pin: '17.5,54.5,31' }),
    await given(signed, stopOf(signed), { paid: '', code: '', pin: '17.5,54.5,5', proofs: ['a'.repeat(64)] }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'accepted'])
  const rows = await known()
  expect(rows).toMatchObject([{ place: 'صلالة', quarter: 'الدهاريز', latitude: 17.0194, longitude: 54.0897, accuracy: 30 }])
  expect(JSON.stringify(rows)).not.toContain('93000002')

  await planned(hamad.id, [await toTheDoor(typed), await toTheDoor({ quarter: 'عوقد' })])
  const stops = (await courierDay(hamad.ctx, null)).runs.find(({ state }) => state === 'planned')?.stops ?? []
  expect(stops.map(({ quarter, pin }) => [quarter, pin])).toEqual([
    ['الدهاريز', { latitude: 17.0194, longitude: 54.0897 }],
    ['عوقد', null],
  ])
  const house = { ...hamad.ctx, tx: office.db } as never
  await forgetRecipients(house, new Date(day - 1))
  expect(await known()).toHaveLength(1)
  await forgetRecipients(house, new Date(day + 2 * 86_400_000))
  expect(await known()).toEqual([])
})

test('what its recipient pinned goes before where an earlier one was given, on the phone and in the order of the stops', async () => {
  const hamad = await aCourier()
  const typed = { quarter: 'الدهاريز' }
  const first = await toTheDoor(typed)
  const { stopOf } = await out(hamad.id, [first])
  await send(hamad.ctx, [await given(first, stopOf(first), { paid: '', pin: '17.019400,54.089700,8' })])
  const [known, pinned] = [await toTheDoor(typed), await toTheDoor(typed)]
  await pinOwnPlace(office.visitor(), { parcelToken: await linkToken(office.db, pinned), place: '17.05,54.12' })
  await planned(hamad.id, [known, pinned])
  const run = (await courierDay(hamad.ctx, null)).runs.find(({ state }) => state === 'planned')
  expect(new Map(run?.stops.map(({ parcelId, pin }) => [parcelId, pin]))).toEqual(
    new Map([
      [known, { latitude: 17.0194, longitude: 54.0897 }],
      [pinned, { latitude: 17.05, longitude: 54.12, isPinned: true }],
    ]),
  )
  expect((await ownStop(hamad.ctx, run?.stops.find(({ parcelId }) => parcelId === pinned)?.id))?.stop).toMatchObject({
    ...{ pin: { latitude: 17.05, isPinned: true }, pinLatitude: null },
  })
})

test('29: from a door that is known nobody is said not to answer who stands elsewhere', async () => {
  const hamad = await aCourier()
  const [first, next] = [await toTheDoor(), await toTheDoor()]
  const { stopOf } = await out(hamad.id, [first, next])
  const stopId = stopOf(next)
  const called = () => event({ kind: 'called', stopId })
  await send(hamad.ctx, [await given(first, stopOf(first), { paid: '', pin: '17.019400,54.089700,8' }), called(), called()])
  const noAnswer = async (pin: string) =>
    (await send(hamad.ctx, [event({ kind: 'failed', stopId, reason: 'no-answer', pin })])).answers[0]
  expect(await noAnswer('17.021000,54.089700,10')).toMatchObject({
    fields: { photo: ['أنت بعيد عن موقعه المعروف. صوّر الباب.'] },
  })
  expect(await noAnswer('17.020000,54.089700,10')).toMatchObject({ result: 'accepted' })
})

test('a run is planned in the order its doors are gone to, and its courier puts it otherwise', async () => {
  const hamad = await aCourier()
  const quarters = ['عوقد', 'البليد', 'القوف']
  const ids: string[] = []
  for (const quarter of quarters) ids.push(await toTheDoor({ quarter }))
  await planned(hamad.id, ids)
  const stopsNow = async () => (await ownRun(hamad.ctx))[0]?.stops ?? []
  const order = async () => (await stopsNow()).map(({ quarter }) => quarter)
  expect(await order()).toEqual(['البليد', 'القوف', 'عوقد'])
  const [one, two, three] = (await stopsNow()).map(({ id }) => id)
  const move = event({ kind: 'moved', stopId: three, before: one })
  for (let time = 0; time < 2; time += 1) expect((await send(hamad.ctx, [move])).answers[0]).toMatchObject({ result: 'accepted' })
  expect(await order()).toEqual(['عوقد', 'البليد', 'القوف'])
  await moveStop(hamad.ctx, { stopId: three ?? '', after: two })
  expect(await order()).toEqual(['البليد', 'القوف', 'عوقد'])
  expect((await stopsNow()).map(({ position }) => position)).toEqual([1, 2, 3])
  await expect(moveStop(hamad.ctx, { stopId: three ?? '' })).rejects.toMatchObject({ issues: [{ message: 'اختر أين تُوضع.' }] })
  await expect(moveStop(hamad.ctx, { stopId: three ?? '', before: newId() })).rejects.toMatchObject({
    code: 'parcels.no-such-stop',
  })
  const stranger = await aCourier()
  await expect(moveStop(stranger.ctx, { stopId: three ?? '', before: one })).rejects.toMatchObject({ status: 404 })
  expect((await send(stranger.ctx, [event({ kind: 'moved', stopId: three, before: one })])).answers[0]).toMatchObject({
    result: 'refused',
    code: 'parcels.not-in-custody',
  })
})
