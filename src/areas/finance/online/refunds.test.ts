import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { bankLine } from '#areas/finance/bank/line-detail.ts'
import { settleCards } from '#areas/finance/bank/use-cases/settle-cards.ts'
import { unmatchLine } from '#areas/finance/bank/use-cases/unmatch-line.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { cancelPayout, reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout, transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { heldCredit } from '#areas/finance/receipts/credit.ts'
import { paymentAllocated } from '#areas/finance/receipts/facts.ts'
import { chosen, payAll } from '#areas/finance/receipts/receiving.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { banksOf } from '#testing/banks.ts'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { thawaniDouble } from '#testing/thawani.ts'
import { askAbout } from './asking.ts'
import { onlinePayment } from './queries.ts'
import { refundsOf } from './refundable.ts'
import { reconcileRefunds, sendToProvider } from './refunding.ts'
import { askOnlineRefund } from './use-cases/ask-online-refund.ts'
import { connectProvider, disconnectProvider } from './use-cases/connect-provider.ts'
import { beginRefund, sendRefund } from './use-cases/send-refund.ts'
import { decideRefund, settleOnlineRefund } from './use-cases/settle-online-refund.ts'
import { startOnlinePayment } from './use-cases/start-online-payment.ts'

const office = testOffice()
const { owner, owes, huda, id, debt, credit, wrong } = ownersOf(office)
const { colleague } = boxesOf(office)
const { account, taken, lines } = banksOf(office)

let thawani: Awaited<ReturnType<typeof thawaniDouble>>
beforeEach(async () => {
  thawani = await thawaniDouble()
  await connectProvider(huda(), thawani.account)
})
afterEach(() => thawani.close())

/** A customer who has paid so much online and owes nothing. */
async function paidOnline(amount = '20') {
  const salim = await owner()
  const { id: paymentId } = await startOnlinePayment(salim.ctx, { id: id(), amount, due: [] })
  thawani.pay(thawani.sessionOf(paymentId)?.session_id ?? '')
  await askAbout(office.visitor(), paymentId)
  return { ...salim, paymentId }
}
const asks = (paymentId: string, amount = '20', ctx = huda()) =>
  askOnlineRefund(ctx, { id: id(), paymentId, amount, purpose: 'دفع مرتين' })
/** All that lies there pays, though it is promised: what no act of ours does, and a promise has to bear all the same. */
const usesUp = command({
  name: 'test.use-up',
  permission: anyone,
  input: z.object({ partyId: z.string() }),
  async run(work, { partyId }) {
    for (const receipt of await heldCredit(work, partyId))
      await payAll(work, receipt, await chosen(work, { partyId, amount: receipt.unused, dues: [] }))
    work.record(paymentAllocated, partyId, { partyId, amount: 0n })
  },
})
const statusOf = async (payoutId: string) =>
  (await office.db.selectFrom('payouts').select('status').where('id', '=', payoutId).executeTakeFirstOrThrow()).status
const withThem = () => balanceOf(office, { account: '1150', key: 'thawani' })
const nothingWrong = async () => expect(await wrong()).toEqual([])
const later = (minutes: number) => {
  const house = office.visitor()
  const then = new Date(house.now().getTime() + minutes * 60_000)
  return { ...house, now: () => then }
}

