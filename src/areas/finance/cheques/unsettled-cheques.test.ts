import { expect, test } from 'vitest'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { atOnce } from '#testing/at-once.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { cheque } from './cheque-detail.ts'
import { bounceCheque } from './use-cases/bounce-cheque.ts'
import { depositCheques } from './use-cases/deposit-cheques.ts'
import { settleChequeOtherwise } from './use-cases/leave-vault.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, brings, bank, vault, status, debt, wrong } = vaultOf(office)
const nothingWrong = async () => expect(await wrong()).toEqual([])
const openTasks = () => office.db.selectFrom('tasks').select(['rule', 'role']).where('status', '=', 'open').execute()

test('a receipt that settled a cheque is reversed: the cheque is owed again, lies where it lay, and somebody is told', async () => {
  const [accountId, salim] = [await bank(), await customer()]
  await box()
  await owes(salim, '30')
  const chequeId = await brings(salim, '30', { cover: 'oldest' })
  await depositCheques(huda(), { id: id(), accountId, chequeId })
  await bounceCheque(huda(), { chequeId, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  const { id: receiptId, number } = await pays(salim, '30')
  await settleChequeOtherwise(huda(), { chequeId, receipt: number ?? '', reason: 'دفع نقدًا' })
  expect([await vault(salim), await openTasks()]).toEqual([[0n, 0n, 0n, 0n], []])
  await reverseReceipt(huda(), { receiptId: receiptId ?? '', reason: 'عدّ خاطئ' })
  expect([await status(chequeId), await vault(salim), await debt(salim)]).toEqual([
    'bounced',
    [0n, 0n, 30_000n, 30_000n],
    30_000n,
  ])
  expect(await openTasks()).toEqual([{ rule: 'finance.cheque-bounced', role: 'collector' }])
  expect((await cheque(huda(), chequeId))?.steps.at(-1)).toMatchObject({
    status: 'bounced',
    reason: `عُكس السند ${number}: عدّ خاطئ`,
  })
  expect(await office.history()).toContain('finance.cheque-unsettled')
  await nothingWrong()
  const other = await pays(salim, '30')
  await settleChequeOtherwise(huda(), { chequeId, receipt: other.number ?? '', reason: 'دفع نقدًا' })
  await nothingWrong()
})

test('a receipt is reversed while a cheque is being settled by it: no cheque stays settled by nothing', async () => {
  const salim = await customer()
  await box()
  const chequeId = await brings(salim, '30')
  const { id: receiptId, number } = await pays(salim, '30')
  await atOnce(office, (tx) => tx.selectFrom('receipts').select('id').forUpdate().execute(), [
    () => reverseReceipt(huda(), { receiptId: receiptId ?? '', reason: 'عدّ خاطئ' }),
    () => settleChequeOtherwise(huda(), { chequeId, receipt: number ?? '', reason: 'دفع نقدًا' }),
  ])
  const reversed = await office.db.selectFrom('receiptReversals').select('receiptId').execute()
  expect(await status(chequeId)).toBe(reversed.length > 0 ? 'received' : 'settled-otherwise')
  await nothingWrong()
})

test('a receipt of a day before the cheque came back, or was brought, settles it by nothing: it was for something else', async () => {
  const day = 86_400_000
  const [accountId, salim] = [await bank(), await customer()]
  await box()
  const settle = (chequeId: string, receipt: string | null) =>
    settleChequeOtherwise(huda(), { chequeId, receipt: receipt ?? '', reason: 'دفع نقدًا' })
  const refused = (sentence: string) => ({ issues: [{ path: ['receipt'], message: expect.stringContaining(sentence) }] })
  const before = await pays(salim, '60')
  office.later(day)
  const [bounced, kept] = [await brings(salim, '30'), await brings(salim, '30')]
  await expect(settle(kept, before.number)).rejects.toMatchObject(refused('هذا السند قبل استلام الشيك'))
  const between = await pays(salim, '30')
  await depositCheques(huda(), { id: id(), accountId, chequeId: bounced })
  office.later(2 * day)
  await bounceCheque(huda(), { chequeId: bounced, on: '2026-01-18', reason: 'الرصيد لا يكفي' })
  await expect(settle(bounced, between.number)).rejects.toMatchObject(refused('هذا السند قبل ارتجاع الشيك'))
  expect([await status(bounced), await vault(salim)]).toEqual(['bounced', [30_000n, 0n, 30_000n, 60_000n]])
  await settle(kept, between.number)
  const [one, other] = [await pays(salim, '30'), await pays(salim, '30')]
  await settle(bounced, one.number)
  office.later(day)
  // It is owed since the bank sent it back, not since that receipt was reversed.
  await reverseReceipt(huda(), { receiptId: one.id ?? '', reason: 'عدّ خاطئ' })
  await settle(bounced, other.number)
  expect(await vault(salim)).toEqual([0n, 0n, 0n, 0n])
  await nothingWrong()
})
