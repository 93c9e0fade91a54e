import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { action as creditAct, loader as invoicePage } from '#areas/finance/record-pages/routes/back-office-invoice.tsx'
import { readSheet } from '#platform/documents/read-sheet.ts'
import { uuidv7 } from '#platform/ids.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { answered, visit } from '#testing/visit.ts'
import { invoicesAddress, readInvoicesAsked } from './invoice-asked.ts'
import { invoice } from './invoice-detail.ts'
import { draftedLines } from './invoice-draft.ts'
import { invoices } from './queries.ts'
import { loader as invoicesPage } from './routes/back-office-invoices.tsx'
import { action as issueAct, loader as newPage } from './routes/back-office-new-invoice.tsx'
import { loader as exportPage } from './routes/invoices-export.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'

const office = testOffice()
const all = [...Object.values(may), ...Object.values(customersPermissions)]
const huda = () => office.staff('huda', ...all)
const far = () => office.staffWithin('salma', { branchIds: [thumrait] }, ...all)
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
const customer = async (name: string, phone: string) =>
  (await registerCustomer(huda(), { kind: 'person', name, phone, branchId: salalah })).id

const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
const hire = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '4', unitPrice1: '15' } as const
async function issued(partyId: string, over: object = {}) {
  const form = { id: uuidv7(new Date()), partyId, branchId: salalah, ...days, ...hire, ...over }
  const { papers } = await issueInvoice(huda(), form)
  return papers[0]?.id ?? expect.fail('no paper')
}
const lineOf = (invoiceId: string) =>
  office.db.selectFrom('charges').selectAll().where('invoiceId', '=', invoiceId).orderBy('place').executeTakeFirstOrThrow()
async function credit(invoiceId: string, net1: string) {
  const { id: chargeId1 } = await lineOf(invoiceId)
  return creditInvoice(huda(), { id: uuidv7(new Date()), invoiceId, reason: 'خطأ في السعر', chargeId1, net1 })
}
async function pay(invoiceId: string, net: bigint) {
  const { id: chargeId } = await lineOf(invoiceId)
  const { journalId } = await office.db
    .selectFrom('invoices')
    .select('journalId')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  await office.db.insertInto('chargeMovements').values({ chargeId, kind: 'paid', net: -net, vat: 0n, journalId }).execute()
}
const listed = (query = '', ctx = huda()) => invoices(ctx, readInvoicesAsked(new URLSearchParams(query)))
const numbers = async (query: string, ctx = huda()) => (await listed(query, ctx)).rows.map(({ number }) => number)

test('every paper says what has become of it, and the list narrows to that', async () => {
  await openBranches(office.db)
  const salim = await customer('سالم الكثيري', '91234567')
  const six = []
  for (let count = 0; count < 5; count += 1) six.push(await issued(salim))
  const late = await issued(salim, { dueOn: '2026-01-15' })
  office.later(86_400_000)
  const [, partPaid = '', paid = '', partCredited = '', credited = ''] = six
  await pay(partPaid, 20_000n)
  await pay(paid, 60_000n)
  await credit(partCredited, '10')
  await credit(credited, '60')

  expect(late).toBeTruthy()
  for (const [state, number] of [
    ['issued', 'IN-TSA26-00001'],
    ['part-paid', 'IN-TSA26-00002'],
    ['paid', 'IN-TSA26-00003'],
    ['part-credited', 'IN-TSA26-00004'],
    ['credited', 'IN-TSA26-00005'],
    ['overdue', 'IN-TSA26-00006'],
  ]) {
    expect(await numbers(`state=${state}`), state).toEqual([number])
  }
  const { sums, count } = await listed()
  expect(count).toBe(8)
  expect(sums).toMatchObject({ net: 290_000n, vat: 0n, total: 290_000n, open: 60_000n + 40_000n + 50_000n + 60_000n })
})

test('papers are found by part of a number, by the customer however it is spelt, and by what narrows them', async () => {
  await openBranches(office.db)
  const salim = await customer('سالم الكثيري', '91234567')
  const said = await customer('أسعد المعشني', '91234568')
  await issued(salim)
  await issued(said, { branchId: thumrait })

  expect(await numbers('q=00001')).toEqual(expect.arrayContaining(['IN-TSA26-00001']))
  expect(await numbers('q=اسعد')).toHaveLength(1)
  expect(await numbers('q=الكثيرى سالم')).toEqual(['IN-TSA26-00001'])
  expect(await numbers('q=%')).toEqual([])
  expect(await numbers(`party=${said}`)).toHaveLength(1)
  expect(await numbers('party=nobody')).toEqual([])
  expect(await numbers(`branch=${thumrait}`)).toHaveLength(1)
  expect(await numbers('kind=credit-note')).toEqual([])
  expect(await numbers('from=2026-01-16')).toEqual([])
  expect(await numbers('to=2026-01-15')).toHaveLength(2)
  expect(await numbers('', far())).toHaveLength(1)
  expect((await listed('', far())).sums.total).toBe(60_000n)
  expect(await numbers('sort=total&page=9')).toHaveLength(2)
})

