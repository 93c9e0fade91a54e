import { expect, test } from 'vitest'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { expireApprovals } from '#areas/access/approvals/use-cases/expire-approvals.ts'
import { mergeCustomers } from '#areas/customers/merging/use-cases/merge-customers.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { allocatePayment } from '#areas/finance/receipts/use-cases/allocate-payment.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import type { AskRefundForm } from './inputs.ts'
import { askRefund } from './use-cases/ask-refund.ts'
import { cancelPayout, reversePayout } from './use-cases/end-payout.ts'
import { payPayout, transferPayout } from './use-cases/pay-payout.ts'

const office = testOffice()
const { person, huda, id, customer, box, owes, pays, credit, inBox, wrong } = payersOf(office)
const { colleague, house } = boxesOf(office)

const nothingWrong = async () => expect(await wrong()).toEqual([])
const iban = 'OM810180000001299123456'
const asks = (partyId: string, amount: string, more: Partial<AskRefundForm> = {}, ctx = huda()) =>
  askRefund(ctx, { id: id(), partyId, amount, method: 'cash', purpose: 'ألغى الحجز', ...more })
const statusOf = async (payoutId: string) =>
  (await office.db.selectFrom('payouts').select('status').where('id', '=', payoutId).executeTakeFirstOrThrow()).status
const bankAccount = (heldFor: 'operating' | 'trust' = 'operating') =>
  addCompanyAccount(huda(), { bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor })

async function transferred(partyId: string, amount: string) {
  const { id: account } = await bankAccount()
  const way = { method1: 'bank-transfer', amount1: amount, reference1: 'FT26015', account1: account } as const
  await receivePayment(huda(), { id: id(), partyId, ...way })
  return account
}

test('cash that was paid and not used goes back by a numbered voucher, out of the box one keeps', async () => {
  const [boxId, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const { id: payoutId, number, isWaiting } = await asks(salim, '12.500')
  expect([number, isWaiting, await credit(salim)]).toEqual(['PV-SLL26-00001', false, 30_000n])

  await payPayout(huda(), { payoutId })
  expect([await credit(salim), await inBox(boxId), await statusOf(payoutId)]).toEqual([17_500n, 17_500n, 'paid'])
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.voucher-submitted', 'finance.voucher-paid']))
  await nothingWrong()
})

test('a transfer goes back from an account of the company, and not out of more than lies in it', async () => {
  const salim = await customer()
  const account = await transferred(salim, '15')
  await box()
  await pays(salim, '5')
  const more = { method: 'bank-transfer' as const, iban }
  const fault = { path: ['otherWay'], message: expect.stringContaining('وصل بهذه الطريقة 15.000 ر.ع. فقط') }
  await expect(asks(salim, '20', more)).rejects.toMatchObject({ issues: [fault] })
  const noura = await colleague('noura', 'accountant')
  const { id: payoutId, approvalId } = await asks(salim, '20', { ...more, otherWay: 'يريده كله في حسابه' }, noura)
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  const order = { payoutId, account, reference: 'TT26-9' }
  await expect(transferPayout(huda(), order)).rejects.toMatchObject({ issues: [{ path: ['account'] }] })
  await cancelPayout(huda(), { payoutId, reason: 'يُردّ ما في البنك فقط' })

  const { id: second } = await asks(salim, '15', { method: 'bank-transfer', iban })
  await expect(payPayout(huda(), { payoutId: second })).rejects.toMatchObject({ code: 'finance.payout-by-bank' })
  await transferPayout(huda(), { ...order, payoutId: second })
  // What came by transfer went back; the cash is still there.
  const left = await office.db.selectFrom('receipts').select(['number', 'unused']).orderBy('number').execute()
  expect(left.map(({ unused }) => unused)).toEqual([0n, 5_000n])
  await nothingWrong()
})

test('above the amount of the rule another agrees, and never whoever asked', async () => {
  const salim = await customer()
  const account = await transferred(salim, '80')
  const accountant = await colleague('noura', 'accountant')
  const checker = await colleague('said', 'financeManager')
  const { id: payoutId, approvalId } = await asks(salim, '80', { method: 'bank-transfer', iban }, accountant)
  await expect(approve(accountant, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'access.own-request' })
  await expect(transferPayout(accountant, { payoutId, account, reference: 'TT1' })).rejects.toMatchObject({
    code: 'finance.payout-changed',
  })
  await approve(checker, { approvalId: approvalId ?? '' })
  await transferPayout(accountant, { payoutId, account, reference: 'TT1' })
  const paid = await office.db.selectFrom('payouts').select(['status', 'askedBy', 'approvedBy']).executeTakeFirstOrThrow()
  expect(paid).toEqual({ status: 'paid', askedBy: accountant.actor.id, approvedBy: checker.actor.id })
  await nothingWrong()
})

test('refused, or not decided in time, it is over, keeps its number and promises nothing any more', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '90')
  const accountant = await colleague('noura', 'accountant')
  const checker = await colleague('said', 'financeManager')
  const { id: first, approvalId } = await asks(salim, '90', {}, accountant)
  await expect(asks(salim, '5')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await reject(checker, { approvalId: approvalId ?? '', note: 'يُخصم مما عليه', decision: 'reject' })
  expect(await statusOf(first)).toBe('rejected')

  const { id: second, approvalId: old } = await asks(salim, '90', {}, accountant)
  await office.db
    .updateTable('approvals')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', old ?? '')
    .execute()
  await expireApprovals(house(), {})
  expect(await statusOf(second)).toBe('rejected')
  const { id: third, number, approvalId: cancelled } = await asks(salim, '90', {}, accountant)
  await cancelPayout(accountant, { payoutId: third, reason: 'عدل عن الرد' })
  await expect(approve(checker, { approvalId: cancelled ?? '' })).rejects.toMatchObject({ code: 'access.decided' })
  expect(number).toBe('PV-SLL26-00003')
  await nothingWrong()
})

