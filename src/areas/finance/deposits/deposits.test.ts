import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout, transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import type { AskDepositForm, DeductDepositForm } from './inputs.ts'
import { depositsDue } from './release.ts'
import { askDeposit } from './use-cases/ask-deposit.ts'
import { deductDeposit } from './use-cases/deduct-deposit.ts'
import { changeRelease, refundDeposit } from './use-cases/refund-deposit.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, debt, credit, inBox, wrong } = payersOf(office)
const { colleague } = boxesOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

const asks = async (partyId: string, amount: string, more: Partial<AskDepositForm> = {}) =>
  (await askDeposit(huda(), { id: id(), partyId, amount, line: 'cars', contract: 'CR-26-7', dueOn: '2026-01-15', ...more })).id
const deducts = (depositId: string, more: Partial<DeductDepositForm>) =>
  deductDeposit(huda(), { id: id(), depositId, charge: 'new', reason: 'ثبت بالمحضر', evidence: [pdf], ...more })
const refunds = (depositId: string, amount: string) =>
  refundDeposit(huda(), { id: id(), depositId, amount, method: 'cash', purpose: 'انتهى العقد' })
const heldOf = async (depositId: string) =>
  (await office.db.selectFrom('deposits').select('held').where('id', '=', depositId).executeTakeFirstOrThrow()).held
const awaited = (partyId: string) => balanceOf(office, { account: '9130', key: partyId })

/** Salim, an open box, and a deposit of a hundred that he has paid. */
async function held(amount = '100', more: Partial<AskDepositForm> = {}) {
  const [boxId, salim] = [await box(), await customer()]
  const depositId = await asks(salim, amount, more)
  const { id: receiptId } = await pays(salim, amount)
  return { boxId, salim, depositId, receiptId }
}

test('a deposit is asked for without tax, awaited beside the books, and held once it is paid with what else is due', async () => {
  const [boxId, salim] = [await box(), await customer()]
  const depositId = await asks(salim, '100')
  await owes(salim, '20')
  expect([await awaited(salim), await debt(salim), await heldOf(depositId)]).toEqual([100_000n, 20_000n, 0n])
  const paper = await office.db
    .selectFrom('invoices')
    .select(['number', 'kind', 'net', 'vat'])
    .where('kind', '=', 'deposit-demand')
    .execute()
  expect(paper).toEqual([{ number: 'DD-SLL26-00001', kind: 'deposit-demand', net: 100_000n, vat: 0n }])
  await nothingWrong()

  await pays(salim, '130')
  expect([await awaited(salim), await debt(salim), await credit(salim), await inBox(boxId)]).toEqual([0n, 0n, 10_000n, 130_000n])
  expect(await balanceOf(office, { account: '2140', key: depositId })).toBe(100_000n)
  await nothingWrong()
})

test('rent is held apart from cars, and a part payment holds its part', async () => {
  const [, salim] = [await box(), await customer()]
  const depositId = await asks(salim, '300', { line: 'rent', contract: 'L-9' })
  await pays(salim, '120')
  expect(await balanceOf(office, { account: '2130', key: depositId })).toBe(120_000n)
  expect([await awaited(salim), await heldOf(depositId)]).toEqual([180_000n, 120_000n])
  await nothingWrong()
})

test('damage is charged first and paid from the deposit, with what proves it; more than is held stays due', async () => {
  const { salim, depositId } = await held('30')
  const scratch = { kind: 'car-damage', description: 'خدش في الباب', price: '35' } as const
  await expect(deducts(depositId, { ...scratch, evidence: [] })).rejects.toMatchObject({ issues: [{ path: ['evidence'] }] })
  await deducts(depositId, scratch)
  expect([await heldOf(depositId), await debt(salim)]).toEqual([0n, 5_000n])
  expect(await office.db.selectFrom('depositDeductions').select(['reason']).execute()).toEqual([{ reason: 'ثبت بالمحضر' }])
  await nothingWrong()
})

