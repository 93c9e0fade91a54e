import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import type { IssueInvoiceForm } from '#areas/finance/invoices/inputs.ts'
import { readInvoicesAsked } from '#areas/finance/invoices/invoice-asked.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { invoices } from '#areas/finance/invoices/queries.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { loader as invoicePage } from '#areas/finance/record-pages/routes/back-office-invoice.tsx'
import { uuidv7 } from '#platform/ids.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import type { Provider } from './provider.ts'
import { electronic } from './queries.ts'
import { loader as xmlPage } from './routes/back-office-invoice-xml.ts'
import { submitEInvoice } from './submit.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may), ...Object.values(customersPermissions))
const settings = (over: object) => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), over)
const whole = {
  ...{ vatin: 'OM1234567890', vatRate: '5', legalName: 'شركة التحالف ش.م.م', phones: '23290000' },
  ...{ address: 'السعادة', way: '2214', building: '18', postalCode: '211' },
}
const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
const hire = {
  kind1: 'car-hire',
  description1: 'تأجير سيارة <A&B>',
  quantity1: '4.5',
  unitPrice1: '15',
  discount1: '7.500',
} as const
const abroad = {
  ...({ kind2: 'parcel-abroad', description2: 'طرد إلى دبي', quantity2: '1', unitPrice2: '9.750' } as const),
  ...{ ground2: 'دبي', evidence2: 'البوليصة 118' },
}

async function issued(over: Partial<IssueInvoiceForm> = {}) {
  const { id: partyId } = await registerCustomer(huda(), {
    ...{ kind: 'company', name: 'شركة ظفار للنقل', commercialRegister: '1234567', vatin: 'OM9876543210' },
    ...{ wilayat: 'صلالة', quarter: 'ريسوت', way: '12', building: '44', postalCode: '211' },
  })
  const { papers } = await issueInvoice(huda(), { id: uuidv7(new Date()), partyId, ...days, ...hire, ...abroad, ...over })
  return papers[0]?.id ?? expect.fail('no paper')
}
const shown = async (id: string) => (await invoice(huda(), id)) ?? expect.fail('no paper')
const xmlOf = async (id: string) => electronic(await shown(id))?.xml ?? expect.fail('faults')
const credit = async (invoiceId: string) => {
  const line = await office.db.selectFrom('charges').select('id').where('place', '=', 1).executeTakeFirstOrThrow()
  const form = { id: uuidv7(new Date()), invoiceId, reason: 'خطأ في السعر', chargeId1: line.id, net1: '10' }
  return (await creditInvoice(huda(), form)).id
}

test('an issued tax invoice is written as the exchange asks, always in the same way', async () => {
  await settings(whole)
  const id = await issued()
  const { uuid } = await shown(id)
  const xml = await xmlOf(id)
  const said = [
    '<cbc:CustomizationID>urn:peppol:pint:billing-1@om-1</cbc:CustomizationID>',
    '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>',
    '<cbc:ID>INV-SLL26-00001</cbc:ID>',
    `<cbc:UUID>${uuid}</cbc:UUID>`,
    '<cbc:IssueDate>2026-01-15</cbc:IssueDate>',
    '<cbc:IssueTime>12:00:00+04:00</cbc:IssueTime>',
    '<cbc:InvoiceTypeCode name="1XXXXXXXXXXXXXXXXXXX">380</cbc:InvoiceTypeCode>',
    '<cbc:TaxCurrencyCode>OMR</cbc:TaxCurrencyCode>',
    '<cbc:StartDate>2026-01-10</cbc:StartDate>',
    '<cbc:EndpointID schemeID="0248">OM1234567890</cbc:EndpointID>',
    '<cbc:EndpointID schemeID="0248">OM9876543210</cbc:EndpointID>',
    '<cbc:StreetName>السعادة</cbc:StreetName>',
    '<cbc:AdditionalStreetName>2214</cbc:AdditionalStreetName>',
    '<cbc:PostalZone>211</cbc:PostalZone>',
    '<cbc:Line>18</cbc:Line>',
    '<cbc:TaxAmount currencyID="OMR">3.000</cbc:TaxAmount>',
    '<cbc:TaxExemptionReasonCode>VATZR-OM-04</cbc:TaxExemptionReasonCode>',
    '<cbc:TaxExemptionReason>نقل دولي للبضائع</cbc:TaxExemptionReason>',
    '<cbc:PayableAmount currencyID="OMR">72.750</cbc:PayableAmount>',
    '<cbc:InvoicedQuantity unitCode="C62">4.5</cbc:InvoicedQuantity>',
    '<cbc:Amount currencyID="OMR">7.500</cbc:Amount>',
    '<cbc:Name>تأجير سيارة &lt;A&amp;B&gt;</cbc:Name>',
  ]
  for (const line of said) expect(xml, line).toContain(line)
  const order = [...xml.matchAll(/^ {2}<(?:cac|cbc):(\w+)/gm)].map(([, name]) => name)
  expect(order).toMatchInlineSnapshot(`
    [
      "CustomizationID",
      "ProfileID",
      "ID",
      "UUID",
      "IssueDate",
      "IssueTime",
      "DueDate",
      "InvoiceTypeCode",
      "DocumentCurrencyCode",
      "TaxCurrencyCode",
      "InvoicePeriod",
      "AccountingSupplierParty",
      "AccountingCustomerParty",
      "Delivery",
      "TaxTotal",
      "LegalMonetaryTotal",
      "InvoiceLine",
      "InvoiceLine",
    ]
  `)
  await settings({ ...whole, legalName: 'اسم آخر', postalCode: '212' })
  expect(await xmlOf(id)).toBe(xml)
})