const bad: [string, Partial<AskRefundForm>, string][] = [
  ['more than there is', { amount: '30.005' }, 'amount'],
  ['half a coin', { amount: '1.003' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['a transfer to nowhere', { method: 'bank-transfer', otherWay: 'طلب التحويل' }, 'iban'],
  ['another way without a word', { method: 'bank-transfer', iban }, 'otherWay'],
  ['no reason', { purpose: '' }, 'purpose'],
]
test.each(bad)('refused under its field: %s', async (_, typed, field) => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  await expect(asks(salim, '5', typed)).rejects.toMatchObject({ issues: [expect.objectContaining({ path: [field] })] })
  expect(await office.db.selectFrom('payouts').select('id').execute()).toEqual([])
})

test('eight ask for one credit and six pay one voucher: as much is promised as there is, and it is paid once', async () => {
  const [boxId, salim] = [await box(), await customer()]
  await pays(salim, '18')
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => asks(salim, '6')))
  const done = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(done.map(({ number }) => number).sort()).toEqual(['PV-SLL26-00001', 'PV-SLL26-00002', 'PV-SLL26-00003'])

  const payoutId = done[0]?.id ?? ''
  const paid = await Promise.allSettled(Array.from({ length: 6 }, () => payPayout(huda(), { payoutId })))
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await credit(salim), await inBox(boxId)]).toEqual([12_000n, 12_000n])
  await nothingWrong()
})

test('two refunds of one credit from two boxes, beside an allocation of it: nothing goes below zero', async () => {
  const salim = await customer()
  for (const keeper of ['huda', 'noor']) await box(keeper)
  const said = await customer('سعيد المعشني')
  for (const keeper of ['huda', 'noor']) await pays(said, '50', {}, keeper)
  await pays(salim, '20')
  const [first, second] = [await asks(salim, '10'), await asks(salim, '10')]
  await owes(salim, '15')
  const results = await Promise.allSettled([
    payPayout(huda(), { payoutId: first.id }),
    payPayout(person('noor'), { payoutId: second.id }),
    allocatePayment(huda(), { id: id(), partyId: salim }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await credit(salim)).toBeGreaterThanOrEqual(0n)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: expect.any(String) })
  await nothingWrong()
})

test('six presses of one form are one voucher', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '30')
  const form = { id: id(), partyId: salim, amount: '5', method: 'cash', purpose: 'ألغى الحجز' } as const
  await Promise.all(Array.from({ length: 6 }, () => askRefund(huda(), form)))
  expect(await office.db.selectFrom('payouts').select('number').execute()).toEqual([{ number: 'PV-SLL26-00001' }])
})

test('it is reversed once while its session is open, and the receipt has its credit again; later it comes back by a receipt', async () => {
  const [boxId, salim] = [await box(), await customer()]
  const { id: receiptId } = await pays(salim, '30')
  const { id: payoutId } = await asks(salim, '10')
  await expect(reversePayout(huda(), { payoutId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.payout-unpaid' })
  await payPayout(huda(), { payoutId })
  await expect(reverseReceipt(huda(), { receiptId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.receipt-refunded' })
  const tries = Array.from({ length: 4 }, () => reversePayout(huda(), { payoutId, reason: 'صُرف لغيره' }))
  expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await credit(salim), await inBox(boxId), await statusOf(payoutId)]).toEqual([30_000n, 30_000n, 'reversed'])
  await nothingWrong()

  const { id: second } = await asks(salim, '10')
  await payPayout(huda(), { payoutId: second })
  const { id: sessionId } = await office.db.selectFrom('cashSessions').select('id').executeTakeFirstOrThrow()
  await countSession(huda(), { sessionId, rials20: '1' })
  await closeSession(huda(), { sessionId })
  const late = reversePayout(huda(), { payoutId: second, reason: 'خطأ' })
  await expect(late).rejects.toMatchObject({ code: 'finance.session-closed' })
})

test('nobody pays cash without a box of their own or more than lies in it, nor without the right', async () => {
  const salim = await customer()
  await transferred(salim, '10')
  const noura = await colleague('noura', 'accountant')
  const { id: payoutId, approvalId } = await asks(salim, '10', { otherWay: 'لا حساب له' }, noura)
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  await expect(payPayout(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.no-session' })
  await box()
  await expect(payPayout(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.box-short' })
  for (const act of [payPayout, cancelPayout, reversePayout])
    await expect(act(office.staff('noor'), { payoutId, reason: 'خطأ' })).rejects.toMatchObject({ status: 403 })
  await expect(asks(salim, '1', {}, office.staff('noor'))).rejects.toMatchObject({ status: 403 })
})

test('what was paid under a record that was merged away goes back to the one person, from where it lies', async () => {
  const [boxId, kept, away] = [await box(), await customer(), await customer('سالم بن أحمد الكثيري')]
  await pays(kept, '5')
  await pays(away, '14')
  await mergeCustomers(huda(), { id: kept, otherId: away })
  const { id: payoutId } = await asks(kept, '18')
  await payPayout(huda(), { payoutId })
  expect([await credit(kept), await credit(away), await inBox(boxId)]).toEqual([0n, 1_000n, 1_000n])
  await expect(asks(kept, '1.005')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await nothingWrong()

  await reversePayout(huda(), { payoutId, reason: 'لم يستلمها' })
  expect([await credit(kept), await credit(away), await inBox(boxId)]).toEqual([5_000n, 14_000n, 19_000n])
  await nothingWrong()
})
