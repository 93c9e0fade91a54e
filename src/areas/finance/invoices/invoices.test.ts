import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { uuidv7 } from '#platform/ids.ts'
import { testOffice } from '#testing/office.ts'
import { lockPeriod } from '#testing/periods.ts'
import { registeredCompany } from '#testing/registered.ts'
import type { CreditInvoiceForm, IssueInvoiceForm } from './inputs.ts'
import { drawUp } from './invoice.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may), ...Object.values(customersPermissions))
const vatin = 'OM1234567890'
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
const salim = async () => (await registerCustomer(huda(), { kind: 'person', name: 'سالم الكثيري', phone: '9123 4567' })).id

const hire = { kind1: 'car-hire', description1: 'تأجير سيارة أربعة أيام', quantity1: '4', unitPrice1: '15' } as const
const asked = (partyId: string, lines: Partial<IssueInvoiceForm> = hire): IssueInvoiceForm => ({
  id: uuidv7(new Date()),
  partyId,
  suppliedFrom: '2026-01-10',
  suppliedUntil: '2026-01-14',
  dueOn: '2026-01-20',
  ...lines,
})
const papers = () => office.db.selectFrom('invoices').select(['kind', 'number', 'net', 'vat']).orderBy('number').execute()
const owes = (partyId: string) => balanceOf(office, { account: '1210', key: partyId })
const charges = () => office.db.selectFrom('charges').selectAll().orderBy('place').execute()
const nothingWrong = async () =>
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
const paperOf = async (form: IssueInvoiceForm) => (await issueInvoice(huda(), form)).papers[0] ?? expect.fail('no paper')

test('what is charged is owed with its tax, on a numbered paper, in the books and nowhere else', async () => {
  await registered()
  const partyId = await salim()
  expect(await issueInvoice(huda(), asked(partyId))).toMatchObject({ papers: [{ number: 'SIN-SLL26-00001' }] })

  expect(await owes(partyId)).toBe(63_000n)
  expect(await balanceOf(office, { account: '4400' })).toBe(60_000n)
  expect(await balanceOf(office, { account: '2180', key: '2026-Q1' })).toBe(3_000n)
  expect(await office.history()).toContain('finance.invoice-issued')
  await nothingWrong()
})

test('whoever is not registered for the tax adds none, and the paper is plain', async () => {
  const partyId = await salim()
  await paperOf(asked(partyId))

  expect(await papers()).toEqual([{ kind: 'invoice', number: 'IN-SLL26-00001', net: 60_000n, vat: 0n }])
  expect((await charges())[0]).toMatchObject({ vatCategory: 'out-of-scope', vatReason: expect.stringContaining('غير مسجلة') })
  await nothingWrong()
})

test('what the tax does not know stands on a note of its own, and 500 rials or more on a full invoice', async () => {
  await registered()
  const partyId = await salim()
  await issueInvoice(huda(), {
    ...asked(partyId, { ...hire, quantity1: '40' }),
    ...{ kind2: 'car-damage', line2: 'cars', description2: 'صدام أمامي', quantity2: '1', unitPrice2: '20' },
    ...{ ground2: 'صدام أمامي', evidence2: 'محضر 7' },
    ...{ kind3: 'parcel-abroad', description3: 'طرد إلى دبي', quantity3: '1', unitPrice3: '7.250' },
    ...{ ground3: 'دبي', evidence3: 'البوليصة 118' },
  })

  expect(await papers()).toEqual([
    { kind: 'debit-note', number: 'DN-SLL26-00001', net: 20_000n, vat: 0n },
    { kind: 'tax-invoice', number: 'INV-SLL26-00001', net: 607_250n, vat: 30_000n },
  ])
  expect(await owes(partyId)).toBe(657_250n)
  await nothingWrong()
})

test('F2: tax is computed once for a paper and spread over its lines to the baisa', () => {
  const line = (unitPrice: bigint) => ({ kind: 'car-hire', description: 'x', quantity: 1000, unitPrice, discount: 0n }) as const
  for (const prices of [
    [10n, 10n, 10n],
    [199n, 201n, 33n],
    [1n, 1n, 1n, 1n, 1n],
    [15_015n, 19_985n],
  ]) {
    const [paper] = drawUp(prices.map(line), { vatin, rate: 5, buyerVatin: null })
    const net = prices.reduce((sum, price) => sum + price, 0n)
    expect(paper?.vat).toBe((2n * net * 5n + 100n) / 200n)
    expect(paper?.lines.reduce((sum, { vat }) => sum + vat, 0n)).toBe(paper?.vat)
  }
})

