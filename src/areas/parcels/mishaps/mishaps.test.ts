import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { exceptionOf } from '../exceptions/queries.ts'
import { folded } from '../journey/parcel.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { linkToken } from '../journey/registering.ts'
import { closeRun } from '../runs/use-cases/end-run.ts'
import { ownParcel } from '../tracking/tracked.ts'
import { mishapsOf } from './queries.ts'
import { correctParcel } from './use-cases/correct-parcel.ts'
import { askDisposal, warnOfDisposal } from './use-cases/dispose-parcel.ts'
import { findParcel, loseParcel } from './use-cases/lose-parcel.ts'
import { recordDamage, recordDamageAtStop } from './use-cases/record-damage.ts'

const office = testOffice()
const parcels = parcelsOf(office)
const { setUp, near, far, takenIn, waiting, handedOver, row, stepsOf, toTheDoor, out, aCourier } = parcels
beforeEach(setUp)

const day = 86_400_000
const pieceStates = async (parcelId: string) => {
  const events = await office.db
    .selectFrom('parcelEvents')
    .selectAll()
    .where('parcelId', '=', parcelId)
    .orderBy('sequence')
    .execute()
  const pieces = await office.db.selectFrom('parcelPieces').select(['id', 'state']).where('parcelId', '=', parcelId).execute()
  return pieces.map(({ id, state }) => [state, folded(events.filter(({ pieceId }) => pieceId === id))])
}
const mishaps = async (id: string) => {
  const one = await parcelShown(near(), id)
  if (!one) throw new Error('not seen')
  return mishapsOf(near(), one)
}

test('damage is written down with two pictures at least, and its sender hears of it', async () => {
  const id = await takenIn()
  const told = { parcelId: id, what: 'انفتح الغلاف وابتل ما فيه' }
  await expect(recordDamage(near(), { ...told, photos: [png] })).rejects.toMatchObject({ issues: [{ path: ['photos'] }] })
  await expect(recordDamage(far(), { ...told, photos: [png, png] })).rejects.toMatchObject({ status: 404 })
  await recordDamage(near(), { ...told, photos: [png, png] })
  await recordDamage(near(), { ...told, photos: [png, png] })
  expect(await row(id)).toMatchObject({ state: 'damaged' })
  expect((await mishaps(id)).photos).toHaveLength(2)
  expect(await exceptionOf(near(), id)).toMatchObject({ kind: 'damaged' })
  await office.announce()
  expect((await office.messages()).map(({ text }) => text).join()).toContain('سُجّل ضرر')
})

test('the courier writes it down from the stop, and the run can be closed', async () => {
  const courier = await aCourier()
  const id = await toTheDoor()
  const { runId, stopOf } = await out(courier.id, [id])
  const stopId = stopOf(id)
  await expect(recordDamageAtStop((await aCourier()).ctx, { stopId, what: 'انكسر', photos: [png, png] })).rejects.toMatchObject({
    status: 404,
  })
  await recordDamageAtStop(courier.ctx, { stopId, what: 'انكسر', photos: [png, png] })
  expect(await row(id)).toMatchObject({ state: 'damaged' })
  await closeRun(near(), { runId })
})

test('a parcel is lost when it was looked for, and found wherever it turns up', async () => {
  const id = await takenIn({ weight2: '0.7' })
  const asked = { parcelId: id, note: 'سُئل عوض وناصر' }
  await expect(loseParcel(near(), { ...asked, searched: ['shelves'] })).rejects.toMatchObject({
    issues: [{ path: ['searched'] }],
  })
  await loseParcel(near(), { ...asked, searched: ['shelves', 'bag'] })
  expect(await row(id)).toMatchObject({ state: 'lost' })
  const open = await office.db.selectFrom('parcelCustody').select('holder').where('until', 'is', null).execute()
  expect(open).toEqual([{ holder: 'none' }, { holder: 'none' }])
  await office.announce()
  const lost = (await office.messages()).filter(({ text }) => text.includes('لم نعثر'))
  expect(lost.map(({ recipient }) => recipient)).toContain('+96893000002')
  const { branchId } = await row(id)
  await expect(findParcel(far(), { parcelId: id, branchId })).rejects.toMatchObject({ status: 404 })
  await findParcel(near(), { parcelId: id, branchId })
  await expect(findParcel(near(), { parcelId: id, branchId })).rejects.toMatchObject({ code: 'parcels.not-lost' })
  expect(await row(id)).toMatchObject({ state: 'at-branch', endedAt: null })
})

test('a hand-over that was none is corrected: what was wrong stays, nobody outside reads it, and it can be handed over anew', async () => {
  const id = await waiting()
  await handedOver(id)
  const [wrong] = (await mishaps(id)).wrong
  expect(wrong?.[1]).toContain('سُلّم')
  const asked = { parcelId: id, eventId: wrong?.[0] ?? '', state: 'ready-for-pickup' as const, reason: 'هو على الرف' }
  await expect(correctParcel(far(), asked)).rejects.toMatchObject({ status: 404 })
  await correctParcel(near(), asked)
  await expect(correctParcel(near(), asked)).rejects.toMatchObject({ issues: [{ path: ['eventId'] }] })
  expect(await row(id)).toMatchObject({ state: 'ready-for-pickup', endedAt: null })
  expect(await pieceStates(id)).toEqual([['ready-for-pickup', 'ready-for-pickup']])
  const told = await ownParcel(office.visitor(), await linkToken(office.db, id))
  expect(told?.events.map(({ step }) => step)).toEqual(['ready', 'accepted', 'registered'])
  expect(told?.proof).toBeNull()
  const kept = await office.db.selectFrom('parcelWithdrawnProofs').select('receivedBy').execute()
  expect(kept).toEqual([{ receivedBy: 'مريم الكثيري' }])
  await handedOver(id)
  expect((await stepsOf(id)).map(({ step }) => step).slice(-3)).toEqual(['handed-over', 'corrected', 'handed-over'])
})

test('it is done away with after its days, two warnings, pictures and a manager’s word', async () => {
  const id = await waiting()
  const asked = { parcelId: id, reason: 'تلف ما فيه', photos: [png] }
  await expect(askDisposal(near(), asked)).rejects.toMatchObject({ code: 'parcels.not-yet' })
  office.later(50 * day)
  await warnOfDisposal(near(), { parcelId: id })
  await expect(warnOfDisposal(near(), { parcelId: id })).rejects.toMatchObject({ code: 'parcels.warned-already' })
  office.later(11 * day)
  await expect(askDisposal(near(), asked)).rejects.toMatchObject({ code: 'parcels.not-yet' })
  await warnOfDisposal(near(), { parcelId: id })
  await office.announce()
  const warned = (await office.messages()).filter(({ text }) => text.includes('يُتلف بعد'))
  expect(new Set(warned.map(({ recipient }) => recipient))).toEqual(new Set(['+96893000002', '+96892000001']))
  office.later(7 * day)
  await expect(askDisposal(near(), { ...asked, photos: [] })).rejects.toMatchObject({ issues: [{ path: ['photos'] }] })
  const { colleague } = banksOf(office)
  await askDisposal(await colleague('asma', 'parcelsSupervisor'), asked)
  expect(await row(id)).toMatchObject({ state: 'ready-for-pickup' })
  const approval = await office.db.selectFrom('approvals').select('id').executeTakeFirstOrThrow()
  await approve(await colleague('said', 'generalManager'), { approvalId: approval.id })
  expect(await row(id)).toMatchObject({ state: 'disposed' })
  expect(await pieceStates(id)).toEqual([['disposed', 'disposed']])
})
