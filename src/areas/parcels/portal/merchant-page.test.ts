import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { parcelsOf } from '#testing/parcels.ts'
import { statementsOf } from '#testing/statements.ts'
import { visit } from '#testing/visit.ts'
import { makeOwnKey } from '../api/use-cases/keep-keys.ts'
import { bookOwnParcel } from '../booking/use-cases/book-own-parcel.ts'
import { linkToken } from '../journey/registering.ts'
import { returnParcel } from '../journey/use-cases/return-parcel.ts'
import { ownSenders } from '../merchants/senders.ts'
import { ownLabels, registeredToLabel } from '../papers/labelled.ts'
import { answerOwnAsk } from '../redelivery/use-cases/answer-ask.ts'
import { redirectOwn } from '../redelivery/use-cases/by-recipient.ts'
import { failStop } from '../runs/use-cases/at-the-door.ts'
import { addOwnWebhook } from '../webhooks/use-cases/keep-own-webhooks.ts'
import { merchantList } from './merchant-list.tsx'
import { merchantOfPage, merchantPage } from './merchant-page.ts'
import { exportedOwnParcels } from './merchant-parcels.ts'
import { loader } from './routes/portal-parcels.tsx'

const office = testOffice()
const { setUp, newId, near, aCourier, toTheDoor, takenIn, waiting, handedOver, out, row, aMerchantAtHome } = parcelsOf(office)
beforeEach(setUp)

type Merchant = Awaited<ReturnType<typeof aMerchantAtHome>>

async function pageOf(ctx: Ctx, asked: Record<string, string> = {}) {
  const senders = await ownSenders(ctx)
  const merchant = await merchantOfPage(ctx, senders)
  if (!merchant) throw new Error('no merchant')
  return merchantPage(ctx, { senders, merchant, asked: merchantList.read(new URLSearchParams(asked)) })
}
const idsOf = async (ctx: Ctx, asked: Record<string, string>) => (await pageOf(ctx, asked)).rows.map(({ id }) => id)

async function booked({ ctx }: Merchant, typed: Record<string, string> = {}) {
  const about = { id: newId(), recipientPhone: '93000002', recipientName: 'مريم الكثيري', place: 'صلالة', landmark: 'قرب المسجد' }
  return (await bookOwnParcel(ctx, { ...about, service: 'door', content: 'ملابس', weight1: '0.9', ...typed } as never)).id
}

const from = { senderName: 'متجر لبان', senderPhone: '94440001' }
const elsewhere = { to: 'door' as const, place: 'ثمريت', landmark: 'قرب المطار', agreed: 'yes' as const }
const asksElsewhere = async (id: string) =>
  redirectOwn(office.visitor(), { parcelToken: await linkToken(office.db, id), ...elsewhere })

test('each parcel under way stands in one tab, with what is said below its state', async () => {
  const merchant = await aMerchantAtHome()
  const registered = await booked(merchant)
  const way = await takenIn(from)
  const delivered = await waiting(from)
  await handedOver(delivered)
  const back = await waiting(from)
  await returnParcel(near(), { parcelId: back, reason: 'طلب المرسل' })
  const failed = await toTheDoor(from)
  const courier = await aCourier()
  const { stopOf } = await out(courier.id, [failed])
  await failStop(courier.ctx, { stopId: stopOf(failed), reason: 'absent' })
  const asked = await toTheDoor({ ...from, cod: '12.500' })
  await asksElsewhere(asked)

  const page = await pageOf(merchant.ctx)
  expect(page.counts).toEqual({ all: 6, waiting: 1, way: 1, reply: 2, delivered: 1, back: 1, mine: 0 })
  const lines = Object.fromEntries(page.rows.map(({ id, line }) => [id, line]))
  expect(lines).toMatchObject({
    ...{ [registered]: 'لم نستلمه', [failed]: 'غير موجود', [asked]: 'ينتظر ردك', [delivered]: 'اليوم' },
    [back]: 'تستلمه من فرعنا',
  })
  const tabs = { waiting: [registered], way: [way], delivered: [delivered], back: [back] }
  for (const [tab, ids] of Object.entries(tabs)) expect(await idsOf(merchant.ctx, { tab })).toEqual(ids)
  expect(new Set(await idsOf(merchant.ctx, { tab: 'reply' }))).toEqual(new Set([failed, asked]))
  expect(new Map(page.replies.map((one) => [one.id, one]))).toMatchObject(
    new Map([
      [failed, { failure: 'غير موجود', left: 'وتبقى محاولتان', place: null }],
      [asked, { place: 'ثمريت', cod: 12_500n }],
    ]),
  )
  await answerOwnAsk(merchant.ctx, { parcelId: asked, answer: 'yes' })
  expect((await pageOf(merchant.ctx)).counts).toMatchObject({ reply: 1, way: 2 })
})