test('the address of a list says what is asked for and nothing else', () => {
  const asked = readInvoicesAsked(new URLSearchParams('q=سالم&state=overdue&kind=gift&from=2026-13-01&page=-3&sort=drop'))
  expect(asked).toMatchObject({ q: 'سالم', state: 'overdue', kind: '', from: '', page: 1, sort: '-issued' })
  expect(invoicesAddress(asked)).toBe(`/admin/finance/invoices?q=${encodeURIComponent('سالم')}&state=overdue`)
})

test('the list goes out as a sheet and as text, as far as one may see, and that it did is written down', async () => {
  await openBranches(office.db)
  await registered()
  const salim = await customer('=سالم', '91234567')
  await credit(await issued(salim), '10')

  const sheet = await exportPage(visit(huda(), '/admin/finance/invoices/export'))
  const rows = await readSheet({ name: 'الفواتير.xlsx', bytes: Buffer.from(await sheet.arrayBuffer()) })
  expect(rows.slice(1).map(({ cells }) => [cells[0], cells[8]])).toEqual([
    ['SIN-TSA26-00001', '63'],
    ['CN-TSA26-00001', '-10.5'],
    ['المجموع', '52.5'],
  ])
  const csv = await (await exportPage(visit(huda(), '/admin/finance/invoices/export?format=csv&kind=credit-note'))).text()
  expect(csv.split('\r\n')[1]).toBe("CN-TSA26-00001,إشعار دائن,'=سالم,2026-01-15,,,-10.000,-0.500,-10.500,0.000,لم تُرسل")
  expect(await (await exportPage(visit(far(), '/admin/finance/invoices/export?format=csv'))).text()).not.toContain('SIN')
  expect(await answered(exportPage(visit(office.staff('noor', may.viewInvoices), '/')))).toMatchObject({ init: { status: 403 } })
  expect(await office.history()).toContain('house.exported')
})

test('a paper shows both sides as they stood, its lines and notes, and a note the paper it is about', async () => {
  await openBranches(office.db)
  await registered()
  const salim = await customer('سالم الكثيري', '91234567')
  const id = await issued(salim)
  const note = await credit(id, '10')

  const shown = await invoicePage(visit(huda(), '/', { params: { invoiceId: id } }))
  expect(shown.invoice).toMatchObject({ number: 'SIN-TSA26-00001', total: 63_000n, open: 52_500n, state: 'part-credited' })
  expect(shown.invoice.buyer).toMatchObject({ name: 'سالم الكثيري' })
  expect(shown.invoice.seller).toMatchObject({ vatin: 'OM1234567890' })
  expect(shown.invoice.parts).toEqual([{ vatCategory: 'standard', vatRate: 5, vatReason: null, net: 60_000n, vat: 3_000n }])
  expect(shown.invoice.notes).toMatchObject([{ number: note.number, net: 10_000n, vat: 500n }])
  expect(shown).toMatchObject({ mayCredit: true, customer: { path: `/admin/users/${salim}` } })
  expect(shown.parts.history.map(({ text }) => text)).toContain('صدرت SIN-TSA26-00001 بمبلغ 63.000 ر.ع.')

  expect(await invoice(huda(), note.id)).toMatchObject({
    original: { id, number: 'SIN-TSA26-00001' },
    lines: [{ quantity: null, net: 10_000n, vat: 500n }],
    state: null,
  })
  expect(await invoice(far(), id)).toBeNull()
  expect(await invoice(huda(), 'x')).toBeNull()
})

test('what is left is taken back from its page, and a fault keeps what was typed', async () => {
  await openBranches(office.db)
  const id = await issued(await customer('سالم الكثيري', '91234567'))
  const { id: chargeId1 } = await lineOf(id)
  const form = { id: uuidv7(new Date()), chargeId1, net1: '70', reason: 'خطأ في السعر' }
  const send = (sent: Record<string, string>) =>
    answered(creditAct(visit(huda(), '/?act=credit', { params: { invoiceId: id, id: form.id }, form: sent })))
  expect(await send(form)).toMatchObject({
    init: { status: 422 },
    data: { typed: { net1: '70' }, fields: { net1: [expect.any(String)] } },
  })
  expect(await send({ ...form, net1: '60' })).toMatchObject({ status: 303, to: `/admin/finance/invoices/${form.id}` })
})