test('an open due is paid from it as far as was said; a due of somebody else is not there', async () => {
  const { salim, depositId } = await held()
  const { chargeId } = await owes(salim, '20')
  const { chargeId: foreign } = await owes(await customer('سعيد المعشني'), '20')
  await expect(deducts(depositId, { charge: chargeId, amount: '20.005' })).rejects.toMatchObject({
    issues: [{ path: ['amount'] }],
  })
  await expect(deducts(depositId, { charge: foreign, amount: '5' })).rejects.toMatchObject({ status: 404 })
  await deducts(depositId, { charge: chargeId, amount: '15' })
  expect([await heldOf(depositId), await debt(salim)]).toEqual([85_000n, 5_000n])
  await nothingWrong()
})

test('what was deducted and then credited is held again, and pays again what is left', async () => {
  const { salim, depositId } = await held()
  const { invoiceId, chargeId } = await owes(salim, '40')
  await deducts(depositId, { charge: chargeId, amount: '40' })
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'قدّر أقل', chargeId1: chargeId, net1: '10' })
  expect([await heldOf(depositId), await debt(salim), await credit(salim)]).toEqual([70_000n, 0n, 0n])
  await nothingWrong()
})

test('it moves on to a new contract of the same customer, and to nobody else’s', async () => {
  const { salim, depositId } = await held()
  const next = await asks(salim, '150', { contract: 'CR-26-8' })
  const { chargeId } = await office.db.selectFrom('deposits').select('chargeId').where('id', '=', next).executeTakeFirstOrThrow()
  await deducts(depositId, { charge: chargeId, amount: '100', evidence: [] })
  expect([await heldOf(depositId), await heldOf(next), await awaited(salim)]).toEqual([0n, 100_000n, 50_000n])
  await nothingWrong()
})

test('R5: what is left goes back by a voucher, and never more than is held', async () => {
  const { boxId, salim, depositId } = await held()
  await owes(salim, '12')
  const { id: payoutId } = await refunds(depositId, '15')
  await expect(refunds(depositId, '90')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await payPayout(huda(), { payoutId })
  expect([await heldOf(depositId), await inBox(boxId)]).toEqual([85_000n, 85_000n])
  await reversePayout(huda(), { payoutId, reason: 'لم يتسلّمه' })
  expect([await heldOf(depositId), await inBox(boxId)]).toEqual([100_000n, 100_000n])
  await nothingWrong()
})

test('a tenant’s deposit may go back from the account of what belongs to others', async () => {
  const { depositId } = await held('18', { line: 'rent' })
  const account = { bank: 'بنك ظفار', holder: 'التحالف', iban: 'OM230180000000000000202', heldFor: 'trust' } as const
  const { id: trust } = await addCompanyAccount(huda(), account)
  const bank = { amount: '18', purpose: 'انتهى العقد', method: 'bank-transfer', iban: 'OM810180000001299123456' } as const
  const {
    id: payoutId,
    isWaiting,
    approvalId,
  } = await refundDeposit(await colleague('noura', 'accountant'), { id: id(), depositId, ...bank })
  const { otherWay } = await office.db.selectFrom('payouts').select('otherWay').executeTakeFirstOrThrow()
  expect([isWaiting, otherWay]).toEqual([true, expect.stringContaining('حساب الأمانات')])
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  const order = { payoutId, account: trust, reference: 'TT1' }
  await expect(transferPayout(huda(), order)).rejects.toMatchObject({ issues: [{ path: ['account'] }] })
  await nothingWrong()
})

test('eight deduct and two pay back from one deposit at once: as much goes as there was', async () => {
  const { salim, depositId } = await held('28')
  const { chargeId } = await owes(salim, '80')
  const vouchers = [await refunds(depositId, '9'), await refunds(depositId, '9')]
  const tries = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => deducts(depositId, { charge: chargeId, amount: '5' })),
    ...vouchers.map(({ id: payoutId }) => payPayout(huda(), { payoutId })),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason.code ?? one.reason.issues).toBeTruthy()
  expect(await heldOf(depositId)).toBe(0n)
  await nothingWrong()
})

test('a form pressed six times at once deducts once', async () => {
  const { salim, depositId } = await held()
  const { chargeId } = await owes(salim, '50')
  const form = { id: id(), depositId, charge: chargeId, amount: '5', reason: 'متأخر', evidence: [pdf] }
  await Promise.all(Array.from({ length: 6 }, () => deductDeposit(huda(), form)))
  expect([await heldOf(depositId), await debt(salim)]).toEqual([95_000n, 45_000n])
})