test('a form pressed twice at once is one paper', async () => {
  const partyId = await salim()
  const form = asked(partyId)
  const pressed = await Promise.all(Array.from({ length: 6 }, () => issueInvoice(huda(), form)))

  expect(new Set(pressed.flatMap(({ papers: made }) => made.map(({ number }) => number)))).toEqual(new Set(['IN-SLL26-00001']))
  expect(await owes(partyId)).toBe(60_000n)
})

test('K7: sixteen at once number their papers without a gap, and whoever is not saved leaves none', async () => {
  const partyId = await salim()
  const tries = Array.from({ length: 16 }, (_, index) =>
    issueInvoice(huda(), { ...asked(partyId), ...(index % 4 === 3 && { branchId: uuidv7(new Date()) }) }),
  )
  await Promise.allSettled(tries)

  const numbers = (await papers()).map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => `IN-SLL26-${String(index + 1).padStart(5, '0')}`))
  await nothingWrong()
})

const bad: [string, Partial<IssueInvoiceForm>, string][] = [
  ['a price of nothing', { ...hire, unitPrice1: '0' }, 'unitPrice1'],
  ['a negative price', { ...hire, unitPrice1: '-5' }, 'unitPrice1'],
  ['a part of a baisa', { ...hire, unitPrice1: '0.0005' }, 'unitPrice1'],
  ['a price beyond all measure', { ...hire, unitPrice1: '1e9' }, 'unitPrice1'],
  ['no quantity', { ...hire, quantity1: '0' }, 'quantity1'],
  ['a discount that takes all', { ...hire, discount1: '60' }, 'discount1'],
  ['a kind that is none', { ...hire, kind1: 'gift' }, 'kind1'],
  ['a fee of no line', { kind1: 'administration-fee', description1: 'رسم', quantity1: '1', unitPrice1: '5' }, 'line1'],
  ['a time that ends before it begins', { ...hire, suppliedUntil: '2026-01-09' }, 'suppliedUntil'],
  ['a line beyond all measure', { ...hire, quantity1: '1000', unitPrice1: '1000.001' }, 'quantity1'],
  ['a supply in the year after the next', { ...hire, suppliedUntil: '2027-01-17' }, 'suppliedUntil'],
  ['a day in three years', { ...hire, dueOn: '2029-01-15' }, 'dueOn'],
  ['a second line half written', { ...hire, description2: 'رسم' }, 'unitPrice2'],
]
test.each(bad)('refused under its field: %s', async (_, lines, field) => {
  const partyId = await salim()
  const refused = issueInvoice(huda(), { ...asked(partyId), ...lines })
  await expect(refused).rejects.toMatchObject({ issues: expect.arrayContaining([expect.objectContaining({ path: [field] })]) })
  expect(await papers()).toEqual([])
})

test('digits of either script are read as what they are', async () => {
  const partyId = await salim()
  await paperOf(asked(partyId, { ...hire, unitPrice1: '١٥٫٥٠٠', quantity1: '٢' }))
  expect(await owes(partyId)).toBe(31_000n)
})

test('K8: nobody changes an issued paper or what it charges, and the application cannot even try', async () => {
  const partyId = await salim()
  await paperOf(asked(partyId))
  for (const forged of [
    sql`update invoices set net = 1`,
    sql`delete from invoices`,
    sql`update charges set net = 1`,
    sql`update charges set open_net = 0`,
    sql`delete from charge_movements`,
  ]) {
    await expect(forged.execute(office.db)).rejects.toMatchObject({ code: '42501' })
    await expect(forged.execute(office.owner)).rejects.toMatchObject({ code: '23001' })
  }
})