test('a credit note names the paper it is about by number, day and uuid, with the reason', async () => {
  await settings(whole)
  const id = await issued()
  const note = await xmlOf(await credit(id))
  const { uuid } = await shown(id)
  expect(note).toContain('<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"')
  expect(note).toContain('<cbc:CreditNoteTypeCode name="1XXXXXXXXXXXXXXXXXXX">381</cbc:CreditNoteTypeCode>')
  expect(note.replace(/\s*\n\s*/g, '')).toContain(
    `<cac:InvoiceDocumentReference><cbc:ID>INV-SLL26-00001</cbc:ID><cbc:UUID>${uuid}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate>`,
  )
  expect(note).toContain('<cbc:Description>خطأ في السعر</cbc:Description>')
  expect(note).toContain('<cbc:CreditedQuantity unitCode="C62">1</cbc:CreditedQuantity>')
})

test('it lies in the paper itself, and is handed out to whoever sees the invoice', async () => {
  await settings(whole)
  const id = await issued()
  const xml = await xmlOf(id)
  const pdf = Buffer.from(await invoicePaper(huda(), await shown(id)))
  const raw = pdf.toString('latin1')
  expect(raw).toContain('/AFRelationship /Alternative')
  expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
  expect([...raw.matchAll(/\/F \(([^)]*\.xml)\)/g)].map(([, name]) => name)).toEqual(['INV-SLL26-00001.xml'])
  const attached = [...raw.matchAll(/\/EmbeddedFile[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => bytes)
  expect(attached.map((bytes) => unpacked(Buffer.from(bytes, 'latin1')).toString('utf8'))).toEqual([xml])

  const given = await xmlPage(visit(huda(), '/xml', { params: { invoiceId: id } }))
  expect(await given.text()).toBe(xml)
  expect(given.headers.get('content-type')).toBe('application/xml')
  expect(await answered(xmlPage(visit(office.staff('noor'), '/xml', { params: { invoiceId: id } })))).toMatchObject({
    init: { status: 403 },
  })
})

const unpacked = (bytes: Buffer) => {
  try {
    return inflateSync(bytes)
  } catch {
    return bytes
  }
}

test('no full tax invoice is issued while the company itself is not all there', async () => {
  await settings({ vatin: 'OM1234567890', vatRate: '5' })
  await expect(issued()).rejects.toMatchObject({
    ...{ code: 'finance.seller-incomplete', message: expect.stringContaining('اكتب الرمز البريدي للشركة في الإعدادات.') },
  })
  expect(await office.db.selectFrom('invoices').select('id').execute()).toEqual([])
})

async function listed(electronic: string) {
  const { rows } = await invoices(huda(), readInvoicesAsked(new URLSearchParams({ electronic })))
  return rows.map(({ id }) => id)
}

test('the page says what is missing, in sentences; what the tax does not know has no electronic invoice', async () => {
  await settings({ vatin: 'OM1234567890', vatRate: '5' })
  const { id: salim } = await registerCustomer(huda(), { kind: 'person', name: 'سالم الكثيري', phone: '91234567' })
  const id = await issued({ partyId: salim })
  const page = (invoiceId: string) => invoicePage(visit(huda(), '/', { params: { invoiceId } }))
  const { electronic: standing } = await page(id)
  expect(standing).toMatchObject({ state: 'none', last: null })
  expect(standing?.faults).toEqual(
    expect.arrayContaining(['اكتب الرمز البريدي للشركة في الإعدادات.', 'اكتب هاتف الشركة في الإعدادات.']),
  )
  expect(await answered(xmlPage(visit(huda(), '/xml', { params: { invoiceId: id } })))).toMatchObject({ init: { status: 404 } })

  const fee = { kind1: 'late-fee', line1: 'cars', description1: 'غرامة', quantity1: '1', unitPrice1: '10' } as const
  const proof = { ground1: 'تأخر السداد', evidence1: 'العقد 7' }
  const { partyId } = await shown(id)
  const { papers } = await issueInvoice(huda(), { id: uuidv7(new Date()), partyId, ...days, ...fee, ...proof })
  expect((await page(papers[0]?.id ?? '')).electronic).toBeNull()
  expect(await listed('none')).toEqual([id])
})

test('handing over is noted step by step, and what was accepted does not go again', async () => {
  await settings(whole)
  const id = await issued()
  const taken: string[] = []
  const provider = (state: 'accepted' | 'rejected'): Provider => ({
    name: 'مزوّد',
    submit: async ({ xml, uuid }) => {
      taken.push(xml)
      return { state, reference: uuid.slice(0, 8), answer: state === 'rejected' ? 'رقم غير معروف' : null }
    },
    standing: async (reference) => ({ state, reference, answer: null }),
  })
  const paper = await shown(id)
  await submitEInvoice(huda(), provider('rejected'), paper)
  expect((await invoicePage(visit(huda(), '/', { params: { invoiceId: id } }))).electronic).toMatchObject({
    ...{ state: 'rejected', last: { answer: 'رقم غير معروف', provider: 'مزوّد' } },
  })
  expect(await listed('rejected')).toEqual([id])
  await submitEInvoice(huda(), provider('accepted'), paper)
  await submitEInvoice(huda(), provider('accepted'), paper)
  expect(taken).toEqual([await xmlOf(id), await xmlOf(id)])
  const steps = await office.db.selectFrom('eInvoiceSubmissions').select(['state', 'profile']).orderBy('id').execute()
  expect(steps.map(({ state, profile }) => `${state} ${profile}`)).toEqual([
    ...['queued om-1', 'rejected om-1', 'queued om-1', 'accepted om-1'],
  ])
  expect([await listed('accepted'), await listed('rejected'), await listed('none')]).toEqual([[id], [], []])
  await expect(office.owner.deleteFrom('eInvoiceSubmissions').execute()).rejects.toThrow()
})

test('of two who hand one over at once one does, and what a stopped process had in hand goes again later', async () => {
  await settings(whole)
  const paper = await shown(await issued())
  const taken: string[] = []
  let stops = true
  const provider: Provider = {
    name: 'مزوّد',
    submit: async ({ uuid }) => {
      taken.push(uuid)
      if (stops) throw new Error('stopped')
      return { state: 'accepted', reference: uuid, answer: null }
    },
    standing: async (reference) => ({ state: 'accepted', reference, answer: null }),
  }
  await Promise.allSettled([1, 2, 3].map(() => submitEInvoice(huda(), provider, paper)))
  expect(taken).toHaveLength(1)
  stops = false
  await submitEInvoice(huda(), provider, paper)
  expect(taken).toHaveLength(1)
  office.later(11 * 60_000)
  await Promise.all([1, 2, 3].map(() => submitEInvoice(huda(), provider, paper)))
  expect(taken).toEqual([paper.uuid, paper.uuid])
})