test('a receipt that paid a deposit is reversed with it, unless something was taken from it since', async () => {
  const { salim, depositId, receiptId } = await held()
  const { chargeId } = await owes(salim, '20')
  await deducts(depositId, { charge: chargeId, amount: '5' })
  await expect(reverseReceipt(huda(), { receiptId, reason: 'خطأ' })).rejects.toMatchObject({ code: 'finance.below-zero' })
  await nothingWrong()
})

test('a demand that was wrong is credited: what was paid of it is the customer’s credit again', async () => {
  const { salim, depositId } = await held()
  const charge = office.db.selectFrom('charges').innerJoin('deposits', 'deposits.chargeId', 'charges.id')
  const { id: chargeId1, invoiceId } = await charge.select(['charges.id', 'invoiceId']).executeTakeFirstOrThrow()
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'لا تأمين في هذا العقد', chargeId1, net1: '100' })
  expect([await heldOf(depositId), await awaited(salim), await credit(salim)]).toEqual([0n, 0n, 100_000n])
  await nothingWrong()
})

const bad: [string, Partial<AskDepositForm>, string][] = [
  ['nothing', { amount: '0' }, 'amount'],
  ['no contract', { contract: '' }, 'contract'],
  ['due on no day', { dueOn: '2026-02-31' }, 'dueOn'],
]
test.each(bad)('refused under its field: %s', async (_, typed, field) => {
  const salim = await customer()
  await expect(asks(salim, '100', typed)).rejects.toMatchObject({ issues: [expect.objectContaining({ path: [field] })] })
})

test('when it was to go back it calls whoever settles it, once, until it is put off or nothing is held', async () => {
  const { depositId } = await held('18', { releaseOn: '2026-01-15' })
  const open = async () =>
    (
      await office.db
        .selectFrom('tasks')
        .select('title')
        .where('subjectId', '=', depositId)
        .where('status', '=', 'open')
        .execute()
    ).length
  await depositsDue({ ...huda(), now: huda().now })
  await depositsDue({ ...huda(), now: huda().now })
  expect(await open()).toBe(1)
  await changeRelease(huda(), { depositId, releaseOn: '2026-03-01', reason: 'مدّد العقد' })
  expect(await open()).toBe(0)
  await changeRelease(huda(), { depositId, releaseOn: '2026-01-14', reason: 'أعاد السيارة' })
  await depositsDue({ ...huda(), now: huda().now })
  const { id: payoutId } = await refunds(depositId, '18')
  await payPayout(huda(), { payoutId })
  expect(await open()).toBe(0)
})

test('nobody asks, deducts or gives back without the right', async () => {
  const { salim, depositId } = await held()
  const noor = office.staff('noor')
  const asked = { id: id(), partyId: salim, amount: '1', line: 'cars', contract: 'X-1', dueOn: '2026-01-15' } as const
  await expect(askDeposit(noor, asked)).rejects.toMatchObject({ status: 403 })
  await expect(changeRelease(noor, { depositId, reason: 'سبب' })).rejects.toMatchObject({ status: 403 })
  const form = { id: id(), depositId, charge: 'new', reason: 'سبب', evidence: [] } as const
  await expect(deductDeposit(noor, form)).rejects.toMatchObject({ status: 403 })
  const back = { id: id(), depositId, amount: '1', method: 'cash', purpose: 'سبب' } as const
  await expect(refundDeposit(noor, back)).rejects.toMatchObject({ status: 403 })
})

test('a deposit goes back before its day, or while something is due, only when another agrees, however little it is', async () => {
  const { salim, depositId } = await held('100', { releaseOn: '2026-01-20' })
  const noura = await colleague('noura', 'accountant')
  const back = { depositId, amount: '1', method: 'cash', purpose: 'انتهى العقد' } as const
  expect(await refundDeposit(noura, { id: id(), ...back })).toMatchObject({ isWaiting: true })
  await changeRelease(huda(), { depositId, releaseOn: '2026-01-15', reason: 'انتهى قبل موعده' })
  expect(await refundDeposit(noura, { id: id(), ...back })).toMatchObject({ isWaiting: false })
  await owes(salim, '5', '2026-01-15')
  expect(await refundDeposit(noura, { id: id(), ...back })).toMatchObject({ isWaiting: true })
})
