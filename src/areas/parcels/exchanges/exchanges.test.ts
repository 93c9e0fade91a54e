import { beforeEach, expect, test } from 'vitest'
import { minutes, phonesOf } from '#testing/courier-phone.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { expireBooked, warnOfExpiry } from '../booking/use-cases/expire-booked.ts'
import { giveBack } from '../counter/use-cases/give-back.ts'
import { takeInParcel } from '../intake/use-cases/take-in-parcel.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { courierDay } from '../phone/queries.ts'
import { ownSent } from '../portal/own-sent.ts'
import { deliver, failStop } from '../runs/use-cases/at-the-door.ts'
import { closeRun, takeBackFromRun } from '../runs/use-cases/end-run.ts'
import { acceptBooked } from '../weighing/use-cases/accept-booked.ts'
import { cancelOwnParcel } from '../weighing/use-cases/cancel-parcel.ts'
import { takeOldAtDoor } from './use-cases/take-old-at-door.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, clerk, newId, form, aCourier, aMerchantAtHome, out, row, stepsOf, codeFor } = parcels
const { event, send, given, holdersNow } = phonesOf(office, parcels)
beforeEach(setUp)

const refusal = (act: Promise<unknown>) => act.then(() => 'done').catch((error) => error.code ?? error.issues?.[0]?.message)
const oldFor = async (newParcelId: string) => {
  const rows = await office.db.selectFrom('parcelExchanges').selectAll().where('newParcelId', '=', newParcelId).execute()
  return rows[0]?.oldParcelId ?? ''
}

const booking = (typed: Record<string, string> = {}) => ({
  ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
  ...{ service: 'door', content: 'حذاء', weight1: '0.9', exchange: 'yes', ...typed },
})

/** An exchange a merchant booked, with the new one before the door. */
async function atADoor(typed: Record<string, string> = {}) {
  const [merchant, hamad] = [await aMerchantAtHome(), await aCourier()]
  const { id } = await bookOwnParcel(merchant.ctx, booking(typed) as never)
  await acceptBooked(clerk(), { parcelId: id, weight1: '0.9' } as never)
  const { runId, stopOf } = await out(hamad.id, [id])
  return { merchant, hamad, id, old: await oldFor(id), runId, stopId: stopOf(id) }
}

const charges = () => office.db.selectFrom('charges').select(['net', 'description']).orderBy('net').execute()

test('the old one has a number of its own, nothing to collect, and goes to the merchant', async () => {
  const { merchant, id, old } = await atADoor({ cod: '10' })
  expect(await row(old)).toMatchObject({
    state: 'registered',
    isReturning: true,
    cod: 0n,
    codFee: 0n,
    senderId: merchant.partyId,
  })
  expect((await row(old)).number).not.toBe((await row(id)).number)
  expect(await holdersNow([old])).toEqual(['recipient'])
  expect((await parcelShown(clerk(), id))?.exchange).toMatchObject({ id: old, isOld: true })
  expect((await parcelShown(clerk(), old))?.exchange).toMatchObject({ id, isOld: false })
  expect((await ownSent(merchant.ctx, old))?.exchange).toMatchObject({ id, isOld: false })
})

test('at the counter it is booked as well, and never for whoever collects it from the branch', async () => {
  const { id } = await takeInParcel(clerk(), form({ service: 'door', exchange: 'yes' }))
  expect(await row(await oldFor(id))).toMatchObject({ isReturning: true, senderId: (await row(id)).senderId })
  expect(await refusal(takeInParcel(clerk(), form({ exchange: 'yes' })))).toContain('عند الباب داخل عُمان وحدها')
  expect(await oldFor((await takeInParcel(clerk(), form({ service: 'door' }))).id)).toBe('')
})

