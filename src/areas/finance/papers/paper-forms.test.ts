import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { banks } from '#areas/finance/cheques/cheque.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { english } from '#areas/finance/invoices/english.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { paymentMethods, receiptKinds } from '#areas/finance/receipts/receipt.ts'
import { receipt } from '#areas/finance/receipts/receipt-detail.ts'
import { receiptPaper } from '#areas/finance/receipts/receipt-papers.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { loader as invoicePdf } from '#areas/finance/vouchers/routes/back-office-invoice-pdf.ts'
import { loader as receiptPdf } from '#areas/finance/vouchers/routes/back-office-receipt-pdf.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { visit } from '#testing/visit.ts'
import { services } from '#values/services.ts'
import { formAsked, formsOf, type PaperForm } from './paper-forms.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)

async function paid() {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '50')
  const { id: invoiceId } = await office.db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  return { receiptId, invoiceId }
}
const invoiceText = async (invoiceId: string, form: PaperForm) => {
  const one = (await invoice(huda(), invoiceId)) ?? expect.fail('no paper')
  return pdfText(await invoicePaper(huda(), one, form))
}
const receiptText = async (receiptId: string, form: PaperForm) => {
  const one = (await receipt(huda(), receiptId)) ?? expect.fail('no receipt')
  return pdfText(await receiptPaper(huda(), one, form))
}

test('a paper of two languages says each label, the tax and the amount in English as well', async () => {
  await registered()
  const { receiptId, invoiceId } = await paid()
  const text = await invoiceText(invoiceId, 'both')
  const said = [
    'فاتورة ضريبية مبسطة',
    'Simplified Tax Invoice',
    'Seller',
    'VATIN',
    'Taxable',
    'Car rental · Standard 5%',
    '15 Jan 2026, 12:00',
  ]
  for (const words of said) expect(text, words).toContain(words)
  expect(text.replace(/\n/g, ' ')).toContain('Twenty-one Omani rials only')
  expect(await invoiceText(invoiceId, 'sheet')).not.toMatch(/Seller|Omani/)

  const receiptSays = await receiptText(receiptId, 'both')
  for (const words of ['Receipt', 'Received from', 'Cash', 'Fifty Omani rials only', 'Page 1 of 1'])
    expect(receiptSays, words).toContain(words)
})

test('each word of ours on a paper has its English', () => {
  const words = [invoiceKinds, receiptKinds, paymentMethods, Object.fromEntries(banks.map((bank) => [bank, bank]))]
  const ours = [...words.flatMap((some) => Object.values(some)), ...Object.values(services).map(({ label }) => label)]
  expect(ours.filter((word) => !english[word])).toEqual([])
})

test('the slip of the counter says the same, with the law’s words, on 80 mm', async () => {
  await registered()
  const { receiptId, invoiceId } = await paid()
  const text = await invoiceText(invoiceId, 'slip')
  for (const words of ['فاتورة ضريبية مبسطة', 'OM1234567890', '20.000', '1.000', '21.000', 'أساسية'])
    expect(text, words).toContain(words)
  const one = (await receipt(huda(), receiptId)) ?? expect.fail('no receipt')
  const pdf = Buffer.from(await receiptPaper(huda(), one, 'slip')).toString('latin1')
  expect(Number(/\/MediaBox \[0 0 ([\d.]+) /.exec(pdf)?.[1])).toBeCloseTo((80 / 25.4) * 72, 1)
  await reverseReceipt(huda(), { receiptId, reason: 'سُجّل على عميل آخر' })
  expect(await receiptText(receiptId, 'slip')).toContain('معكوس')
})

test('each form is kept on its own; what no printer of a counter takes is not offered for it', async () => {
  const { receiptId, invoiceId } = await paid()
  for (const form of ['sheet', 'both', 'slip', 'nothing']) {
    await receiptPdf(visit(huda(), `/pdf?form=${form}`, { params: { receiptId } }))
    await invoicePdf(visit(huda(), `/pdf?form=${form}`, { params: { invoiceId } }))
  }
  const kept = await office.db.selectFrom('keptPapers').select(['kind', 'form']).execute()
  expect(kept.map(({ kind, form }) => `${kind} ${form}`).toSorted()).toEqual([
    ...['invoice both', 'invoice sheet', 'invoice slip'],
    ...['receipt both', 'receipt sheet', 'receipt slip'],
  ])
  expect(formsOf('tax-invoice')).toEqual(['sheet', 'both'])
  expect(formAsked('credit-note', 'slip')).toBe('sheet')
})

test('notes and papers of an office without a tax number say in English why none is added', async () => {
  const { invoiceId } = await paid()
  expect(await invoiceText(invoiceId, 'both')).toContain('Car rental')
  const line = await office.db.selectFrom('charges').select('id').executeTakeFirstOrThrow()
  const note = await creditInvoice(huda(), { id: id(), invoiceId, reason: 'خطأ', chargeId1: line.id, net1: '5' })
  const text = await invoiceText(note.id, 'both')
  for (const words of ['Credit Note', 'Amount credited', 'Five Omani rials only']) expect(text, words).toContain(words)
})