test('of what was paid as much may be taken back as of what is owed, and nothing of what was credited before', async () => {
  await openBranches(office.db)
  const id = await issued(await customer('سالم الكثيري', '91234567'))
  await credit(id, '10')
  await pay(id, 50_000n)
  expect((await invoice(huda(), id))?.lines).toMatchObject([{ net: 60_000n, openNet: 0n, leftNet: 50_000n }])
})

test('a new paper is made out to whom was chosen, and goes on to it, or to the customer’s where the lines made two', async () => {
  await openBranches(office.db)
  await registered()
  const salim = await customer('سالم الكثيري', '91234567')
  const open = (query: string, ctx = huda()) => newPage(visit(ctx, `/?${query}`))
  expect(await open('q=سالم')).toMatchObject({ buyer: null, found: [{ id: salim }] })
  expect(await open(`party=${salim}`)).toMatchObject({ buyer: { id: salim, name: 'سالم الكثيري' }, today: '2026-01-15' })
  expect(await open(`party=${salim}`, far())).toMatchObject({ buyer: null })

  const form = { partyId: salim, branchId: salalah, ...days, ...hire }
  const send = (over: Record<string, string>) => {
    const id = uuidv7(new Date())
    return answered(issueAct(visit(huda(), `/?party=${salim}`, { params: { id }, form: { ...form, id, ...over } }))).then(
      (reply) => ({
        id,
        reply,
      }),
    )
  }
  const one = await send({})
  expect(one.reply).toMatchObject({ status: 303, to: `/admin/finance/invoices/${one.id}` })
  const late = { kind2: 'late-fee', line2: 'cars', description2: 'تأخير', quantity2: '1', unitPrice2: '5' }
  const two = await send({ ...late, ground2: 'تأخر السداد', evidence2: 'العقد 7' })
  expect(two.reply).toMatchObject({ status: 303, to: `/admin/finance/invoices?party=${salim}` })
  expect((await send({ unitPrice1: '0' })).reply).toMatchObject({
    init: { status: 422 },
    data: { fields: { unitPrice1: [expect.any(String)] } },
  })
})

test('before a tax invoice is issued it is said what will keep it from being an electronic one, and where that is filled in', async () => {
  const maryam = office.staff('maryam', ...all, ...Object.values(companyPermissions))
  const salim = await customer('سالم الكثيري', '91234567')
  const open = async (ctx = huda()) => (await newPage(visit(ctx, `/?party=${salim}`))).buyer?.lacking
  expect(await open()).toBeNull()

  await changeSettings(maryam, { vatin: 'OM1234567890', vatRate: '5' })
  const [ofCompany, ofCustomer] = ['اكتب الرمز البريدي للشركة في الإعدادات.', 'اكتب ولاية العميل ومنطقته في سجله.']
  expect(await open()).toMatchObject({
    seller: { says: expect.arrayContaining([ofCompany]), path: null },
    buyer: { says: [ofCustomer], path: `/admin/users/${salim}` },
  })
  expect(await open(maryam)).toMatchObject({ seller: { path: '/admin/settings' } })

  const place = { legalName: 'التحالف', address: 'السعادة', way: '12', building: '4', postalCode: '211', phones: '23290000' }
  await changeSettings(maryam, { vatin: 'OM1234567890', vatRate: '5', ...place })
  await office.db.updateTable('parties').set({ wilayat: 'صلالة', quarter: 'السعادة' }).where('id', '=', salim).execute()
  expect(await open()).toMatchObject({ seller: { says: [] }, buyer: { says: [] } })
})

test('the preview reads what is typed as the server will', () => {
  const typed = {
    kind1: 'car-hire',
    quantity1: '١٫٥',
    unitPrice1: '1,250.500',
    kind2: 'car-hire',
    quantity2: '1',
    unitPrice2: 'x',
  }
  expect(draftedLines(typed)).toMatchObject([{ quantity: 1500, unitPrice: 1_250_500n, discount: 0n }])
  expect(draftedLines({ ...typed, discount1: '2000' })).toEqual([])
})

test('whoever may only look at papers sees the list, and not how to make one', async () => {
  const noor = office.staff('noor', may.viewInvoices)
  expect(await invoicesPage(visit(noor, '/'))).toMatchObject({ may: { issue: false, export: false } })
  expect(await answered(newPage(visit(noor, '/')))).toMatchObject({ init: { status: 403 } })
})
