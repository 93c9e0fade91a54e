import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { intakePage } from '../intake/queries.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { holdParcel, releaseParcel } from '../journey/use-cases/hold-parcel.ts'
import { acceptBooked } from './use-cases/accept-booked.ts'
import { cancelOwnParcel, cancelParcel } from './use-cases/cancel-parcel.ts'
import { weighAgain } from './use-cases/weigh-again.ts'

const office = testOffice()
const { setUp, clerk, near, far, takenIn, row, stepsOf, aMerchantAtHome, newId, planned, aCourier, toTheDoor } = parcelsOf(office)
beforeEach(setUp)

const papers = () =>
  office.db.selectFrom('invoices').select(['kind', 'net', 'vat', 'dueOn']).orderBy('number').orderBy('kind').execute()
const weighed = (parcelId: string, weight1: string) => weighAgain(clerk(), { parcelId, weight1 } as never)
const accepted = (parcelId: string, weight1: string) => acceptBooked(clerk(), { parcelId, weight1 } as never)

async function booked(typed: Record<string, string> = {}, terms: Record<string, string> = {}) {
  const merchant = await aMerchantAtHome(terms)
  const { id } = await bookOwnParcel(merchant.ctx, {
    ...{ id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' },
    ...{ service: 'door', content: 'ملابس', weight1: '0.9', ...typed },
  } as never)
  return { id, ...merchant }
}

test('T8, 10: what weighs more than was written is asked for on a paper of its own, to the baisa', async () => {
  const id = await takenIn({ weight1: '0.9' })
  expect(await weighed(id, '1.8')).toMatchObject({ difference: 200n })
  expect(await row(id)).toMatchObject({ grams: 1_800, chargeable: 2_000, carriage: 1_700n, vat: 85n })
  expect((await papers()).map(({ net, vat }) => [net, vat])).toEqual([
    [1_500n, 75n],
    [200n, 10n],
  ])
  expect((await parcelShown(clerk(), id))?.papers).toHaveLength(2)
  expect(await weighed(id, '1.8')).toMatchObject({ difference: 0n })
  expect(await papers()).toHaveLength(2)
  await office.announce()
  const told = (await office.messages()).filter(({ text }) => text.includes('بدل'))
  expect(told).toMatchObject([{ recipient: '+96892000001', text: expect.stringMatching(/1\.800 كجم بدل 0\.900/) }])
})

test('what weighs less is credited, also what was asked for more before', async () => {
  const id = await takenIn({ weight1: '1.8' })
  await weighed(id, '2.8')
  await weighed(id, '0.9')
  expect(await row(id)).toMatchObject({ chargeable: 1_000, carriage: 1_500n })
  const open = await office.db.selectFrom('charges').select(['openNet', 'openVat']).execute()
  expect(open.reduce((sum, one) => sum + one.openNet + one.openVat, 0n)).toBe(1_575n)
})

test('what was booked is weighed as it is taken in, and charged once as it weighs', async () => {
  const { id } = await booked({}, { onAccount: 'yes' })
  expect(await papers()).toEqual([])
  await accepted(id, '2.2')
  await accepted(id, '2.2')
  expect((await papers()).map(({ net, dueOn }) => [net, dueOn])).toEqual([[1_425n, '2026-01-31']])
  const lines = await office.db.selectFrom('charges').select(['net', 'description']).orderBy('place').execute()
  expect(lines).toMatchObject([{ net: 1_200n }, { net: 225n, description: expect.stringMatching(/^فرق وزن/) }])
  expect(await row(id)).toMatchObject({ state: 'accepted', grams: 2_200, carriage: 1_425n })
  expect((await stepsOf(id)).map(({ step }) => step)).toEqual(['registered', 'accepted'])
})

test('what is brought weeks after it was booked is promised and owed from then', async () => {
  const { id } = await booked({}, { onAccount: 'yes', payDays: '5' })
  office.later(20 * 86_400_000)
  await accepted(id, '0.9')
  expect(await row(id)).toMatchObject({ promisedOn: '2026-02-05', onAccountUntil: '2026-03-05' })
  expect((await papers()).map(({ dueOn }) => dueOn)).toEqual(['2026-03-05'])
})

test('what was booked too heavy costs what it weighs', async () => {
  const { id } = await booked({ weight1: '2.2' })
  await accepted(id, '0.9')
  expect((await papers()).map(({ net }) => net)).toEqual([1_200n])
})

test('another weight is priced by the prices it was priced by', async () => {
  const { id, partyId } = await booked()
  await office.db.updateTable('merchantRates').set({ firstKilo: 1n, furtherKilo: 1n }).execute()
  await accepted(id, '2.2')
  expect(await row(id)).toMatchObject({ senderId: partyId, carriage: 1_425n })
})

test('every piece is weighed, and what went out is weighed no more', async () => {
  const two = await takenIn({ weight2: '0.7' })
  await expect(weighed(two, '1')).rejects.toMatchObject({ issues: [{ path: ['weight1'] }] })
  await expect(weighed(await takenIn(), '26')).rejects.toMatchObject({ issues: [{ path: ['weight1'] }] })
  const out = await toTheDoor()
  const courier = await aCourier()
  await planned(courier.id, [out])
  await office.db.updateTable('parcels').set({ state: 'out-for-delivery' }).where('id', '=', out).execute()
  await expect(weighed(out, '3')).rejects.toMatchObject({ code: 'parcels.not-weighable' })
  await expect(weighAgain(far(), { parcelId: two, weight1: '1', weight2: '1' } as never)).rejects.toMatchObject({ status: 404 })
})

test('what was booked is cancelled by whoever booked it or by a clerk of the branch, until it is taken in', async () => {
  const { id, ctx } = await booked()
  await cancelOwnParcel(ctx, { parcelId: id })
  await cancelOwnParcel(ctx, { parcelId: id })
  expect((await row(id)).state).toBe('cancelled')
  await expect(accepted(id, '0.9')).rejects.toMatchObject({ code: 'parcels.no-step' })
  const taken = await takenIn()
  const reason = 'المادة لا تُقبل'
  await expect(cancelParcel(near(), { parcelId: taken, reason })).rejects.toMatchObject({ code: 'parcels.no-step' })
  await expect(cancelOwnParcel(ctx, { parcelId: taken })).rejects.toMatchObject({ status: 404 })
})

test('what cannot be taken in as it is stays before the clerk with its reason until it is given up', async () => {
  const { id } = await booked()
  await takenIn()
  await holdParcel(clerk(), { parcelId: id, reason: 'السوائل لا تُقبل' })
  const setAside = async (ctx = clerk()) => (await intakePage(ctx, { query: new URLSearchParams() })).setAside
  expect(await setAside()).toMatchObject([{ id, heldReason: 'السوائل لا تُقبل' }])
  expect(await setAside(far())).toEqual([])
  await releaseParcel(clerk(), { parcelId: id })
  await cancelParcel(clerk(), { parcelId: id, reason: 'السوائل لا تُقبل' })
  expect(await setAside()).toEqual([])
})

test('what the office gives up is told to who booked it, with the reason, and once', async () => {
  const { id } = await booked()
  await expect(cancelParcel(clerk(), { parcelId: id } as never)).rejects.toThrow('اكتب سبب الإلغاء')
  const cancels = () => cancelParcel(clerk(), { parcelId: id, reason: 'المادة لا تُقبل' })
  await Promise.all([cancels(), cancels()])
  await office.announce()
  const told = (await office.messages()).filter(({ text }) => text.includes('المادة لا تُقبل'))
  expect(new Set(told.map(({ channel }) => channel)).size).toBe(told.length)
  expect(told.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^التحالف: أُلغي طردك TSL\S+: المادة لا تُقبل\.$/))
})
