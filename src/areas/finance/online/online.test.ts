import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onlineReports } from '#app/online-reports.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { thawaniDouble } from '#testing/thawani.ts'
import { askAbout, reconcileOnline } from './asking.ts'
import { outcomeOf, toldPath } from './online-payment.ts'
import { activeProvider } from './providers.ts'
import { connectedProvider, differingPayments, keyRefused, ownOnlinePayment } from './queries.ts'
import { askProvider } from './use-cases/ask-provider.ts'
import { connectProvider, disconnectProvider } from './use-cases/connect-provider.ts'
import { acceptOnlineAmount, settleOnlinePayment } from './use-cases/settle-online-payment.ts'
import { askOwnPayment, beginOnlinePayment, leaveOwnPayment, startOnlinePayment } from './use-cases/start-online-payment.ts'

const office = testOffice()
const { owner, owes, huda, id, debt, credit, wrong } = ownersOf(office)
type Owner = Awaited<ReturnType<typeof owner>>

let thawani: Awaited<ReturnType<typeof thawaniDouble>>
beforeEach(async () => {
  thawani = await thawaniDouble()
  await connectProvider(huda(), thawani.account)
})
afterEach(() => thawani.close())

const starts = async (whose: Owner, amount = '20', due: string[] = []) =>
  (await startOnlinePayment(whose.ctx, { id: id(), amount, due })).id
const pays = (paymentId: string, amount?: number) => thawani.pay(thawani.sessionOf(paymentId)?.session_id ?? '', amount)
const tells = async (message: { raw: string; headers: Headers }) => {
  const web = new Hono().post(toldPath, onlineReports(office.visitor()))
  message.headers.set('content-length', String(message.raw.length))
  return (await web.request(toldPath, { method: 'POST', body: message.raw, headers: message.headers })).status
}
const told = (paymentId: string) => tells(thawani.telling(paymentId, { at: office.visitor().now() }))
const stateOf = async (whose: Owner, paymentId: string) => (await ownOnlinePayment(whose.ctx, paymentId))?.state
const receipts = () => office.db.selectFrom('receipts').select(['id', 'number', 'amount']).execute()
const hour = 3_600_000

test('a payment is opened with the provider, paid there, told of a hundred times at once, and is one receipt', async () => {
  const salim = await owner()
  await owes(salim.partyId, '8', '2026-01-05')
  const { chargeId } = await owes(salim.partyId, '15', '2026-01-25')
  const paymentId = await starts(salim, '20', [chargeId])
  expect(await ownOnlinePayment(salim.ctx, paymentId)).toMatchObject({
    state: 'pending',
    redirectUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/checkout_/),
  })
  pays(paymentId)
  const answers = await Promise.all(Array.from({ length: 100 }, () => told(paymentId)))

  expect(new Set(answers)).toEqual(new Set([204]))
  expect(await receipts()).toEqual([{ id: paymentId, number: 'RC-SLL26-00001', amount: 20_000n }])
  const open = await office.db.selectFrom('charges').select(['dueOn', 'openNet']).orderBy('dueOn').execute()
  expect(open.map(({ openNet }) => openNet)).toEqual([3_000n, 0n])
  expect(await stateOf(salim, paymentId)).toBe('paid')
  await office.announce()
  const heard = (await office.messages()).map(({ text }) => text).join('\n')
  expect(heard).toContain('استلمنا دفعتك 20.000 ر.ع. وصدر السند RC-SLL26-00001')
  expect(heard, 'and of one payment nobody hears twice').not.toMatch(/عن .*السند RC-/)
  expect(await wrong()).toEqual([])
})

test('what comes back, or is told too early, forged, stale or unreadable, is no money', async () => {
  const salim = await owner()
  const paymentId = await starts(salim)
  expect(await told(paymentId)).toBe(204)
  await askOwnPayment(salim.ctx, { paymentId })
  expect([await stateOf(salim, paymentId), await receipts()]).toEqual(['pending', []])

  pays(paymentId)
  const now = office.visitor().now()
  const { asked } = thawani
  expect(await tells(thawani.telling(paymentId, { at: now, signedBy: 'guessed' }))).toBe(401)
  expect(await tells(thawani.telling(paymentId, { at: new Date(now.getTime() - hour) }))).toBe(401)
  expect(await tells({ raw: '{', headers: thawani.telling(paymentId, { at: now }).headers })).toBe(401)
  expect([thawani.asked, await receipts()]).toEqual([asked, []])
  expect(await tells(thawani.telling(id(), { at: now }))).toBe(204)
  // Of whatever event: the provider is asked.
  expect(await tells(thawani.telling(paymentId, { at: now, event: 'payment.failed' }))).toBe(204)
  expect(await receipts()).toHaveLength(1)
})

