import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { courierCustody } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { folded } from '../journey/parcel.ts'
import { holdParcel } from '../journey/use-cases/hold-parcel.ts'
import { ownRun } from '../runs/queries.ts'
import { takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { BatchInput } from './inputs.ts'
import { takeBatch } from './take-batch.ts'
import { keepPhoneProof } from './use-cases/keep-phone-proof.ts'

const office = testOffice()
const { setUp, clerk, near, newId, aCourier, toTheDoor, takenIn, out, planned, row, codeFor } = parcelsOf(office)
beforeEach(setUp)

const hash = createHash('sha256').update(png.bytes).digest('hex')
const now = () => office.visitor().now()
const minutes = (count: number) => count * 60_000

type Typed = { kind: 'loaded' | 'called' | 'failed' | 'delivered'; ago?: number; proofs?: string[] } & Record<string, unknown>

let seq = 0
/** An event as a phone keeps it. */
function event({ kind, ago = 0, proofs = [], ...data }: Typed) {
  seq += 1
  return { id: newId(), seq, kind, at: new Date(now().getTime() - ago), data, proofs }
}

type Sent = { device?: string; sentAt?: Date }
const batch = (events: readonly unknown[], { device = newId(), sentAt = now() }: Sent = {}) =>
  BatchInput.parse({ version: 1, by: '', device, sentAt, events })
const send = (ctx: Ctx, events: readonly unknown[], sent: Sent = {}) => takeBatch(ctx, batch(events, sent))

/** Courier, parcel with 10 rials to collect, its stop. */
async function atADoor(typed: Record<string, string> = { cod: '10' }) {
  const hamad = await aCourier()
  const id = await toTheDoor(typed)
  const { runId, stopOf } = await out(hamad.id, [id])
  return { hamad, id, runId, stopId: stopOf(id) }
}

const given = async (id: string, stopId: string, typed: Record<string, unknown> = {}) =>
  event({ kind: 'delivered', stopId, receivedBy: 'مريم الكثيري', code: await codeFor(id), paid: '10', ...typed })

const inCustody = (courierId: string) => courierCustody(office, courierId)
const tasks = () => office.db.selectFrom('tasks').select(['rule', 'details']).where('rule', 'like', 'parcels.%').execute()
const eventsOf = (id: string) =>
  office.db
    .selectFrom('parcelEvents')
    .select(['step', 'toldState', 'at', 'receivedAt'])
    .where('parcelId', '=', id)
    .orderBy('at')
    .orderBy('sequence')
    .execute()

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

async function holdersNow(parcels: readonly string[]) {
  const rows = await office.db
    .selectFrom('parcelCustody')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'pieceId')
    .select('holder')
    .where('parcelId', 'in', parcels)
    .where('until', 'is', null)
    .execute()
  return rows.map(({ holder }) => holder).toSorted()
}

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
