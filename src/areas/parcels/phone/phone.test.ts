import { beforeEach, expect, test } from 'vitest'
import { hashOfPng as hash, minutes, phonesOf } from '#testing/courier-phone.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { folded } from '../journey/parcel.ts'
import { ownRun } from '../runs/queries.ts'
import { takeBatch } from './take-batch.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, newId, aCourier, toTheDoor, out, planned, row, codeFor } = parcels
const { now, event, batch, send, atADoor, given, inCustody, eventsOf, holdersNow } = phonesOf(office, parcels)
beforeEach(setUp)

test('20: a batch that is sent a hundred times is taken once, and answered the same', async () => {
  const { hamad, id, stopId } = await atADoor()
  const sent = batch([event({ kind: 'called', stopId }), await given(id, stopId)])
  const { answers: first } = await takeBatch(hamad.ctx, sent)
  expect(first.map(({ result }) => result)).toEqual(['accepted', 'accepted'])
  for (let time = 0; time < 33; time += 1) {
    const three = await Promise.all([1, 2, 3].map(() => takeBatch(hamad.ctx, sent)))
    for (const { answers } of three) expect(answers).toEqual(first)
  }
  expect((await row(id)).state).toBe('handed-over')
  expect(await inCustody(hamad.id)).toBe(10_000n)
  expect((await eventsOf(id)).map(({ step }) => step)).toEqual(['registered', 'accepted', 'dispatched', 'handed-over'])
  expect((await office.db.selectFrom('parcelStops').select('calls').executeTakeFirstOrThrow()).calls).toBe(1)
})

test('21: whatever the order in which they arrive, the state, the custody and the money are the same', async () => {
  const outcomes = []
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ]) {
    const hamad = await aCourier()
    const [one, other] = [await toTheDoor({ cod: '10' }), await toTheDoor({ cod: '4' })]
    await planned(hamad.id, [one, other])
    const [run] = await ownRun(hamad.ctx)
    const stopIn = (parcelId: string) => run?.stops.find((stop) => stop.parcelId === parcelId)?.id ?? ''
    const made = [
      event({ kind: 'loaded', parcel: (await row(one)).number, ago: minutes(50) }),
      event({ kind: 'loaded', parcel: (await row(other)).number, ago: minutes(49) }),
      event({ kind: 'delivered', stopId: stopIn(one), receivedBy: 'مريم', paid: '10', proofs: [hash], ago: minutes(30) }),
      event({ kind: 'failed', stopId: stopIn(other), reason: 'refused', ago: minutes(20) }),
    ]
    for (const at of order) await send(hamad.ctx, [made[at]])
    outcomes.push({
      states: [(await row(one)).state, (await row(other)).state],
      money: await inCustody(hamad.id),
      folded: [folded(await eventsOf(one)), folded(await eventsOf(other))],
      held: await holdersNow([one, other]),
    })
  }
  expect(outcomes[0]).toEqual({
    ...{ states: ['handed-over', 'attempt-failed'], money: 10_000n, folded: ['handed-over', 'attempt-failed'] },
    held: ['courier', 'recipient'],
  })
  expect(outcomes[1]).toEqual(outcomes[0])
  expect(outcomes[2]).toEqual(outcomes[0])
})

test('20: an event that stands twice in one message happens once, and both hear one answer', async () => {
  const { hamad, id, stopId } = await atADoor()
  const call = event({ kind: 'called', stopId })
  const end = await given(id, stopId)
  const { answers } = await send(hamad.ctx, [call, call, end, end])
  expect(answers.map((one) => [one.id, one.result])).toEqual([call, call, end, end].map((one) => [one.id, 'accepted']))
  expect((await office.db.selectFrom('parcelStops').select('calls').executeTakeFirstOrThrow()).calls).toBe(1)
  expect(await inCustody(hamad.id)).toBe(10_000n)
})