test('a lost message is made up for every quarter of an hour, and once', async () => {
  const salim = await owner()
  const paymentId = await starts(salim)
  pays(paymentId)
  await Promise.all([reconcileOnline(office.visitor()), reconcileOnline(office.visitor()), told(paymentId)])
  await reconcileOnline(office.visitor())
  expect([await stateOf(salim, paymentId), (await receipts()).length]).toEqual(['paid', 1])
})

test('killed between opening and knowing it: the session is found by our reference, and not opened twice', async () => {
  const salim = await owner()
  thawani.losesAnswers = true
  const paymentId = await starts(salim)
  expect(await stateOf(salim, paymentId)).toBe('started')
  thawani.losesAnswers = false
  await askOwnPayment(salim.ctx, { paymentId })
  expect([await stateOf(salim, paymentId), thawani.created]).toEqual(['pending', 1])
  pays(paymentId)
  await reconcileOnline(office.visitor())
  expect(await receipts()).toHaveLength(1)
})

test('the provider away: nothing is lost, the same payment is opened when it is back', async () => {
  const salim = await owner()
  thawani.failing = 503
  const paymentId = await starts(salim)
  expect(await ownOnlinePayment(salim.ctx, paymentId)).toMatchObject({ state: 'started', redirectUrl: null })
  await expect(askProvider(huda(), { paymentId })).rejects.toMatchObject({ status: 424 })
  await expect(starts(salim)).rejects.toMatchObject({ status: 424 })
  thawani.failing = null
  await askOwnPayment(salim.ctx, { paymentId })
  expect([await stateOf(salim, paymentId), thawani.created]).toEqual(['pending', 1])
})

test('before another is opened the older is cancelled with the provider; paid meanwhile, it counts, and nothing new begins', async () => {
  const salim = await owner()
  await owes(salim.partyId, '20')
  const first = await starts(salim)
  const second = await starts(salim)
  expect([await stateOf(salim, first), await stateOf(salim, second)]).toEqual(['failed', 'pending'])
  expect(thawani.sessionOf(first)?.payment_status).toBe('cancelled')
  pays(second)
  await expect(starts(salim)).rejects.toMatchObject({ code: 'finance.paid-before' })
  expect([await stateOf(salim, second), await debt(salim.partyId)]).toEqual(['paid', 0n])
})

test('ten presses at once, of one form and of several, are one open payment', async () => {
  const salim = await owner()
  const form = id()
  const press = (formId: string) => startOnlinePayment(salim.ctx, { id: formId, amount: '20', due: [] })
  await Promise.allSettled(Array.from({ length: 10 }, (_, at) => press(at % 2 ? form : id())))
  const open = await office.db.selectFrom('onlinePayments').select('id').where('state', 'in', ['started', 'pending']).execute()
  expect(open).toHaveLength(1)
})

test('paid after it was cancelled or over: the money came, so there is its receipt', async () => {
  const salim = await owner()
  const paymentId = await starts(salim)
  await leaveOwnPayment(salim.ctx, { paymentId })
  expect(await stateOf(salim, paymentId)).toBe('failed')
  Object.assign(thawani.sessionOf(paymentId) ?? {}, { payment_status: 'paid' })
  await told(paymentId)
  expect([await stateOf(salim, paymentId), await credit(salim.partyId)]).toEqual(['paid', 20_000n])
  expect(await wrong()).toEqual([])
})

test('another amount than was asked for is no receipt until somebody has looked at it', async () => {
  const salim = await owner()
  const paymentId = await starts(salim)
  pays(paymentId, 19_000)
  await Promise.all([told(paymentId), told(paymentId)])
  expect([await stateOf(salim, paymentId), await receipts()]).toEqual(['differs', []])
  expect(await differingPayments(huda())).toMatchObject([{ id: paymentId, title: 'وصل 19.000 ر.ع. والمطلوب 20.000 ر.ع.' }])

  const taken = await Promise.allSettled([1, 2].map(() => acceptOnlineAmount(huda(), { paymentId })))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([(await receipts()).map(({ amount }) => amount), await differingPayments(huda())]).toEqual([[19_000n], []])
})

test('what is told of one payment settles no other', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  const [own, other] = [await starts(salim), await starts(said)]
  const paid = { reference: other, state: 'paid', amount: 20_000n, invoice: '20260001' } as const
  await expect(settleOnlinePayment(huda(), { paymentId: own, told: paid })).rejects.toThrow('another payment')
  expect(await receipts()).toEqual([])
})

