import { expect, test } from 'vitest'
import { oneApproval } from '#areas/access/approvals/queries.ts'
import { approve, reject } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { reverseCreditTransfer } from '#areas/finance/credit-transfers/use-cases/reverse-credit-transfer.ts'
import { askRefund } from '#areas/finance/payouts/use-cases/ask-refund.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import type { Ctx } from '#platform/context.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { askBillPayment } from './bills/use-cases/ask-payment.ts'

const office = testOffice()
const { id, customer, box, owes, pays } = payersOf(office)
const { account, colleague } = banksOf(office)
const why = { reason: 'طلبه', consent: 'كتب إلينا', evidence: [] }
type Asked = { approvalId: string | null }
const of = ({ approvalId }: Asked) => ({ approvalId: approvalId ?? expect.fail('nobody is asked') })

async function began() {
  await box()
  const [zahra, said] = [await colleague('zahra', 'accountant'), await colleague('said', 'financeManager')]
  const salim = await customer()
  await pays(salim, '90')
  /** Sent back with a word; where whoever asked is led, and where whoever sent it back. */
  const sentBack = async (asked: Asked) => {
    await reject(said, { ...of(asked), note: 'أكمل السبب', decision: 'return' })
    const ways = async (ctx: Ctx) => (await oneApproval(ctx, of(asked).approvalId))?.anewPath
    expect(await ways(said)).toBeNull()
    return ways(zahra)
  }
  return { zahra, said, salim, sentBack }
}

test('what a customer is given, and came back, is asked for anew with that customer in the form', async () => {
  const { zahra, salim, sentBack } = await began()
  const takerId = await customer('سعيد باعمر')
  const given = { id: id(), partyId: salim, takerId, amount: '30', ...why }
  expect(await sentBack(await askCreditTransfer(zahra, given))).toBe(`/admin/finance/credit-transfers/new?party=${salim}`)
  const refund = { id: id(), partyId: salim, amount: '30', method: 'cash', purpose: 'زائد' } as const
  const { id: payoutId } = await askRefund(zahra, refund)
  const { id: approvalId } = await waiting(payoutId)
  expect(await sentBack({ approvalId })).toBe(`/admin/finance/payouts/new?party=${salim}`)

  const due = async (partyId: string) => ({ chargeId1: (await owes(partyId, '12')).chargeId, amount1: '12' })
  const setOff = await askSetOff(zahra, { id: id(), partyId: salim, pot: 'credit', ...why, ...(await due(salim)) })
  expect(await sentBack(setOff)).toBe(`/admin/finance/set-offs/new?party=${salim}`)
  const loss = { ...(await due(takerId)), reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  const writeOff = await askWriteOff(zahra, { id: id(), partyId: takerId, ...loss })
  expect(await sentBack(writeOff)).toBe(`/admin/finance/write-offs/new?party=${takerId}`)
})

test('what is done on a page of its own, and came back, is asked for anew there', async () => {
  const { zahra, said, salim, sentBack } = await began()
  const given = { id: id(), partyId: salim, takerId: await customer('سعيد باعمر'), amount: '30', ...why }
  const transfer = await askCreditTransfer(zahra, given)
  await approve(said, of(transfer))
  const undoing = await reverseCreditTransfer(zahra, { creditTransferId: transfer.id, reason: 'خطأ' })
  expect(await sentBack(undoing)).toBe(`/admin/finance/credit-transfers/${transfer.id}`)

  const { id: supplierId } = await addSupplier(zahra, { name: 'قطع الغيار', vatin: 'OM1100234567' })
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '9', vatCategory1: 'out-of-scope' } as const
  const paper = { number: 'INV-1', day: '2026-01-05', dueOn: '2026-02-05' }
  const { id: billId } = await enterBill(zahra, { id: id(), supplierId, ...paper, ...tyres })
  const payment = await askBillPayment(zahra, { billId, accountId: await account(), amount: '9' })
  expect(await sentBack(payment)).toBe(`/admin/finance/bills/${billId}`)
})

const waiting = (subjectId: string) =>
  office.db.selectFrom('approvals').select('id').where('subjectId', '=', subjectId).executeTakeFirstOrThrow()
