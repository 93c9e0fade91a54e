import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { reversePayout } from '#areas/finance/payouts/use-cases/end-payout.ts'
import { payPayout, transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { pdf } from '#testing/stories.ts'
import type { ChargeOutlayForm, PayOutlayForm } from './inputs.ts'
import { outlay } from './outlay-detail.ts'
import { outlaysList } from './outlays-list.tsx'
import { outlays } from './queries.ts'
import { chargeOutlay } from './use-cases/charge-outlay.ts'
import { addOutlayReceipt, closeOutlay } from './use-cases/close-outlay.ts'
import { payOutlay } from './use-cases/pay-outlay.ts'

const office = testOffice()
const { huda, id, customer, box, pays, debt, inBox, wrong } = payersOf(office)
const { colleague, account } = banksOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])

const charges = async (partyId: string, amount: string, more: Partial<ChargeOutlayForm> = {}) => {
  const asked = { kind: 'municipal', line: 'rent', authority: 'بلدية ظفار', reference: 'MUN-7', dueOn: '2026-01-15' } as const
  return (await chargeOutlay(huda(), { id: id(), partyId, amount, ...asked, ...more })).id
}
const asksToPay = (outlayId: string, amount: string, more: Partial<PayOutlayForm> = {}) =>
  payOutlay(huda(), { id: id(), outlayId, amount, method: 'cash', ...more })
const acknowledges = (outlayId: string) =>
  addOutlayReceipt(huda(), { id: id(), outlayId, number: 'R-1', day: '2026-01-15', receipt: [pdf] })
const owedOn = (outlayId: string) => balanceOf(office, { account: '2195', key: outlayId })
const standing = async (outlayId: string) => {
  const one = await outlay(huda(), outlayId)
  return one && [one.state, one.open, one.owed]
}

/** Salim, an open box, and a fee of fifteen rials of the municipality that he has paid. */
async function paidByCustomer(amount = '15') {
  const [boxId, salim] = [await box(), await customer()]
  const outlayId = await charges(salim, amount)
  await pays(salim, amount)
  return { boxId, salim, outlayId }
}

/** Out of the box to the authority. */
async function paid(outlayId: string, amount: string) {
  const { id: payoutId } = await asksToPay(outlayId, amount)
  await payPayout(huda(), { payoutId })
  return payoutId
}

const noteOf = (outlayId: string) =>
  office.db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.id as chargeId', 'invoices.id', 'invoices.kind', 'invoices.vat', 'vatCategory', 'vatReason'])
    .where('incomeKey', '=', outlayId)
    .executeTakeFirstOrThrow()
async function credits(outlayId: string, net1: string) {
  const { id: invoiceId, chargeId: chargeId1 } = await noteOf(outlayId)
  return creditInvoice(huda(), { id: id(), invoiceId, chargeId1, net1, reason: 'ألغته البلدية' })
}

test('what an authority asks is charged as it is, out of the scope of tax, and is no income of ours', async () => {
  const salim = await customer()
  const outlayId = await charges(salim, '15')
  expect(await noteOf(outlayId)).toMatchObject({ kind: 'debit-note', vat: 0n, vatCategory: 'out-of-scope' })
  expect([await debt(salim), await owedOn(outlayId)]).toEqual([15_000n, 15_000n])
  expect(await standing(outlayId)).toEqual(['unpaid', 15_000n, 15_000n])
  const income = office.db.selectFrom('transfers').select('id').where('creditAccount', 'like', '4%')
  expect(await income.execute()).toEqual([])
  await nothingWrong()
})

test('the same form sent twice is one outlay', async () => {
  const salim = await customer()
  const form = { id: id(), partyId: salim, amount: '15', kind: 'utility', line: 'rent', dueOn: '2026-01-15' } as const
  const told = { authority: 'نماء', reference: '3005' }
  await Promise.all([chargeOutlay(huda(), { ...form, ...told }), chargeOutlay(huda(), { ...form, ...told })])
  expect(await debt(salim)).toBe(15_000n)
})

