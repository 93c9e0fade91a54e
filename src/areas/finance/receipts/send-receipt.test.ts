import { expect, test } from 'vitest'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { action, loader } from './routes/back-office-receipt.tsx'
import { reverseReceipt } from './use-cases/reverse-receipt.ts'
import { sendReceipt } from './use-cases/send-receipt.ts'

const office = testOffice()
const { huda, customer, box, pays } = payersOf(office)
const send = (receiptId: string, who = huda()) => answered(action(visit(who, '/?act=send', { params: { receiptId }, form: {} })))
const reachable = async (receiptId: string) => (await loader(visit(huda(), '/', { params: { receiptId } }))).isReachable

test('the customer hears once more where the receipt is, and it is written down', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId, number } = await pays(salim, '50')
  expect(await send(receiptId)).toMatchObject({ status: 303, to: `/admin/finance/receipts/${receiptId}` })
  await office.announce()
  const { token } = await office.db.selectFrom('receipts').select('token').where('id', '=', receiptId).executeTakeFirstOrThrow()
  const texts = (await office.messages()).map(({ channel, text }) => `${channel} ${text}`)
  expect(texts).toContain(`sms التحالف: سند القبض ${number} بمبلغ 50.000 ر.ع.: http://office/v/${token}`)
  expect(await office.history()).toContain('finance.receipt-sent')
})

test('it is not sent by whoever may not, where nobody can be reached, or once it is reversed', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId } = await pays(salim, '50')
  expect(await send(receiptId, office.staff('omar'))).toMatchObject({ init: { status: 403 } })
  await expect(sendReceipt(huda(), { receiptId: office.visitor().newId() })).rejects.toMatchObject({ status: 404 })
  expect(await reachable(receiptId)).toBe(true)
  await office.owner.updateTable('parties').set({ phone: null }).where('id', '=', salim).execute()
  expect(await reachable(receiptId)).toBe(false)
  expect(await send(receiptId)).toMatchObject({ data: { problem: expect.stringContaining('لا هاتف') } })
  await reverseReceipt(huda(), { receiptId, reason: 'خطأ' })
  expect(await send(receiptId)).toMatchObject({ data: { problem: expect.stringContaining('عُكس') } })
})

test('whoever has a receipt hears that it was reversed, why, and where to see what is due again', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId, number } = await pays(salim, '50')
  await reverseReceipt(huda(), { receiptId, reason: 'سُجّل على عميل آخر' })
  await office.announce()
  const texts = (await office.messages()).map(({ channel, text }) => `${channel} ${text}`)
  const told = `التحالف: عُكس سند القبض ${number} بمبلغ 50.000 ر.ع. راجع مستحقاتك: http://office/dashboard/payments`
  expect(texts).toContain(`sms ${told}`)
})
