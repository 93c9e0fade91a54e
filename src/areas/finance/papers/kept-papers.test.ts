import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { receipt } from '#areas/finance/receipts/receipt-detail.ts'
import { receiptPaper } from '#areas/finance/receipts/receipt-papers.ts'
import { allocatePayment } from '#areas/finance/receipts/use-cases/allocate-payment.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { loader as invoicePdf } from '#areas/finance/vouchers/routes/back-office-invoice-pdf.ts'
import { loader as receiptPdf } from '#areas/finance/vouchers/routes/back-office-receipt-pdf.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import * as drawing from '#platform/documents/square-code.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, visit } from '#testing/visit.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays } = payersOf(office)
const settings = (over: object) => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), over)
const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
const kept = () => office.db.selectFrom('keptPapers').select(['kind', 'subjectId', 'form', 'state', 'sha256']).execute()
const bytesOf = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer())
const receiptAgain = (receiptId: string) => bytesOf(receiptPdf(visit(huda(), '/pdf', { params: { receiptId } })))
const invoiceAgain = (invoiceId: string) => bytesOf(invoicePdf(visit(huda(), '/pdf', { params: { invoiceId } })))
const shown = async (receiptId: string) => (await receipt(huda(), receiptId)) ?? expect.fail('no receipt')
const newLook = { englishName: 'Al Tahaluf', paperFooter: 'تذييل جديد', numerals: 'arab', hijriBeside: 'yes' } as const

async function paid() {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '20')
  const { id: receiptId } = await pays(salim, '50')
  const invoice = await office.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
  return { salim, receiptId, invoice }
}

test('every paper is kept right after it is issued, with its hash, and handed out again as it was printed first', async () => {
  const { receiptId, invoice } = await paid()
  const line = await office.db.selectFrom('charges').select('id').executeTakeFirstOrThrow()
  await creditInvoice(huda(), { id: id(), invoiceId: invoice.id, reason: 'خطأ', chargeId1: line.id, net1: '5' })
  await office.announce()
  expect((await kept()).map(({ kind, form, state }) => `${kind} ${form} ${state}`).toSorted()).toEqual([
    'invoice sheet issued',
    'invoice sheet issued',
    'receipt sheet issued',
  ])

  await settings(newLook)
  office.later(90 * 86_400_000)
  const hashes = new Map((await kept()).map(({ subjectId, sha256 }) => [subjectId, sha256]))
  expect(hashOf(await receiptAgain(receiptId))).toBe(hashes.get(receiptId))
  expect(hashOf(await invoiceAgain(invoice.id))).toBe(hashes.get(invoice.id))
  // Printed anew it would be another one by now.
  expect(hashOf(await receiptPaper(huda(), await shown(receiptId)))).not.toBe(hashes.get(receiptId))
  await office.announceAgain()
  expect(await kept()).toHaveLength(3)
})

test('twenty who ask for one that is not kept yet get one paper', async () => {
  const { receiptId } = await paid()
  const papers = await Promise.all(Array.from({ length: 20 }, () => receiptAgain(receiptId)))
  expect(new Set(papers.map(hashOf)).size).toBe(1)
  expect(await kept()).toHaveLength(1)
})

test('a receipt says what it paid as it was issued, whatever its money does afterwards', async () => {
  const { salim, receiptId } = await paid()
  const first = pdfText(await receiptPaper(huda(), await shown(receiptId)))
  expect(first).toContain('30.000')
  await owes(salim, '12')
  await allocatePayment(huda(), { id: id(), partyId: salim })
  expect((await shown(receiptId)).paid).toHaveLength(2)
  expect(pdfText(await receiptPaper(huda(), await shown(receiptId)))).toBe(first)
})

test('a reversed one is a paper of its own, and the one that was issued stays kept beside it', async () => {
  const { receiptId } = await paid()
  await office.announce()
  const first = await receiptAgain(receiptId)
  await reverseReceipt(huda(), { receiptId, reason: 'سُجّل على عميل آخر' })
  const after = await receiptAgain(receiptId)
  expect(pdfText(after)).toContain('معكوس')
  expect((await kept()).map(({ state, sha256 }) => [state, sha256])).toEqual(
    expect.arrayContaining([
      ['issued', hashOf(first)],
      ['reversed', hashOf(after)],
    ]),
  )
})

test('whoever holds a receipt verifies it by its code, hears when it was reversed, and learns nothing of whose it is', async () => {
  const drawn = vi.spyOn(drawing, 'squareCode')
  const { receiptId } = await paid()
  const one = await shown(receiptId)
  await receiptPaper(huda(), one)
  expect(drawn).toHaveBeenCalledWith(`${huda().origin}/v/${one.token}`)
  const verify = () => answered(verifyPage(visit(office.visitor(), '/', { params: { paperToken: one.token } })))
  const said = { kind: 'سند قبض', number: one.number, day: '2026-01-15', total: 50_000n, credited: 0n }
  expect(await verify()).toEqual({ ...said, state: 'valid' })
  await reverseReceipt(huda(), { receiptId, reason: 'سُجّل على عميل آخر' })
  expect(await verify()).toEqual({ ...said, state: 'reversed' })
})

test('what is kept is never changed, and one whose file was lost is not made anew', async () => {
  const { receiptId } = await paid()
  await office.announce()
  await expect(
    office.owner
      .updateTable('keptPapers')
      .set({ sha256: '0'.repeat(64) })
      .execute(),
  ).rejects.toThrow()
  await expect(office.db.deleteFrom('keptPapers').execute()).rejects.toThrow()
  const { files } = office.visitor()
  vi.spyOn(files, 'has').mockResolvedValue(false)
  const asked = receiptPdf(visit(huda(), '/pdf', { params: { receiptId } }))
  await expect(asked).rejects.toBeDefined()
  vi.restoreAllMocks()
})