test('pressed ten times at once it is sent once, posted when they confirm it, and the customer hears of it', async () => {
  const { paymentId, partyId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId, '12.500')
  await Promise.allSettled(Array.from({ length: 10 }, () => sendRefund(huda(), { payoutId })))

  expect([thawani.refunds.refundsAsked, [...thawani.refunded.values()]]).toEqual([1, [12_500]])
  expect([await statusOf(payoutId), await credit(partyId), await withThem()]).toEqual(['paid', 7_500n, 7_500n])
  const paid = await office.db.selectFrom('payoutPayments').select(['account', 'key', 'reference']).executeTakeFirstOrThrow()
  expect(paid).toMatchObject({ account: '1150', key: 'thawani', reference: expect.stringMatching(/^refund-pay-/) })
  await office.announce()
  expect((await office.messages()).map(({ text }) => text).join('\n')).toContain('رددنا إليك 12.500 ر.ع.، عبر مزوّد الدفع')
  await nothingWrong()
  await expect(reversePayout(huda(), { payoutId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.refund-stays' })
})

test('an answer that was lost is asked for again, and money goes back once', async () => {
  const { paymentId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId)
  thawani.losesRefunds = true
  expect(await sendRefund(huda(), { payoutId })).toMatchObject({ status: 'sending' })
  expect([await statusOf(payoutId), await withThem()]).toEqual(['sending', 20_000n])
  await expect(cancelPayout(huda(), { payoutId, reason: 'عدل' })).rejects.toMatchObject({ code: 'finance.payout-changed' })
  await expect(reverseReceipt(huda(), { receiptId: paymentId, reason: 'خطأ' })).rejects.toMatchObject({
    code: 'finance.receipt-of-online',
  })
  thawani.losesRefunds = false
  await Promise.all([1, 2, 3].map(() => reconcileRefunds(later(15))))
  expect([await statusOf(payoutId), thawani.refunded.size, await withThem()]).toEqual(['paid', 1, 0n])
  await nothingWrong()
})

test('killed after it was marked as sent, it is sent by the next round; a part that may have come there is not sent again', async () => {
  const { paymentId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId, '5')
  await beginRefund(huda(), { payoutId })
  expect(thawani.refunds.refundsAsked).toBe(0)
  thawani.losesRefunds = true
  await sendToProvider(office.visitor(), payoutId)
  thawani.losesRefunds = false
  await reconcileRefunds(later(15))
  expect([await statusOf(payoutId), thawani.refunds.refundsAsked]).toEqual(['sending', 1])

  const found = { payoutId, found: 'back', reference: 'RF-77' } as const
  await expect(decideRefund(huda(), { payoutId, found: 'back' })).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  const twice = await Promise.allSettled([1, 2].map(() => decideRefund(huda(), found)))
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await statusOf(payoutId), await withThem()]).toEqual(['paid', 15_000n])
  await nothingWrong()
})

test('looked up there and not given back, it may be sent again; what is known or on its way nobody decides', async () => {
  const { paymentId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId, '5')
  await beginRefund(huda(), { payoutId })
  await expect(decideRefund(huda(), { payoutId, found: 'not-back' })).rejects.toMatchObject({
    code: 'finance.refund-not-unheard',
  })
  thawani.failing = 503
  await sendToProvider(office.visitor(), payoutId)
  thawani.failing = null
  await decideRefund(huda(), { payoutId, found: 'not-back' })
  expect(await statusOf(payoutId)).toBe('approved')
  expect(await sendRefund(huda(), { payoutId })).toMatchObject({ status: 'paid' })
  // What is answered late changes nothing any more.
  await settleOnlineRefund(huda(), { payoutId, answer: { refused: 'no', code: 4300 } })
  expect(await statusOf(payoutId)).toBe('paid')
  await nothingWrong()
})

test('what they refuse is said plainly, and goes back another way', async () => {
  const { paymentId, partyId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId)
  thawani.refunds.refusing = 4300
  expect(await sendRefund(huda(), { payoutId })).toMatchObject({ status: 'rejected' })
  expect([await credit(partyId), await withThem()]).toEqual([20_000n, 20_000n])
  await expect(asks(paymentId)).rejects.toMatchObject({ code: 'finance.not-back-online' })
  const shown = await onlinePayment(huda(), paymentId)
  expect(shown && (await refundsOf(huda(), shown))).toMatchObject({
    why: 'لا يردّ المزوّد هذه العملية. ردّ المبلغ تحويلًا أو نقدًا.',
    unused: 20_000n,
  })
  const other = { method: 'bank-transfer', iban: 'OM810180000001299123456' } as const
  await askRefund(huda(), { id: id(), partyId, amount: '20', purpose: 'دفع مرتين', ...other })
  await nothingWrong()
})

test('above the amount of the rule another agrees, of two at once one, and it waits for that', async () => {
  const { paymentId } = await paidOnline('80')
  const accountant = await colleague('noura', 'accountant')
  const checkers = [await colleague('said', 'financeManager'), await colleague('badr', 'financeManager')]
  const { id: payoutId, isWaiting, approvalId } = await asks(paymentId, '80', accountant)
  expect(isWaiting).toBe(true)
  await expect(sendRefund(accountant, { payoutId })).rejects.toMatchObject({ code: 'finance.payout-changed' })
  await expect(approve(accountant, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'access.own-request' })
  const agreed = await Promise.allSettled(checkers.map((checker) => approve(checker, { approvalId: approvalId ?? '' })))
  expect(agreed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await sendRefund(accountant, { payoutId })).toMatchObject({ status: 'paid' })
  await nothingWrong()
})

test('no more than is left of it, once, and by no other way', async () => {
  const { paymentId, partyId } = await paidOnline()
  for (const amount of ['20.001', '0'])
    await expect(asks(paymentId, amount)).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => asks(paymentId, '8')))
  const [done, second] = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(second).toBeUndefined()
  const payoutId = done?.id ?? ''
  await expect(payPayout(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.payout-by-bank' })
  await expect(transferPayout(huda(), { payoutId, account: id(), reference: 'TT1' })).rejects.toMatchObject({
    code: 'finance.payout-in-cash',
  })
  await owes(partyId, '20')
  await usesUp(huda(), { partyId })
  await expect(sendRefund(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.credit-used' })
  await disconnectProvider(huda(), {})
  await expect(sendRefund(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.no-provider' })
})

test('used while they were asked, it is gone all the same: what it paid is open again', async () => {
  const { paymentId, partyId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId)
  thawani.losesRefunds = true
  await sendRefund(huda(), { payoutId })
  await owes(partyId, '15')
  await usesUp(huda(), { partyId })
  expect(await debt(partyId)).toBe(0n)
  thawani.losesRefunds = false
  await reconcileRefunds(later(15))
  expect([await statusOf(payoutId), await debt(partyId), await credit(partyId)]).toEqual(['paid', 15_000n, 0n])
  await nothingWrong()
})

test('what went back is missing from what they pay out, and is settled with it; one line is of one provider', async () => {
  const { paymentId, partyId } = await paidOnline()
  const { id: payoutId } = await asks(paymentId, '5')
  await sendRefund(huda(), { payoutId })
  await receivePayment(huda(), { id: id(), partyId, method1: 'card', amount1: '30', reference1: '0001' })
  const { receivedOn } = await office.db.selectFrom('receipts').select('receivedOn').executeTakeFirstOrThrow()
  const accountId = await account()
  await taken(huda(), accountId, [`${receivedOn},THAWANI PAYOUT,T1,,14.700,14.700`])
  const [line] = await lines(accountId)
  const lineId = line?.id ?? ''
  const shown = await bankLine(huda(), lineId, '')
  const all = shown?.choices?.cards.map(({ id: part }) => part) ?? []
  expect(all).toHaveLength(3)
  await expect(settleCards(huda(), { lineId, part: all })).rejects.toMatchObject({ issues: [{ path: ['part'] }] })
  const [proposal] = shown?.choices?.proposals ?? []
  expect(proposal).toMatchObject({ act: 'cards', title: 'الدفع الإلكتروني، يوم واحد', sure: true })
  const part = proposal?.fields.flatMap(([name, value]) => (name === 'part' ? [value] : [])) ?? []
  await settleCards(huda(), { lineId, part })
  expect([await withThem(), await balanceOf(office, { account: '6150' })]).toEqual([0n, 300n])
  await nothingWrong()
  await unmatchLine(huda(), { lineId, reason: 'سطر آخر' })
  expect(await withThem()).toBe(15_000n)
  await nothingWrong()
})
