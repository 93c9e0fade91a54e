import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { png } from '#testing/pictures.ts'
import { returnParcel } from '../journey/use-cases/return-parcel.ts'
import { sendBackAged } from '../journey/use-cases/send-back-aged.ts'
import { counterPage } from './queries.ts'
import { chargePickup, unchargePickup } from './use-cases/charge-pickup.ts'
import { giveBack } from './use-cases/give-back.ts'
import { handOverAtCounter, handOverParcel } from './use-cases/hand-over-parcel.ts'
import { sendNewCode } from './use-cases/send-code.ts'

const office = testOffice()
const { setUp, clerk, far, takenIn, waiting, handedOver, aMerchant, row, codeFor } = parcelsOf(office)
beforeEach(setUp)

const byCode = (parcelId: string, code: string) =>
  handOverAtCounter(clerk(), { parcelId, receivedBy: 'مريم الكثيري', code, signature: [] })
const wrongFor = async (id: string) => ((await codeFor(id)) === '0000' ? '1111' : '0000')
const day = 86_400_000

test('by the code that was sent it is handed over, once', async () => {
  const id = await waiting()
  const found = await counterPage(clerk(), { query: new URLSearchParams({ q: '93000002' }) })
  // What the sender owes keeps nobody from it.
  expect(found.one).toMatchObject({ id, open: 0n, due: { total: 0n } })
  await handedOver(id)
  await handedOver(id)
  expect(await row(id)).toMatchObject({ state: 'handed-over' })
  expect(await office.db.selectFrom('parcelProofs').select(['by', 'receivedBy']).execute()).toEqual([
    { by: 'code', receivedBy: 'مريم الكثيري' },
  ])
})

test('the code goes out with the message, and stands nowhere else', async () => {
  const id = await waiting()
  await office.announce()
  const code = await codeFor(id)
  const told = (await office.messages()).filter(({ text }) => text.includes('الرمز'))
  expect(told).toMatchObject([{ recipient: '+96893000002', text: expect.stringContaining(code) }])
  const facts = await office.db.selectFrom('facts').select('data').where('subjectId', '=', id).execute()
  expect(JSON.stringify(facts)).not.toMatch(new RegExp(`"${code}"`))
})

test('26: five wrong codes lock it; a new one opens it again, three times a day', async () => {
  const id = await waiting()
  for (let left = 4; left >= 0; left--)
    await expect(byCode(id, await wrongFor(id))).rejects.toMatchObject({ issues: [{ path: ['code'] }] })
  expect((await row(id)).codeTries).toBe(5)
  await expect(byCode(id, await codeFor(id))).rejects.toMatchObject({ code: 'parcels.code-locked' })
  const before = await codeFor(id)
  await sendNewCode(clerk(), { parcelId: id })
  if (before !== (await codeFor(id))) await expect(byCode(id, before)).rejects.toMatchObject({ issues: [{ path: ['code'] }] })
  await sendNewCode(clerk(), { parcelId: id })
  await sendNewCode(clerk(), { parcelId: id })
  await expect(sendNewCode(clerk(), { parcelId: id })).rejects.toMatchObject({ code: 'parcels.codes-spent' })
  await byCode(id, await codeFor(id))
})

test('without the code by signature, card and a reason, each asked for under its field', async () => {
  const id = await waiting()
  const asked = { parcelId: id, receivedBy: 'سعيد الكثيري', cardEnd: '4821' }
  await expect(handOverParcel(clerk(), { ...asked, signature: [] })).rejects.toMatchObject({
    issues: [{ path: ['whyNoCode'] }, { path: ['signature'] }],
  })
  await handOverParcel(clerk(), { ...asked, whyNoCode: 'هاتفها مغلق', signature: [png] })
  expect(await office.db.selectFrom('parcelProofs').select(['by', 'cardEnd', 'reason']).execute()).toEqual([
    { by: 'signature', cardEnd: '4821', reason: 'هاتفها مغلق' },
  ])
})

test('27: one of two pieces is not handed over', async () => {
  const id = await takenIn({ weight2: '0.7' })
  await expect(handedOver(id)).rejects.toMatchObject({ code: 'parcels.no-step' })
})

