import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { receivePayment } from '#areas/finance/receipts/use-cases/receive-payment.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import type { AskRefundForm } from './inputs.ts'
import { askRefund } from './use-cases/ask-refund.ts'
import { payPayout } from './use-cases/pay-payout.ts'

const office = testOffice()
const { huda, person, id, customer, box, pays, wrong } = payersOf(office)
const { colleague, account } = banksOf(office)

const asks = (partyId: string, amount: string, more: Partial<AskRefundForm> = {}, ctx = huda()) =>
  askRefund(ctx, { id: id(), partyId, amount, method: 'cash', purpose: 'ألغى الحجز', ...more })

test('what is cut into small vouchers waits for somebody else like the whole, though two are asked for at once', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await box()
  await pays(salim, '100')
  await pays(said, '100')
  const fatima = await colleague('fatima', 'cashier')
  const waits = async (partyId: string) => (await asks(partyId, '12', {}, fatima)).isWaiting
  const both = await Promise.all([waits(salim), waits(salim)])
  expect(both.toSorted()).toEqual([false, true])
  expect(await waits(said)).toBe(true)
  const noor = await colleague('noor', 'cashier')
  expect((await asks(said, '12', {}, noor)).isWaiting).toBe(false)
  expect((await asks(salim, '12', {}, noor)).isWaiting).toBe(true)
})

test('what one colleague pays out in a day has an amount of its own, beside that of one voucher', async () => {
  const customers = [await customer(), await customer('سعيد المعشني'), await customer('علي الشحري')]
  await box()
  for (const one of customers) await pays(one, '50')
  const setTo = (threshold: bigint) =>
    office.db.updateTable('approvalRules').set({ threshold }).where('action', '=', 'finance.approve-payouts-of-day').execute()
  await setTo(30_000n)
  const fatima = await colleague('fatima', 'cashier')
  const waits: boolean[] = []
  for (const one of customers) waits.push((await asks(one, '15', {}, fatima)).isWaiting)
  expect(waits).toEqual([false, false, true])
  const [asked] = await office.db.selectFrom('approvals').select(['action', 'amount']).execute()
  expect(asked).toEqual({ action: 'finance.approve-payouts-of-day', amount: 15_000n })
  const noor = await colleague('noor', 'cashier')
  expect((await asks(customers[2] ?? '', '21', {}, noor)).isWaiting).toBe(true)
})

test('above the amount of the rule nobody pays on their own word, not even whoever agrees to what others ask', async () => {
  const [, salim] = [await box(), await customer()]
  await pays(salim, '900')
  const [manager, other] = [await colleague('salim', 'generalManager'), await colleague('maryam', 'generalManager')]
  expect((await asks(salim, '20', {}, manager)).isWaiting).toBe(false)
  const { id: payoutId, isWaiting, approvalId } = await asks(salim, '860', {}, manager)
  expect(isWaiting).toBe(true)
  await expect(approve(manager, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ code: 'access.own-request' })
  await expect(payPayout(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.payout-changed' })
  await approve(other, { approvalId: approvalId ?? '' })
  await payPayout(huda(), { payoutId })
  expect(await wrong()).toEqual([])
})

test('what goes to somebody else never goes to an account of the company', async () => {
  const salim = await customer()
  await Promise.all([box(), account()])
  await pays(salim, '15')
  const own = { method: 'bank-transfer' as const, iban: 'OM03 0270 0000 0000 0000 101', otherWay: 'لا يحضر' }
  await expect(asks(salim, '5', own)).rejects.toMatchObject({ issues: [{ path: ['iban'] }] })
  await expect(addSupplier(huda(), { name: 'قطع الغيار', iban: own.iban })).rejects.toMatchObject({
    issues: [{ path: ['iban'] }],
  })
})

/** So much by transfer, and so much in cash, with one receipt. */
const paysBoth = async (partyId: string, [transfer, cash]: [string, string?]) =>
  receivePayment(huda(), {
    ...{ id: id(), partyId, method1: 'bank-transfer', amount1: transfer, reference1: id(), account1: await account() },
    ...(cash ? { method2: 'cash', amount2: cash } : {}),
  })

test('cash for what came by transfer is never one person’s word, however little it is', async () => {
  const [, salim] = [await box('fatima'), await customer()]
  await pays(await customer('سعيد المعشني'), '50', {}, 'fatima')
  await paysBoth(salim, ['12.500'])
  const fatima = await colleague('fatima', 'cashier')
  await expect(asks(salim, '12.500', {}, fatima)).rejects.toMatchObject({ issues: [{ path: ['otherWay'] }] })
  const { id: payoutId, isWaiting, approvalId } = await asks(salim, '12.500', { otherWay: 'يريده نقدًا' }, fatima)
  expect(isWaiting).toBe(true)
  await expect(payPayout(person('fatima'), { payoutId })).rejects.toMatchObject({ code: 'finance.payout-changed' })
  await expect(approve(fatima, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ status: 403 })
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  await payPayout(person('fatima'), { payoutId })
  expect(await wrong()).toEqual([])
})

test('cash for what came by transfer waits for another also where the office has switched off the rule of vouchers', async () => {
  const [, salim] = [await box('fatima'), await customer()]
  const rules = (active: boolean) =>
    office.db.updateTable('approvalRules').set({ active }).where('action', 'like', 'finance.approve-payout%').execute()
  await rules(false)
  await paysBoth(salim, ['80'])
  const fatima = await colleague('fatima', 'cashier')
  const { isWaiting, approvalId } = await asks(salim, '2', { otherWay: 'يريده نقدًا' }, fatima)
  expect(isWaiting).toBe(true)
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  const said = await customer('سعيد المعشني')
  await pays(said, '80', {}, 'fatima')
  expect((await asks(said, '80', {}, fatima)).isWaiting).toBe(false)
  await rules(true)
})

test('what came in cash goes back in cash once, and a little of it does not turn the rest into cash', async () => {
  const [, salim, said] = [await box(), await customer(), await customer('سعيد المعشني')]
  const otherwise = { issues: [{ path: ['otherWay'] }] }
  await paysBoth(salim, ['15', '5'])
  await expect(asks(salim, '6')).rejects.toMatchObject(otherwise)
  const { id: payoutId, isWaiting } = await asks(salim, '5')
  expect(isWaiting).toBe(false)
  await expect(asks(salim, '5'), 'promised').rejects.toMatchObject(otherwise)
  await payPayout(huda(), { payoutId })
  await expect(asks(salim, '5'), 'paid').rejects.toMatchObject(otherwise)
  await pays(said, '5')
  expect((await asks(said, '5')).isWaiting).toBe(false)
  expect(await wrong()).toEqual([])
})

test('credit that somebody gave to a customer goes out by another’s word, not by theirs', async () => {
  const [, salim, said] = [await box(), await customer(), await customer('سعيد المعشني')]
  await paysBoth(salim, ['15'])
  const zahra = await colleague('zahra', 'financeManager')
  const agreed = { reason: 'أخوه', consent: 'كتب إلينا', evidence: [] }
  await askCreditTransfer(zahra, { id: id(), partyId: salim, takerId: said, amount: '15', ...agreed })
  expect((await asks(said, '5', {}, zahra)).isWaiting).toBe(true)
  expect((await asks(said, '5', {}, await colleague('noor', 'cashier'))).isWaiting).toBe(false)
})