test('the phone gives nothing new before the old is scanned; then both are where they should be', async () => {
  const { hamad, id, old, stopId } = await atADoor()
  const first = await send(hamad.ctx, [await given(id, stopId, { paid: '' })])
  expect(first.answers[0]).toMatchObject({ result: 'refused', code: 'parcels.old-first' })
  expect(first.answers[0]?.sentence).toContain('امسح القديم أولًا')
  expect((await row(id)).state).toBe('out-for-delivery')
  const { exchange } = (await courierDay(hamad.ctx, null)).runs[0]?.stops[0] ?? {}
  expect(exchange).toMatchObject({ bare: (await row(old)).number, isTaken: false })
  const wrong = event({ kind: 'old-taken', stopId, parcel: (await row(id)).number })
  expect((await send(hamad.ctx, [wrong])).answers[0]?.fields.parcel?.[0]).toContain('ليس هذا القديم')
  const events = [
    event({ kind: 'old-taken', stopId, parcel: (await row(old)).number, ago: minutes(0) }),
    await given(id, stopId, { paid: '' }),
  ]
  const { answers } = await send(hamad.ctx, events)
  expect(answers.map(({ result }) => result)).toEqual(['accepted', 'accepted'])
  expect((await send(hamad.ctx, events)).answers).toEqual(answers)
  expect([(await row(id)).state, (await row(old)).state]).toEqual(['handed-over', 'accepted'])
  expect(await holdersNow([id, old])).toEqual(['courier', 'recipient'])
  expect((await courierDay(hamad.ctx, null)).fetched).toBe(1)
  await office.announce()
  const accepted = (await office.messages()).filter(({ text }) => text.includes('لك طرد من'))
  expect(accepted).toHaveLength(1)
})

test('the office’s own hand-over waits for it too, and the old comes back and ends with the merchant at the return’s share', async () => {
  const { hamad, id, old, runId, stopId } = await atADoor()
  const give = async () => deliver(hamad.ctx, { stopId, receivedBy: 'مريم', code: await codeFor(id), signature: [] })
  expect(await refusal(give())).toBe('parcels.old-first')
  const parcel = (await row(old)).number
  await takeOldAtDoor(hamad.ctx, { stopId, parcel })
  await takeOldAtDoor(hamad.ctx, { stopId, parcel })
  await give()
  expect(await refusal(closeRun(clerk(), { runId }))).toBe('parcels.run-open')
  await takeBackFromRun(clerk(), { runId, parcel })
  await takeBackFromRun(clerk(), { runId, parcel })
  expect(await holdersNow([old])).toEqual(['floor'])
  expect(await refusal(closeRun(clerk(), { runId }))).toBe('done')
  const before = await charges()
  await giveBack(clerk(), { parcelId: old, receivedBy: 'لبان', cardEnd: '4821' })
  expect((await stepsOf(old)).map(({ step }) => step)).toEqual(['registered', 'accepted', 'came-back', 'returned'])
  const fee = (await charges()).filter(({ description }) => description.startsWith('إعادة'))
  expect(fee.map(({ net }) => net)).toEqual([480n])
  expect((await charges()).length).toBe(before.length + 1)
})

test('who has no old one to give is given nothing: a reason of its own, and of exchanges alone', async () => {
  const { hamad, id, old, stopId } = await atADoor()
  await failStop(hamad.ctx, { stopId, reason: 'nothing-to-exchange' })
  expect((await row(id)).state).toBe('attempt-failed')
  expect((await row(old)).state).toBe('registered')
  const plain = await takeInParcel(clerk(), form({ service: 'door' }))
  const { stopOf } = await out(hamad.id, [plain.id])
  const typed = { stopId: stopOf(plain.id), reason: 'nothing-to-exchange' as const }
  expect(await refusal(failStop(hamad.ctx, typed))).toContain('لا تبديل في هذا الطرد')
  const { answers } = await send(hamad.ctx, [event({ kind: 'failed', ...typed })])
  expect(answers[0]?.fields.reason?.[0]).toContain('لا تبديل في هذا الطرد')
})

test('with the new one the old is given up, and without the old the new is given as any other', async () => {
  const merchant = await aMerchantAtHome()
  const { id } = await bookOwnParcel(merchant.ctx, booking() as never)
  await cancelOwnParcel(merchant.ctx, { parcelId: id })
  expect((await row(await oldFor(id))).state).toBe('cancelled')
  const hamad = await aCourier()
  const { id: other } = await bookOwnParcel(merchant.ctx, booking() as never)
  await cancelOwnParcel(merchant.ctx, { parcelId: await oldFor(other) })
  await acceptBooked(clerk(), { parcelId: other, weight1: '0.9' } as never)
  const { stopOf } = await out(hamad.id, [other])
  const { answers } = await send(hamad.ctx, [await given(other, stopOf(other), { paid: '' })])
  expect(answers[0]?.result).toBe('accepted')
})

test('the old one does not expire while its new one is on the way', async () => {
  const { old } = await atADoor()
  for (let day = 0; day < 60; day += 1) office.later(minutes(24 * 60))
  await warnOfExpiry(clerk(), {})
  await expireBooked(clerk(), {})
  expect((await row(old)).state).toBe('registered')
})
