import { expect, test } from 'vitest'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { refundedOf } from '#testing/refunded.ts'
import { visit } from '#testing/visit.ts'
import { bill } from './queries.ts'
import { cashRefund, cashRefundPaper, refundsAtBox } from './refund-voucher.ts'
import { loader as pettyPage } from './routes/back-office-petty.tsx'
import { creditBill } from './use-cases/credit-bill.ts'
import { reverseSupplierRefund, takeSupplierRefund } from './use-cases/take-refund.ts'

const office = testOffice()
const { house, kept, inBox } = banksOf(office)
const { paidBill } = refundedOf(office)
const lies = (key: string) => balanceOf(office, { account: '2110', key })
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

/** Fatima keeps a box, and a supplier who was paid sixty stands before her. */
async function atBox() {
  const { boxId, fatima, sessionId } = await kept()
  const paid = await paidBill()
  const refund = house().newId()
  const takes = (amount: string, id = refund) => takeSupplierRefund(fatima, { id, billId: paid.billId, amount, reference: 'R-7' })
  return { boxId, fatima, sessionId, refund, takes, ...paid }
}

test('what a supplier pays back in cash comes into the box of whoever takes it, once, with its paper, and is counted with it', async () => {
  const { boxId, fatima, sessionId, refund, takes, supplierId, billId, zahra } = await atBox()
  for (const amount of ['61', '1.003'])
    await expect(takes(amount, house().newId())).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await expect(takeSupplierRefund(zahra, { id: house().newId(), billId, amount: '5' })).rejects.toMatchObject({
    code: 'finance.no-session',
  })
  expect((await refundsAtBox(fatima)).bills).toEqual([[billId, 'قطع الغيار، فاتورة INV-1']])
  await Promise.all([takes('20'), takes('20')])
  expect([await inBox(boxId), await lies(supplierId), await wrong()]).toEqual([20_000n, 60_000n, []])
  expect(await bill(office, billId)).toMatchObject({
    open: 60_000n,
    refunds: [{ amount: 20_000n, bank: null, number: 'SR-2026-00001' }],
  })
  expect(await pettyPage(visit(fatima, '/'))).toMatchObject({ refunds: { taken: [{ id: refund, supplier: 'قطع الغيار' }] } })
  const one = await cashRefund(fatima, refund)
  const paper = pdfText(one ? await cashRefundPaper(fatima, one, 'https://x.om/v/1') : new Uint8Array())
  for (const said of ['SR-2026-00001', '20.000', 'R-7']) expect(paper).toContain(said)

  await countSession(fatima, { sessionId, rials20: '1' })
  await closeSession(fatima, { sessionId })
  const late = reverseSupplierRefund(zahra, { refundId: refund, reason: 'خطأ' })
  await expect(late).rejects.toMatchObject({ code: 'finance.session-closed' })
  expect(await wrong()).toEqual([])
})

test('it is undone by its mirror while its session is open, once, and not after his note has taken it away', async () => {
  const { boxId, fatima, refund, takes, supplierId, billId, zahra } = await atBox()
  await takes('20')
  const undo = (refundId = refund) => reverseSupplierRefund(zahra, { refundId, reason: 'ليست فاتورته' })
  await expect(reverseSupplierRefund(fatima, { refundId: refund, reason: 'خطأ' })).rejects.toMatchObject({ status: 403 })
  await expect(undo(house().newId())).rejects.toMatchObject({ status: 404 })
  const twice = await Promise.allSettled([undo(), undo()])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await inBox(boxId), await lies(supplierId), await wrong()]).toEqual([0n, 40_000n, []])
  expect(await bill(office, billId)).toMatchObject({ open: 40_000n, refunds: [{ reason: 'ليست فاتورته' }] })
  expect(await office.history()).toContain('finance.supplier-refund-reversed')

  const again = house().newId()
  await takes('60', again)
  const note = { number: 'CN-1', day: '2026-01-15', reason: 'أُعيدت كلها', net1: '100' }
  await creditBill(zahra, { id: house().newId(), billId, ...note })
  await expect(undo(again)).rejects.toMatchObject({ code: 'finance.refund-credited' })
  expect(await wrong()).toEqual([])
})