test('a parcel is found by its number, by the merchant’s own and by the end of a phone', async () => {
  const merchant = await aMerchantAtHome()
  const one = await booked(merchant, { senderReference: 'LB-1001' })
  const other = await booked(merchant, { recipientPhone: '95551234', recipientName: 'خالد' })
  const { number } = await row(one)
  for (const q of [number, 'LB-1001', '0002', '93000002']) expect(await idsOf(merchant.ctx, { q })).toEqual([one])
  expect(await idsOf(merchant.ctx, { q: '1234' })).toEqual([other])
  expect(await pageOf(merchant.ctx, { q: '1234' })).toMatchObject({ counts: { all: 1, waiting: 1 }, count: 1 })
  expect(await idsOf(merchant.ctx, { q: '1234', tab: 'way' })).toEqual([])
  const stranger = await aMerchantAtHome({}, '94440002')
  for (const q of ['', number, 'LB-1001', '0002']) expect(await idsOf(stranger.ctx, { q })).toEqual([])
  expect(await pageOf(stranger.ctx)).toMatchObject({ counts: { all: 0 }, replies: [], link: null })
  const taken = []
  for await (const each of exportedOwnParcels(
    stranger.ctx,
    await ownSenders(stranger.ctx),
    merchantList.read(new URLSearchParams()),
  ))
    taken.push(each)
  expect(taken).toEqual([])
})

test('more than a page goes on on the second, and one paper has the labels of all that wait', async () => {
  const merchant = await aMerchantAtHome()
  const ids: string[] = []
  for (let made = 0; made < 26; made += 1) {
    office.later(1_000)
    ids.push(await booked(merchant))
  }
  const first = await pageOf(merchant.ctx)
  expect([first.at, first.count, first.rows.length]).toEqual([1, 26, 25])
  const second = await pageOf(merchant.ctx, { page: '2' })
  expect([second.at, second.rows.map(({ id }) => id)]).toEqual([2, [ids[0]]])
  const labels = await ownLabels(merchant.ctx, await registeredToLabel(merchant.ctx, new URLSearchParams()))
  expect(labels.map(({ id }) => id)).toEqual(ids)
  expect(await registeredToLabel(merchant.ctx, new URLSearchParams({ part: '2' }))).toEqual([])
})

test('what comes to a merchant’s own phone has a tab of its own', async () => {
  const merchant = await aMerchantAtHome()
  const id = await takenIn({ recipientPhone: '94440001', recipientName: 'متجر لبان' })
  expect(await pageOf(merchant.ctx)).toMatchObject({ counts: { all: 0, mine: 1 }, mine: null })
  expect(await pageOf(merchant.ctx, { tab: 'mine' })).toMatchObject({ rows: [], mine: [{ id, isSent: false }] })
})

test('who has a key sees how it is used, and what share of messages arrived at once', async () => {
  const merchant = await aMerchantAtHome()
  expect((await pageOf(merchant.ctx)).link).toBeNull()
  await makeOwnKey(merchant.ctx, { name: 'المتجر', mode: 'live' })
  expect((await pageOf(merchant.ctx)).link).toMatchObject({ mode: 'live', usedAt: null, share: null, isFailing: false })
  const { id: webhookId } = await addOwnWebhook(merchant.ctx, { url: 'https://shop.om/hook', cancelled: 'yes' })
  const now = office.visitor().now()
  const told = { webhookId, body: '{}', madeAt: now, nextAt: null, lastStatus: 200 }
  await office.db
    .insertInto('apiDeliveries')
    .values([
      ...[1, 1, 3].map((tries) => ({ ...told, id: newId(), tries, heardAt: now })),
      { ...told, id: newId(), tries: 0, heardAt: null, lastStatus: null },
    ])
    .execute()
  expect((await pageOf(merchant.ctx)).link).toMatchObject({ share: 66.6 })
})

test('the whole page is asked for in at most twelve statements, and whoever is no merchant keeps the plain one', async () => {
  const merchant = await aMerchantAtHome()
  await makeOwnKey(merchant.ctx, { name: 'المتجر', mode: 'live' })
  await booked(merchant)
  const open = (ctx: Ctx) => loader(visit(ctx, '/dashboard/parcels') as never)
  const asked = await statementsOf(() => open(merchant.ctx))
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
  const plain = office.customer(await withAccounts(office).account({ phone: '+96893000002' }))
  expect(await open(plain)).toMatchObject({ merchant: null, own: { rows: [{ isSent: false }], hasMoney: false } })
})