test('a charge is owed from its first moment and raised once: whoever writes it says neither otherwise nor again', async () => {
  const partyId = await salim()
  const { id } = await paperOf(asked(partyId))
  await sql`insert into charges select (c).* from (select jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'place', 9,
    'source_id', 'again', 'open_net', 0)) c from charges c where invoice_id = ${id} and place = 1) made`.execute(office.db)
  const [first, again] = await charges()
  expect(again).toMatchObject({ openNet: first?.net, openVat: first?.vat })
  await sql`insert into charge_movements (charge_id, kind, net, vat, journal_id)
    select c.id, 'raised', c.net, c.vat, i.journal_id from charges c join invoices i on i.id = c.invoice_id`.execute(office.db)
  const raised = await office.db.selectFrom('chargeMovements').select('chargeId').where('kind', '=', 'raised').execute()
  expect(raised).toHaveLength(2)
  expect(await charges()).toMatchObject([{ openNet: first?.net }, { openNet: first?.net }])
})

const credit = (invoiceId: string, lines: Partial<CreditInvoiceForm>, reason = 'خطأ في السعر') =>
  creditInvoice(huda(), { id: uuidv7(new Date()), invoiceId, reason, ...lines })

test('a credit note takes back part of a line with its share of the tax, and the rest of it later to the baisa', async () => {
  await registered()
  const partyId = await salim()
  const { id } = await paperOf(asked(partyId, { ...hire, quantity1: '1', unitPrice1: '19.985' }))
  const [charge] = await charges()
  const chargeId1 = charge?.id ?? ''
  expect(await owes(partyId)).toBe(20_984n)

  for (const net1 of ['6.661', '6.661', '6.663']) await credit(id, { chargeId1, net1 })
  expect(await owes(partyId)).toBe(0n)
  expect(await balanceOf(office, { account: '2180', key: '2026-Q1' })).toBe(0n)
  expect((await papers()).map(({ number }) => number)).toEqual([
    'CN-SLL26-00001',
    'CN-SLL26-00002',
    'CN-SLL26-00003',
    'SIN-SLL26-00001',
  ])
  await expect(credit(id, { chargeId1, net1: '0.001' })).rejects.toMatchObject({ issues: [{ path: ['net1'] }] })
  await nothingWrong()
})

test('two who credit one line at once do not take back more than it was', async () => {
  const partyId = await salim()
  const { id } = await paperOf(asked(partyId))
  const [charge] = await charges()
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => credit(id, { chargeId1: charge?.id ?? '', net1: '40' })))

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await owes(partyId)).toBe(20_000n)
})

test('a line of another paper is not credited here, nor a credit note, nor more than one may', async () => {
  const partyId = await salim()
  const [one, other] = [await paperOf(asked(partyId)), await paperOf(asked(partyId))]
  const line = await office.db.selectFrom('charges').select('id').where('invoiceId', '=', other.id).executeTakeFirstOrThrow()
  await expect(credit(one.id, { chargeId1: line.id, net1: '1' })).rejects.toMatchObject({ status: 404 })
  const note = await credit(other.id, { chargeId1: line.id, net1: '1' })
  await expect(credit(note.id, { chargeId1: line.id, net1: '1' })).rejects.toMatchObject({ code: 'finance.is-credit-note' })

  const limited = office.staffWithin('ahmed', { all: true, amount: 10_000n }, may.creditInvoices, customersPermissions.view)
  const form = { id: uuidv7(new Date()), invoiceId: other.id, reason: 'خطأ', chargeId1: line.id, net1: '11' }
  await expect(creditInvoice(limited, form)).rejects.toMatchObject({ code: 'finance.above-limit' })
})

test('a paper is issued today, and not while today is closed to whoever closes the books meanwhile', async () => {
  const partyId = await salim()
  const tries = [
    paperOf(asked(partyId)),
    lockPeriod(huda(), { lockedTo: '2026-01-14', reason: 'نهاية الأسبوع' }),
    paperOf(asked(partyId)),
  ]
  expect((await Promise.allSettled(tries)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  await nothingWrong()
})

test('nobody issues in a branch that is not theirs, nor to a customer who is not there', async () => {
  const partyId = await salim()
  const [branch] = await office.db.selectFrom('branches').select('id').execute()
  const elsewhere = office.staffWithin('salma', { branchIds: [uuidv7(new Date())] }, may.issueInvoices, customersPermissions.view)
  await expect(issueInvoice(elsewhere, { ...asked(partyId), branchId: branch?.id })).rejects.toThrow()
  await expect(issueInvoice(huda(), asked(uuidv7(new Date())))).rejects.toMatchObject({ status: 404 })
  await expect(issueInvoice(office.staff('noor'), asked(partyId))).rejects.toMatchObject({ status: 403 })
})
