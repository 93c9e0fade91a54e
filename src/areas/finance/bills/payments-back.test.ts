import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { bankLine } from '#areas/finance/bank/line-detail.ts'
import { matchEntries } from '#areas/finance/bank/use-cases/match-line.ts'
import { unmatchLine } from '#areas/finance/bank/use-cases/unmatch-line.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { atOnce } from '#testing/at-once.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { bill } from './queries.ts'
import { askBillPayment } from './use-cases/ask-payment.ts'
import { creditBill } from './use-cases/credit-bill.ts'
import { enterBill, reverseBill } from './use-cases/enter-bill.ts'
import { addSupplier } from './use-cases/keep-suppliers.ts'
import { receiveSupplierRefund } from './use-cases/receive-refund.ts'
import { reverseBillPayment } from './use-cases/undo-payment.ts'

const office = testOffice()
const { house, colleague, account, taken, lines } = banksOf(office)
const lies = (code: string, key?: string) => balanceOf(office, { account: code, key })
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

/** A bill of a hundred of which sixty were paid: huda asked and salim agreed. */
async function paid() {
  const [huda, salim, accountId] = [
    await colleague('huda', 'accountant'),
    await colleague('salim', 'financeManager'),
    await account(),
  ]
  await postIt(house(), journal([moved(`1120:${accountId}`, '3100', 1_000_000n)]))
  const { id: supplierId } = await addSupplier(huda, { name: 'قطع الغيار' })
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100', vatCategory1: 'exempt' } as const
  const paper = { number: 'INV-1', day: '2026-01-05', dueOn: '2026-02-05' }
  const { id: billId } = await enterBill(huda, { id: house().newId(), supplierId, ...paper, ...tyres })
  const { approvalId } = await askBillPayment(huda, { billId, accountId, amount: '60' })
  await approve(salim, { approvalId })
  const { id: paymentId } = await office.db.selectFrom('billPayments').select('id').executeTakeFirstOrThrow()
  return { huda, salim, accountId, supplierId, billId, paymentId }
}

test('a payment is undone by another than who paid it, once: the money is back, and so much of the bill is to pay again', async () => {
  const { huda, salim, accountId, supplierId, billId, paymentId } = await paid()
  const undo = (who = huda) => reverseBillPayment(who, { paymentId, reason: 'أعاده البنك' })
  await expect(undo(salim)).rejects.toMatchObject({ code: 'finance.own-bill-payment' })
  await expect(undo(office.staff('omar'))).rejects.toMatchObject({ status: 403 })
  await expect(reverseBillPayment(huda, { paymentId: house().newId(), reason: 'لا شيء' })).rejects.toMatchObject({ status: 404 })
  const twice = [1, 2].map(() => () => undo())
  const tries = await atOnce(office, (tx) => tx.selectFrom('bills').select('id').forUpdate().execute(), twice)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await bill(office, billId)).toMatchObject({
    ...{ open: 100_000n, state: 'open', payments: [{ amount: 60_000n, reason: 'أعاده البنك', reverser: 'huda' }] },
  })
  expect([await lies('2110', supplierId), await lies('1120', accountId), await wrong()]).toEqual([100_000n, 1_000_000n, []])
  expect(await office.history()).toContain('finance.bill-payment-reversed')
  await reverseBill(huda, { billId, reason: 'ليست لنا' })
  expect(await wrong()).toEqual([])
})

test('a payment the bank has shown and sent back is reversed, and both its lines are matched', async () => {
  const { huda, accountId, billId, paymentId } = await paid()
  await taken(huda, accountId, ['2026-01-15,TRF,,60,,-60', '2026-01-15,RETURNED,,,60,0'])
  const [out = '', back = ''] = (await lines(accountId)).map(({ id }) => id)
  const match = async (lineId: string) => {
    const [first] = (await bankLine(huda, lineId, ''))?.choices?.proposals ?? []
    await matchEntries(huda, { lineId, entry: first?.fields[0]?.[1] })
  }
  await match(out)
  await reverseBillPayment(huda, { paymentId, reason: 'أعاده البنك' })
  await match(back)
  expect([(await lines(accountId)).map(({ status }) => status), await wrong()]).toEqual([['matched', 'matched'], []])
  await unmatchLine(huda, { lineId: back, reason: 'سطر آخر' })
  await unmatchLine(huda, { lineId: out, reason: 'سطر آخر' })
  expect([(await bill(office, billId))?.open, await wrong()]).toEqual([100_000n, []])
})

test('what a supplier pays back is received once, never more than he has, and waits for his note', async () => {
  const { huda, accountId, supplierId, billId, paymentId } = await paid()
  const id = house().newId()
  const refund = (amount: string, form = id) =>
    receiveSupplierRefund(huda, { id: form, billId, accountId, amount, reference: 'FT-9' })
  await expect(refund('61', house().newId())).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await Promise.all([refund('20'), refund('20')])
  expect(await bill(office, billId)).toMatchObject({ open: 60_000n, refunds: [{ amount: 20_000n, reference: 'FT-9' }] })
  expect([await lies('2110', supplierId), await lies('1120', accountId)]).toEqual([60_000n, 960_000n])
  await expect(reverseBillPayment(huda, { paymentId, reason: 'خطأ فيه' })).rejects.toMatchObject({
    code: 'finance.bill-payment-refunded',
  })
  const note = { number: 'CN-1', day: '2026-01-15', reason: 'أُعيد إطاران', net1: '60' }
  await creditBill(huda, { id: house().newId(), billId, ...note })
  expect(await bill(office, billId)).toMatchObject({ open: 0n })
  expect(await wrong()).toEqual([])
})

test('the rights of the application change neither, and none undoes what he has paid', async () => {
  const { huda, paymentId } = await paid()
  const { journalId } = await office.db.selectFrom('billPayments').select('journalId').executeTakeFirstOrThrow()
  const row = { paymentId, paidBy: 'salim', reason: 'خطأ', reversedBy: 'salim', reversedAt: huda.now(), journalId }
  await expect(office.db.insertInto('billPaymentReversals').values(row).execute()).rejects.toThrow('check')
  await expect(
    office.db
      .insertInto('billPaymentReversals')
      .values({ ...row, paidBy: 'x' })
      .execute(),
  ).rejects.toThrow('foreign key')
})
