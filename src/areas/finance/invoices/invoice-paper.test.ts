import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { loader as pdfPage } from '#areas/finance/vouchers/routes/back-office-invoice-pdf.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import * as drawing from '#platform/documents/square-code.ts'
import { uuidv7 } from '#platform/ids.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import type { IssueInvoiceForm } from './inputs.ts'
import { invoice } from './invoice-detail.ts'
import { invoicePaper } from './invoice-paper.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may), ...Object.values(customersPermissions))
const settings = (over: object) => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), over)
const registered = () => settings(registeredCompany)
const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
const hire = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '4.5', unitPrice1: '15', discount1: '7.500' } as const

async function issued(over: Partial<IssueInvoiceForm> = {}) {
  const customer = { kind: 'company', name: 'شركة ظفار للنقل', commercialRegister: '1234567', vatin: 'OM9876543210' } as const
  const { id: partyId } = await registerCustomer(huda(), customer)
  const { papers } = await issueInvoice(huda(), { id: uuidv7(new Date()), partyId, ...days, ...hire, ...over })
  return papers[0]?.id ?? expect.fail('no paper')
}
const shown = async (id: string) => (await invoice(huda(), id)) ?? expect.fail('no paper')
const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')

test('a tax invoice carries all that the law asks for, with the amount in words', async () => {
  await registered()
  const second = { kind2: 'parcel-abroad', description2: 'طرد إلى دبي', quantity2: '1', unitPrice2: '9.750' } as const
  const proof = { ground2: 'دبي', evidence2: 'البوليصة 118' }
  const id = await issued({ ...second, ...proof })
  const text = pdfText(await invoicePaper(huda(), await shown(id)))

  for (const said of ['فاتورة ضريبية', 'INV-SLL26-00001', 'OM1234567890', 'OM9876543210', 'CU-10001', '4.5', '15.000']) {
    expect(text, said).toContain(said)
  }
  // 4.5 days at 15.000 less 7.500, and the tax of that; the parcel abroad bears none, and says why.
  for (const figure of ['60.000', '3.000', '63.000', '9.750', '69.750', '72.750']) expect(text, figure).toContain(figure)
  for (const word of ['نقل دولي', '118', 'سبعون', 'بيسة', 'صفحة']) expect(text, word).toContain(word)
})

test('printed again it is the same paper to the byte, whatever the company and the customer are called since', async () => {
  await registered()
  const id = await issued()
  const first = await invoicePaper(huda(), await shown(id))
  await settings({ vatin: 'OM1111111111', email: 'new@example.com', address: 'السعادة' })
  office.later(40 * 86_400_000)
  expect(hashOf(await invoicePaper(huda(), await shown(id)))).toBe(hashOf(first))
})

test('a credit note names the paper it is about and the reason; a long paper repeats its head', async () => {
  await registered()
  const lines = Array.from({ length: 10 }, (_, index) => index + 1).map((place) => ({
    ...{ [`kind${place}`]: 'car-hire', [`description${place}`]: `سطر ${place} ${'وصف طويل '.repeat(20)}`.slice(0, 190) },
    ...{ [`quantity${place}`]: '1', [`unitPrice${place}`]: '15' },
  }))
  const id = await issued(Object.assign({ discount1: undefined }, ...lines))
  const text = pdfText(await invoicePaper(huda(), await shown(id)))
  expect(text.match(/صفحة/g)?.length).toBeGreaterThan(1)

  const line = await office.db.selectFrom('charges').select('id').where('place', '=', 1).executeTakeFirstOrThrow()
  const form = { id: uuidv7(new Date()), invoiceId: id, reason: 'خطأ في السعر', chargeId1: line.id, net1: '10' }
  const note = await creditInvoice(huda(), form)
  const noteText = pdfText(await invoicePaper(huda(), await shown(note.id)))
  for (const said of [note.number, 'INV-SLL26-00001', 'في السعر', '10.500']) expect(noteText, said).toContain(said)
})

test('whoever holds a paper verifies it by its code, and learns nothing of whose it is', async () => {
  const drawn = vi.spyOn(drawing, 'squareCode')
  const id = await issued()
  const paper = await shown(id)
  await invoicePaper(huda(), paper)
  expect(drawn).toHaveBeenCalledWith(`${huda().origin}/v/${paper.token}`)

  const verify = (paperToken: string) => answered(verifyPage(visit(office.visitor(), '/', { params: { paperToken } })))
  expect(await verify(paper.token)).toEqual({
    ...{ kind: 'فاتورة', number: 'IN-SLL26-00001', day: '2026-01-15', total: 60_000n, credited: 0n, state: 'valid' },
  })
  for (const wrong of [id, paper.number, paper.token.toUpperCase(), `${paper.token.slice(0, -1)}z`, '0'.repeat(32)]) {
    expect(await verify(wrong), wrong).toMatchObject({ init: { status: 404 } })
  }
  const line = await office.db.selectFrom('charges').select('id').executeTakeFirstOrThrow()
  await creditInvoice(huda(), { id: uuidv7(new Date()), invoiceId: id, reason: 'خطأ', chargeId1: line.id, net1: '20' })
  expect(await verify(paper.token)).toMatchObject({ credited: 20_000n })

  const many = await Promise.all(Array.from({ length: 121 }, () => verify('0'.repeat(32))))
  expect(many.at(-1) ?? null).not.toBeNull()
  expect(await verify(paper.token)).toMatchObject({ init: { status: 429 } })
})

test('the paper is handed out to whoever may see it', async () => {
  const id = await issued()
  const given = await pdfPage(visit(huda(), '/', { params: { invoiceId: id } }))
  expect(given.headers.get('content-type')).toBe('application/pdf')
  expect(decodeURIComponent(given.headers.get('content-disposition') ?? '')).toContain('فاتورة IN-SLL26-00001.pdf')
  expect(await answered(pdfPage(visit(office.staff('noor'), '/', { params: { invoiceId: id } })))).toMatchObject({
    init: { status: 403 },
  })
})