test('what is like one before it is asked about by the number of its paper, and charged when it is said to be another', async () => {
  const [salim, said] = [await customer(), await customer('سعيد المعشني')]
  await charges(salim, '15')
  const like = { authority: 'بلديه ظفار ', reference: 'mun-7' }
  await expect(charges(salim, '15', like)).rejects.toMatchObject({
    issues: [{ path: ['again'], message: expect.stringContaining('سبق مثله بالإشعار DN-SLL26-00001') }],
  })
  expect(await debt(salim)).toBe(15_000n)
  await charges(salim, '15', { ...like, again: 'yes' })
  await charges(salim, '16')
  await charges(salim, '15', { reference: 'MUN-8' })
  await charges(said, '15')
  expect([await debt(salim), await debt(said)]).toEqual([61_000n, 15_000n])
})

test('it is paid to the authority out of the box, acknowledged by its receipt, and only then closed', async () => {
  const { boxId, outlayId } = await paidByCustomer()
  await expect(closeOutlay(huda(), { outlayId })).rejects.toMatchObject({ code: 'finance.outlay-owed' })
  await paid(outlayId, '15')
  expect([await owedOn(outlayId), await inBox(boxId)]).toEqual([0n, 0n])
  expect(await standing(outlayId)).toEqual(['receipt-missing', 0n, 0n])
  await expect(closeOutlay(huda(), { outlayId })).rejects.toMatchObject({ code: 'finance.outlay-without-receipt' })
  await acknowledges(outlayId)
  expect(await standing(outlayId)).toEqual(['to-close', 0n, 0n])
  await closeOutlay(huda(), { outlayId })
  await closeOutlay(huda(), { outlayId })
  expect(await standing(outlayId)).toEqual(['closed', 0n, 0n])
  await expect(acknowledges(outlayId)).rejects.toMatchObject({ code: 'finance.outlay-closed' })
  await nothingWrong()
})

test('whoever bears it does not hear that money came back to them', async () => {
  const { outlayId } = await paidByCustomer()
  await paid(outlayId, '15')
  const told = office.db.selectFrom('facts').select('data').where('name', '=', 'finance.voucher-paid')
  expect(await told.execute()).toMatchObject([{ data: { kind: 'outlay' } }])
  await office.announce()
  const heard = (await office.messages()).map(({ text }) => text)
  expect(heard.map((text) => /استلمنا دفعتك|إشعار مدين|رددنا/.exec(text)?.[0]).toSorted()).toEqual([
    'إشعار مدين',
    'استلمنا دفعتك',
  ])
})