test('what is over is over: states follow from what is said, and money is believed even after the end', () => {
  const now = new Date('2026-01-15T08:00:00Z')
  const known = { state: 'pending', amount: 5n, startedAt: now, expiresAt: new Date(now.getTime() - hour) } as const
  const unpaid = { state: 'unpaid', amount: 5n } as const
  expect(outcomeOf(known, unpaid, now)).toBe('expired')
  expect(outcomeOf({ ...known, expiresAt: now }, unpaid, now)).toBe('pending')
  expect(outcomeOf({ ...known, state: 'expired' }, { state: 'cancelled', amount: 5n }, now)).toBe('expired')
  expect(outcomeOf({ ...known, state: 'failed' }, { state: 'paid', amount: 5n }, now)).toBe('paid')
  expect(outcomeOf({ ...known, state: 'started' }, null, now)).toBe('started')
  expect(outcomeOf({ ...known, state: 'started', startedAt: new Date(now.getTime() - hour) }, null, now)).toBe('expired')
})

test('what was begun is known before the provider is; said again it is the same, and a second beside it is not begun', async () => {
  const salim = await owner()
  const paymentId = id()
  for (let time = 0; time < 2; time += 1) await beginOnlinePayment(salim.ctx, { id: paymentId, amount: '20' })
  expect(await ownOnlinePayment(salim.ctx, paymentId)).toMatchObject({ state: 'started', redirectUrl: null })
  const another = beginOnlinePayment(salim.ctx, { id: id(), amount: '20' })
  await expect(another).rejects.toMatchObject({ code: 'finance.payment-under-way' })
})

test('only one’s own is asked about, and only what one owes is meant', async () => {
  const [salim, said] = [await owner(), await owner('سعيد المعشني')]
  const { chargeId } = await owes(said.partyId, '15')
  await expect(starts(salim, '15', [chargeId])).rejects.toMatchObject({ status: 404 })
  await expect(starts(salim, '0.050')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const paymentId = await starts(salim)
  for (const act of [askOwnPayment, leaveOwnPayment])
    for (const id of [paymentId, '١٢٣']) await expect(act(said.ctx, { paymentId: id })).rejects.toMatchObject({ status: 404 })
  await expect(askProvider(huda(), { paymentId: '9'.repeat(40) })).rejects.toMatchObject({ status: 404 })
  expect(await ownOnlinePayment(said.ctx, paymentId)).toBeNull()
})

test('keys lie sealed and are in no fact; without a provider nobody begins, and what was begun is followed to its end', async () => {
  const salim = await owner()
  const paymentId = await starts(salim)
  await disconnectProvider(huda(), {})
  expect(await activeProvider(office.visitor())).toBeNull()
  await expect(starts(await owner('سعيد المعشني'))).rejects.toMatchObject({ code: 'finance.no-provider' })
  pays(paymentId)
  await askAbout(office.visitor(), paymentId)
  expect(await receipts()).toHaveLength(1)

  const kept = JSON.stringify(await office.db.selectFrom('onlineProviders').selectAll().execute())
  const facts = JSON.stringify(await office.db.selectFrom('facts').select('data').execute())
  for (const key of [thawani.account.secretKeyPassword, thawani.account.webhookPassword]) expect(kept + facts).not.toContain(key)
})

test('a wrong key and a refund are answered as the provider answers them', async () => {
  const salim = await owner()
  const paymentId = await starts(salim)
  pays(paymentId)
  const provider = await activeProvider(office.visitor())
  const invoice = thawani.sessionOf(paymentId)?.invoice ?? ''
  expect(await provider?.refund({ invoice, amount: 20_000n, reason: 'دُفع مرتين' })).toEqual({ refundId: `refund-pay-${invoice}` })
  const again = provider?.refund({ invoice, amount: 20_000n, reason: 'مرة أخرى' })
  expect(await again).toEqual({ refused: 'before', code: 4301 })
  const guessed = { ...thawani.account, secretKeyPassword: 'guessed' }
  await expect(connectProvider(huda(), guessed)).rejects.toMatchObject({ issues: [{ path: ['secretKeyPassword'] }] })
  expect(await provider?.find(paymentId)).toMatchObject({ reference: paymentId })
})

test('a key that is not taken any more is said to whoever connects, until it is given anew; a silent provider is kept and told apart', async () => {
  const salim = await owner()
  const since = office.visitor().now()
  office.later(hour)
  thawani.failing = 401
  await starts(salim).catch(() => null)
  expect(await keyRefused(huda())).toMatchObject([{ kind: 'مزوّد الدفع' }])
  expect(await keyRefused(office.staff('zahra'))).toEqual([])
  expect((await connectedProvider(office))?.refusedSince?.getTime()).toBeGreaterThan(since.getTime())
  thawani.failing = 503
  office.later(hour)
  expect(await connectProvider(huda(), thawani.account)).toEqual({ isHeard: false })
  thawani.failing = null
  expect(await connectProvider(huda(), thawani.account)).toEqual({ isHeard: true })
  expect([await keyRefused(huda()), (await connectedProvider(office))?.refusedSince]).toEqual([[], null])
})
