import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { electronic } from '#areas/finance/e-invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { invoice } from './invoice-detail.ts'
import { invoicePaper } from './invoice-paper.ts'
import { addToInvoice } from './use-cases/add-to-invoice.ts'

const office = testOffice()
const { huda, id, customer, owes, debt } = payersOf(office)
const shown = async (paper: string) => (await invoice(huda(), paper)) ?? expect.fail('no paper')
const nothingWrong = async () =>
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])

async function one() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const salim = await customer()
  await office.db.updateTable('parties').set({ wilayat: 'صلالة', quarter: 'السعادة' }).where('id', '=', salim).execute()
  const { invoiceId, chargeId } = await owes(salim, '100')
  const form = { invoiceId, reason: 'زادت الكيلومترات', dueOn: '2026-02-01', chargeId1: chargeId, net1: '10.010' }
  return { salim, invoiceId, form, add: (over: object = {}) => addToInvoice(huda(), { id: id(), ...form, ...over }) }
}

test('what is added to an invoice is owed with its tax by a note that names it, once', async () => {
  const { salim, invoiceId, add } = await one()
  const before = await debt(salim)
  const formId = id()
  await Promise.all([add({ id: formId }), add({ id: formId })])
  const note = await shown(formId)
  const original = await shown(invoiceId)
  expect(note).toMatchObject({
    ...{ kind: 'debit-note', number: 'DN-SLL26-00001', net: 10_010n, vat: 501n, reason: 'زادت الكيلومترات', open: 10_511n },
    ...{ original: { number: original.number, uuid: original.uuid }, dueOn: '2026-02-01' },
  })
  expect(original).toMatchObject({ total: 105_000n, notes: [{ kind: 'debit-note', number: note.number }] })
  expect((await debt(salim)) - before).toBe(10_511n)
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.invoice-added-to', 'finance.invoice-issued']))
  await creditInvoice(huda(), {
    id: id(),
    invoiceId: formId,
    reason: 'أُضيف خطأ',
    chargeId1: note.lines[0]?.id ?? '',
    net1: '10.010',
  })
  expect((await debt(salim)) - before).toBe(0n)
  await nothingWrong()
})

test('it is a paper of its own, and an electronic one of its kind with the invoice before it', async () => {
  const { invoiceId, add } = await one()
  const { id: noteId } = await add()
  const [note, original] = [await shown(noteId), await shown(invoiceId)]
  const xml = electronic(note)?.xml ?? expect.fail(JSON.stringify(electronic(note)?.faults))
  expect(xml).toContain('<Invoice xmlns=')
  expect(xml).toContain('>383</cbc:InvoiceTypeCode>')
  expect(xml).toContain('<cbc:Note>زادت الكيلومترات</cbc:Note>')
  expect(xml.replace(/\s*\n\s*/g, '')).toContain(
    `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${original.number}</cbc:ID><cbc:UUID>${original.uuid}</cbc:UUID>`,
  )
  expect(xml).not.toContain('DiscrepancyResponse')
  const text = pdfText(await invoicePaper(huda(), note))
  for (const said of ['إشعار مدين', note.number, original.number, '10.511']) expect(text, said).toContain(said)
})

test('only to a taxed invoice, only to its own lines, and by whoever issues there', async () => {
  const { salim, form, add } = await one()
  const { chargeId: other } = await owes(salim, '30')
  await expect(add({ chargeId1: other })).rejects.toMatchObject({ status: 404 })
  await expect(add({ net1: '' })).rejects.toMatchObject({ issues: [{ path: ['net1'] }] })
  await expect(add({ dueOn: '2026-01-01' })).rejects.toMatchObject({ issues: [{ path: ['dueOn'] }] })
  await expect(add({ invoiceId: id() })).rejects.toMatchObject({ status: 404 })
  const { id: noteId } = await add()
  await expect(add({ invoiceId: noteId })).rejects.toMatchObject({ code: 'finance.not-taxed' })
  const omar = office.staff('omar', may.viewInvoices)
  await expect(addToInvoice(omar, { id: id(), ...form })).rejects.toMatchObject({ status: 403 })
  await nothingWrong()
})
