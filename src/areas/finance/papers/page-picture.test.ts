import { expect, test, vi } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { receipt } from '#areas/finance/receipts/receipt-detail.ts'
import { receiptPaper } from '#areas/finance/receipts/receipt-papers.ts'
import * as printing from '#platform/documents/print.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { inkOnEdges, pagePicture } from '#testing/page-picture.ts'
import { readSquare } from '#testing/read-square.ts'
import { registeredCompany } from '#testing/registered.ts'
import { formsOf } from './paper-forms.ts'
import { verifyAddress } from './verify-address.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)

/** The picture of the paper that was printed last. */
async function lastPage() {
  const order = vi.mocked(printing.print).mock.lastCall ?? expect.fail('nothing was printed')
  return pagePicture(order)
}

test('a telephone reads the code off every paper in every form, and no ink leaves the page', async () => {
  vi.spyOn(printing, 'print')
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '50')
  const paper = await office.db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  const line = await office.db.selectFrom('charges').select('id').executeTakeFirstOrThrow()
  const note = await creditInvoice(huda(), { id: id(), invoiceId: paper.id, reason: 'خطأ', chargeId1: line.id, net1: '5' })

  const { invoiceId: full } = await owes(salim, '600')

  const kinds: string[] = []
  for (const invoiceId of [paper.id, note.id, full]) {
    const one = (await invoice(huda(), invoiceId)) ?? expect.fail('no paper')
    kinds.push(one.kind)
    for (const form of formsOf(one.kind)) {
      await invoicePaper(huda(), one, form)
      const page = await lastPage()
      expect(await readSquare(page), `${one.kind} ${form}`).toBe(verifyAddress(huda().origin, one.token))
      expect(await inkOnEdges(page), `${one.kind} ${form}`).toBe(0)
    }
  }
  expect(kinds).toEqual(['simplified-invoice', 'credit-note', 'tax-invoice'])
  const one = (await receipt(huda(), receiptId)) ?? expect.fail('no receipt')
  for (const form of formsOf('receipt')) {
    await receiptPaper(huda(), one, form)
    const page = await lastPage()
    expect(await readSquare(page), `receipt ${form}`).toBe(verifyAddress(huda().origin, one.token))
    expect(await inkOnEdges(page), `receipt ${form}`).toBe(0)
  }
})