test('22: a clock that is three hours ahead is set right, told, and the order stays', async () => {
  const { hamad, id, stopId } = await atADoor()
  office.later(minutes(120))
  const ahead = minutes(180)
  const call = event({ kind: 'called', stopId, ago: minutes(40) - ahead })
  const end = await given(id, stopId)
  const { clock, answers } = await send(hamad.ctx, [call, { ...end, at: new Date(now().getTime() - minutes(30) + ahead) }], {
    sentAt: new Date(now().getTime() + ahead),
  })
  expect([clock, answers.map(({ result }) => result)]).toEqual(['off', ['accepted', 'accepted']])
  const last = (await eventsOf(id)).at(-1)
  expect(last?.at).toEqual(new Date(now().getTime() - minutes(30)))
  expect(last?.receivedAt).toEqual(now())
  const kept = await office.db.selectFrom('parcelPhoneEvents').select(['kind', 'clockOffMs']).orderBy('happenedAt').execute()
  expect(kept).toEqual([
    { kind: 'called', clockOffMs: BigInt(-ahead) },
    { kind: 'delivered', clockOffMs: BigInt(-ahead) },
  ])
})

test('one that is refused undoes none of its message, and its wrong code counts once', async () => {
  const hamad = await aCourier()
  const [one, other] = [await toTheDoor({ cod: '10' }), await toTheDoor({ cod: '4' })]
  const { stopOf } = await out(hamad.id, [one, other])
  const code = (await codeFor(other)) === '0000' ? '1111' : '0000'
  const sent = [
    event({ kind: 'called', stopId: stopOf(one) }),
    await given(one, stopOf(one)),
    await given(other, stopOf(other), { paid: '4', code }),
  ]
  for (const _ of [1, 2]) {
    const { answers } = await send(hamad.ctx, sent)
    expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'refused'])
  }
  expect([(await row(one)).state, (await row(other)).state, (await row(other)).codeTries]).toEqual([
    ...['handed-over', 'out-for-delivery', 1],
  ])
  expect(await inCustody(hamad.id)).toBe(10_000n)
})

test('23: what is refused holds up its own stop, and leaves the others', async () => {
  const hamad = await aCourier()
  const [one, other] = [await toTheDoor({ cod: '10' }), await toTheDoor()]
  const { stopOf } = await out(hamad.id, [one, other])
  const { answers } = await send(hamad.ctx, [
    await given(one, stopOf(one), { paid: '9' }),
    event({ kind: 'called', stopId: stopOf(one) }),
    await given(other, stopOf(other), { paid: '' }),
    event({ kind: 'delivered', stopId: newId(), receivedBy: 'مريم', code: '1111' }),
    event({ kind: 'failed', stopId: stopOf(other), reason: 'nothing of ours' }),
  ])
  expect(answers.map(({ result }) => result)).toEqual(['refused', 'waits', 'accepted', 'refused', 'refused'])
  expect(answers[0]?.fields.paid).toEqual(['المطلوب 10.000 ر.ع. كاملًا، ولا يُسلَّم الطرد بغيره.'])
  expect(answers[3]?.sentence).toBe('ليس في عهدتك. امسحه أو اسأل المشرف.')
  expect([(await row(one)).state, (await row(other)).state]).toEqual(['out-for-delivery', 'handed-over'])
  expect(await inCustody(hamad.id)).toBe(0n)
})

test('24: what one courier’s phone kept is not taken from another, neither at his stop nor under his name', async () => {
  const { hamad, id, stopId } = await atADoor()
  const musallam = await aCourier()
  const mine = await given(id, stopId)
  expect((await send(musallam.ctx, [mine])).answers[0]).toMatchObject({ result: 'refused', code: 'parcels.not-in-custody' })
  await send(hamad.ctx, [mine])
  expect((await send(musallam.ctx, [mine])).answers[0]).toMatchObject({ result: 'refused', code: 'parcels.event-of-another' })
  expect(await inCustody(musallam.id)).toBe(0n)
})

test('25: nothing that the phone is given tells the code', async () => {
  const { hamad, id } = await atADoor()
  const code = await codeFor(id)
  const told = JSON.stringify(await ownRun(hamad.ctx), (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  expect(told).toContain('مريم الكثيري')
  expect(told).not.toMatch(new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`))
  expect(told).not.toContain('codeNumber')
})