test('never more than is owed to the authority, whatever waits or is asked for at once', async () => {
  const { outlayId } = await paidByCustomer()
  const tooMuch = { issues: [{ path: ['amount'] }] }
  await expect(asksToPay(outlayId, '15.005')).rejects.toMatchObject(tooMuch)
  const both = await Promise.allSettled([asksToPay(outlayId, '10'), asksToPay(outlayId, '10')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(asksToPay(outlayId, '5.005')).rejects.toMatchObject(tooMuch)
  await asksToPay(outlayId, '5')
  await expect(asksToPay(id(), '5')).rejects.toMatchObject({ status: 404 })
})

test('above the amount of the rule another agrees, and it may leave the bank without an account of the authority', async () => {
  const [salim, bank] = [await customer(), await account()]
  await postIt(huda(), journal([moved(`1120:${bank}`, '3100', 90_000n)]))
  const [noura, said] = [await colleague('noura', 'accountant'), await colleague('said', 'financeManager')]
  const outlayId = await charges(salim, '60')
  const voucher = { id: id(), outlayId, amount: '60', method: 'bank-transfer' } as const
  const { id: payoutId, approvalId } = await payOutlay(noura, voucher)
  const order = { payoutId, account: bank, reference: 'TT-1' }
  await expect(transferPayout(noura, order)).rejects.toMatchObject({ code: 'finance.payout-changed' })
  await expect(approve(noura, { approvalId: approvalId ?? '' })).rejects.toMatchObject({ status: 403 })
  await approve(said, { approvalId: approvalId ?? '' })
  await transferPayout(noura, order)
  expect([await owedOn(outlayId), await balanceOf(office, { account: '1120', key: bank })]).toEqual([0n, 30_000n])
  expect(await standing(outlayId), 'the customer owes it still').toEqual(['receipt-missing', 60_000n, 0n])
  await nothingWrong()
})

test('money of others never pays an authority for somebody who has not paid', async () => {
  const [, salim, said] = [await box(), await customer(), await customer('سعيد المعشني')]
  await pays(said, '15')
  const outlayId = await charges(salim, '15')
  const { id: payoutId } = await asksToPay(outlayId, '15')
  await expect(payPayout(huda(), { payoutId })).rejects.toMatchObject({ code: 'finance.not-ours' })
  expect(await owedOn(outlayId)).toBe(15_000n)
  await pays(salim, '15')
  await payPayout(huda(), { payoutId })
  await nothingWrong()
})

test('a credit note takes it back while it is not paid, and nothing of what the authority has or is about to have', async () => {
  const { salim, outlayId } = await paidByCustomer()
  await credits(outlayId, '3')
  expect([await owedOn(outlayId), await debt(salim)]).toEqual([12_000n, 0n])
  const { id: payoutId } = await asksToPay(outlayId, '10')
  await expect(credits(outlayId, '3')).rejects.toMatchObject({ issues: [{ path: ['net1'] }] })
  await payPayout(huda(), { payoutId })
  await expect(credits(outlayId, '3')).rejects.toMatchObject({ issues: [{ path: ['net1'] }] })
  expect((await standing(outlayId))?.[0]).toBe('part-paid')
  await credits(outlayId, '2')
  expect((await standing(outlayId))?.[0]).toBe('receipt-missing')
  await nothingWrong()

  const other = await charges(salim, '7')
  await credits(other, '7')
  expect(await standing(other)).toEqual(['credited', 0n, 0n])
  await nothingWrong()
})

test('what the authority gave back is owed to it again, and what was closed is open', async () => {
  const { boxId, outlayId } = await paidByCustomer()
  const payoutId = await paid(outlayId, '15')
  await acknowledges(outlayId)
  await closeOutlay(huda(), { outlayId })
  await reversePayout(huda(), { payoutId, reason: 'ردته البلدية' })
  expect([await owedOn(outlayId), await inBox(boxId)]).toEqual([15_000n, 15_000n])
  expect((await standing(outlayId))?.[0]).toBe('unpaid')
  expect(await office.history()).toContain('finance.outlay-reopened')
  await nothingWrong()
})

test('the list says what came from customers and went to authorities, and is narrowed by its address', async () => {
  const { salim, outlayId } = await paidByCustomer()
  await paid(outlayId, '15')
  await charges(salim, '20', { kind: 'utility', authority: 'نماء لخدمات المياه', reference: '3005' })
  const list = (address: string) => outlays(huda(), outlaysList.read(new URLSearchParams(address)))
  expect((await list('')).sums).toMatchObject({ count: 2n, charged: 35_000n, came: 15_000n, paid: 15_000n, owed: 20_000n })
  const found = async (address: string) => (await list(address)).rows.map(({ reference }) => reference)
  expect(await found('state=receipt-missing')).toEqual(['MUN-7'])
  expect(await found('due=open')).toEqual(['3005'])
  expect(await found('due=paid')).toEqual(['MUN-7'])
  expect(await found('kind=utility&q=المياه')).toEqual(['3005'])
  expect(await found(`party=${salim}&state=closed`)).toEqual([])
  expect(outlaysList.address(outlaysList.read(new URLSearchParams('state=closed&evil=1')))).toBe(
    '/admin/finance/outlays?state=closed',
  )
})

test('nobody writes by hand what is owed to an authority, and nothing is closed in the database without its receipt', async () => {
  const outlayId = await charges(await customer(), '15')
  const change = (set: Record<string, unknown>) => office.db.updateTable('outlays').set(set).where('id', '=', outlayId).execute()
  await expect(change({ owed: 0n })).rejects.toThrow('stays as it is')
  await credits(outlayId, '15')
  await expect(change({ closedBy: 'huda', closedAt: huda().now() })).rejects.toThrow('has no receipt')
})
