import { expect, test } from 'vitest'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { dayInWords } from '#values/dates.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)
const texts = async () => (await office.messages()).map(({ channel, text }) => `${channel} ${text}`)

test('the customer hears of an invoice, a payment and a credit note, each with the page that verifies it', async () => {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId, number } = await pays(salim, '50')
  const invoice = await office.db.selectFrom('invoices').select(['id', 'number', 'token', 'dueOn']).executeTakeFirstOrThrow()
  const receipt = await office.db.selectFrom('receipts').select('token').where('id', '=', receiptId).executeTakeFirstOrThrow()
  const line = await office.db.selectFrom('charges').select(['id', 'description']).executeTakeFirstOrThrow()
  const form = { id: id(), invoiceId: invoice.id, reason: 'خطأ', chargeId1: line.id, net1: '5' }
  const note = await creditInvoice(huda(), form)
  const { token } = await office.db.selectFrom('invoices').select('token').where('id', '=', note.id).executeTakeFirstOrThrow()
  await office.announce()
  expect(await texts()).toEqual(
    expect.arrayContaining([
      `sms التحالف: فاتورة ${invoice.number} بمبلغ 20.000 ر.ع.، تستحق في ${dayInWords(invoice.dueOn ?? '')}، عن ${line.description}: http://office/v/${invoice.token}`,
      `sms التحالف: استلمنا دفعتك 50.000 ر.ع. عن ${line.description}، وبقي منه 35.000 ر.ع. رصيدًا لك. السند ${number}: http://office/v/${receipt.token}`,
      `sms التحالف: إشعار دائن ${note.number} عن فاتورتك ${invoice.number} بمبلغ 5.000 ر.ع.: http://office/v/${token}`,
    ]),
  )
})

test('of a receipt that was reversed before anybody was told, nobody hears', async () => {
  const [, salim] = [await box(), await customer()]
  const { id: receiptId } = await pays(salim, '50')
  await reverseReceipt(huda(), { receiptId, reason: 'سُجّل على عميل آخر' })
  const sent: string[] = []
  const sms = async ({ text }: { text: string }) => {
    sent.push(text)
    return null
  }
  await office.announce(undefined, { sms })
  expect(sent.filter((text) => text.includes('استلمنا دفعتك'))).toEqual([])
})
