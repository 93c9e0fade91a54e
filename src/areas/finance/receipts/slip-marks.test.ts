import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { sendProof } from '#areas/finance/portal/use-cases/send-proof.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { pdf } from '#testing/stories.ts'
import { receivePayment } from './use-cases/receive-payment.ts'
import { reverseReceipt } from './use-cases/reverse-receipt.ts'

const office = testOffice()
const { owner, account, customer, huda, id } = ownersOf(office)
const taken = { issues: [{ path: ['reference1'] }] }

test('one transfer is one receipt, however its mark is typed, and free again when that is reversed', async () => {
  const [partyId, account1] = [await customer(), await account()]
  const pays = (reference1: string) =>
    receivePayment(huda(), { id: id(), partyId, method1: 'bank-transfer', amount1: '30', account1, reference1 })
  const { id: receiptId } = await pays('FT-99')
  for (const same of ['ft-99', 'FT 99', 'Ft99', 'FT–٩٩', 'f t 9 9']) await expect(pays(same)).rejects.toMatchObject(taken)
  const other = await Promise.allSettled([pays('FT-100'), pays('ft 100'), pays('FT100')])
  expect(other.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  await pays('ft 99')
})

test('noughts before the number of a card slip say nothing', async () => {
  const partyId = await customer()
  const pays = (reference1: string) => receivePayment(huda(), { id: id(), partyId, method1: 'card', amount1: '30', reference1 })
  await pays('0012')
  for (const same of ['00012', '12', '٠٠١٢', '00 12']) await expect(pays(same)).rejects.toMatchObject(taken)
  await pays('0120')
})

test('a transfer that has its receipt, or was shown, is not shown again under another spelling', async () => {
  const [{ partyId, ctx }, bank] = [await owner(), await account()]
  await receivePayment(huda(), {
    id: id(),
    partyId,
    method1: 'bank-transfer',
    amount1: '30',
    account1: bank,
    reference1: 'FT-99',
  })
  const shows = (reference: string) =>
    sendProof(ctx, { id: id(), file: [pdf], account: bank, amount: '30', transferredOn: '2026-01-14', reference })
  await expect(shows('ft 99')).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
  await shows('BM-1 2')
  await expect(shows('bm12')).rejects.toMatchObject({ issues: [{ path: ['reference'] }] })
})

test('the database itself holds one mark of one slip', async () => {
  const [partyId, account1] = [await customer(), await account()]
  await receivePayment(huda(), { id: id(), partyId, method1: 'bank-transfer', amount1: '30', account1, reference1: 'FT-99' })
  const again = sql`insert into taken_slips (account, key, reference, receipt_id) select account, key, 'ft99', receipt_id from taken_slips`
  await expect(again.execute(office.owner)).rejects.toThrow('taken_slips_once')
})

test('two references that differ in a nought or a dash alone are told apart by whoever answers for receipts, with a reason', async () => {
  const [partyId, account1] = [await customer(), await account()]
  const pays = (reference1: string, otherSlip?: string, who = huda()) =>
    receivePayment(who, { id: id(), partyId, method1: 'bank-transfer', amount1: '30', account1, reference1, otherSlip })
  await pays('0012345')
  const cashier = office.staff('fatima', may.receivePayments, customersPermissions.view)
  await expect(pays('12345', 'بنك آخر', cashier)).rejects.toMatchObject({
    issues: [{ path: ['reference1'], message: expect.stringContaining('مدير الفرع') }],
  })
  await expect(pays('12345')).rejects.toMatchObject(taken)
  await expect(pays('٠٠١٢٣٤٥', 'بنك آخر')).rejects.toMatchObject(taken)
  await pays('12345', 'من بنك ظفار، والأول من بنك مسقط')
  await expect(pays('12345', 'مرة ثالثة')).rejects.toMatchObject(taken)
  expect(await office.history()).toContain('finance.slip-told-apart')
})