test('32, T10: what is due is frozen while it is being paid, and counts anew when nobody came', async () => {
  const id = await waiting()
  office.later(10 * day)
  const found = async () => (await counterPage(clerk(), { query: new URLSearchParams({ q: (await row(id)).number }) })).one
  expect((await found())?.due).toMatchObject({ days: 10, storage: 600n, vat: 30n, total: 630n })
  await expect(handedOver(id)).rejects.toMatchObject({ code: 'parcels.unpaid' })
  await chargePickup(clerk(), { parcelId: id })
  await chargePickup(clerk(), { parcelId: id })
  expect(await office.db.selectFrom('invoices').select(['net', 'vat']).orderBy('net').execute()).toEqual([
    { net: 600n, vat: 30n },
    { net: 1_500n, vat: 75n },
  ])
  office.later(2 * day)
  expect((await found())?.due).toMatchObject({ total: 0n })
  await expect(handedOver(id)).rejects.toMatchObject({ code: 'parcels.unpaid' })
  await unchargePickup(clerk(), { parcelId: id })
  expect((await found())?.due).toMatchObject({ days: 12, storage: 1_000n })
})

test('T9: back with its sender, the way back costs its half', async () => {
  const id = await waiting({ place: 'ثمريت', weight1: '3.2' })
  await returnParcel(clerk(), { parcelId: id, reason: 'رفضه صاحبه' })
  await giveBack(clerk(), { parcelId: id, receivedBy: 'سالم المعشني', cardEnd: '1177' })
  await giveBack(clerk(), { parcelId: id, receivedBy: 'سالم المعشني', cardEnd: '1177' })
  expect((await row(id)).state).toBe('returned')
  const papers = await office.db.selectFrom('invoices').select(['net', 'vat']).orderBy('net').execute()
  expect(papers).toEqual([
    { net: 1_375n, vat: 69n },
    { net: 2_750n, vat: 138n },
  ])
})

test('the way back of a merchant’s parcel costs the share of its contract, due with what waits on the account', async () => {
  const [luban, naseem] = [
    await aMerchant({ returnShare: '35', onAccount: 'yes', payDays: '10' }, '94440001'),
    await aMerchant({ returnShare: '0' }, '94440002'),
  ]
  async function back(typed: Record<string, string>) {
    const id = await waiting({ weight1: '2.2', ...typed } as never)
    await office.db.updateTable('parcelRules').set({ returnShare: 80 }).execute()
    await returnParcel(clerk(), { parcelId: id, reason: 'رفضه صاحبه' })
    await giveBack(clerk(), { parcelId: id, receivedBy: 'سالم المعشني', cardEnd: '1177' })
    const fees = office.db.selectFrom('charges').select(['net', 'vat', 'dueOn']).where('description', 'like', 'إعادة%')
    return fees
      .where('partyId', '=', (await row(id)).senderId)
      .orderBy('dueOn', 'desc')
      .limit(1)
      .execute()
  }
  const agreed = { net: 499n, vat: 25n, dueOn: '2026-02-10' }
  expect(await back({ senderPhone: luban.phone })).toEqual([agreed])
  expect(await back({ senderPhone: luban.phone, payer: 'recipient' })).toEqual([agreed])
  expect(await back({ senderPhone: naseem.phone })).toEqual([])
  const [other] = await back({})
  expect(other?.dueOn).toBe('2026-01-15')
})

test('what nobody came for in fifteen days turns round by itself, but not while it is being paid', async () => {
  const [forgotten, coming] = [await waiting(), await waiting({ recipientPhone: '93000009' })]
  office.later(14 * day)
  expect(await sendBackAged(clerk(), {})).toEqual({ turned: 0 })
  office.later(day)
  await chargePickup(clerk(), { parcelId: coming })
  expect(await sendBackAged(clerk(), {})).toEqual({ turned: 1 })
  expect(await sendBackAged(clerk(), {})).toEqual({ turned: 0 })
  expect([(await row(forgotten)).state, (await row(coming)).state]).toEqual(['returning', 'ready-for-pickup'])
})

test('a foreign branch neither finds nor hands over', async () => {
  const id = await waiting()
  expect((await counterPage(far(), { query: new URLSearchParams({ q: '93000002' }) })).waiting).toEqual([])
  await expect(sendNewCode(far(), { parcelId: id })).rejects.toMatchObject({ status: 404 })
})
