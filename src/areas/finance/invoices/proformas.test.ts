import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { csvRows } from '#testing/csv.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { readDraftsAsked } from './draft-asked.ts'
import { drafts } from './draft-list-queries.ts'
import { readProformasAsked } from './proforma-asked.ts'
import { proformas } from './proforma-queries.ts'
import { loader as draftsExported } from './routes/drafts-export.ts'
import { loader as exported } from './routes/proformas-export.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'
import { issueProforma } from './use-cases/issue-proforma.ts'
import { dropDraft, saveDraft } from './use-cases/keep-drafts.ts'

const office = testOffice()
const { huda, id, customer } = payersOf(office)
const dates = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
const line = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1' }

/** A draft with its proforma, of so many rials. */
async function offered(partyId: string, price: string, more: Record<string, string> = {}) {
  const form = { id: id(), partyId, ...dates, ...line, unitPrice1: price, ...more }
  await saveDraft(huda(), form)
  await issueProforma(huda(), { draftId: form.id })
  return form
}

/** One that was invoiced, a changed one, one whose draft was deleted, and one of another customer. */
async function five() {
  const [salim, noura] = [await customer(), await customer('نورة باعمر')]
  const billed = await offered(salim, '10')
  await issueInvoice(huda(), billed)
  const changed = await offered(salim, '20')
  await saveDraft(huda(), { ...changed, unitPrice1: '25' })
  await issueProforma(huda(), { draftId: changed.id })
  const gone = await offered(salim, '30')
  await dropDraft(huda(), { draftId: gone.id })
  const other = await offered(noura, '40', { dueOn: '2026-01-16' })
  return { salim, billed, changed, other }
}

const listed = async (query: string, ctx = huda()) => {
  const { rows, sums } = await proformas(ctx, readProformasAsked(new URLSearchParams(query)))
  return {
    rows,
    told: rows.map(({ number, state }) => `${number.slice(-1)} ${state}`),
    sums: sums.map((one) => [one.state, one.sum]),
  }
}
const told = async (query: string) => (await listed(query)).told

test('of each proforma is told what became of it, with the way to its invoice or to its draft', async () => {
  const { salim, billed, changed } = await five()
  const { rows, told: all, sums } = await listed('')
  expect(all).toEqual(['5 open', '4 dropped', '3 open', '2 replaced', '1 invoiced'])
  expect(sums).toEqual([
    ['open', 65_000n],
    ['invoiced', 10_000n],
    ['replaced', 20_000n],
    ['dropped', 30_000n],
  ])
  expect(rows.at(-1)).toMatchObject({
    ...{ invoice: 'IN-SLL26-00001', invoiceAt: `/admin/finance/invoices/${billed.id}`, draftAt: null },
  })
  expect(rows[2]).toMatchObject({ invoice: null, invoiceAt: null, draftAt: `/admin/finance/invoices/new?draft=${changed.id}` })
  expect([await told('state=invoiced'), await told('q=نوره'), await told(`party=${salim}&state=open`)]).toEqual([
    ...[['1 invoiced'], ['5 open'], ['3 open']],
  ])
  expect([await told('q=pf-sll26-00004'), await told('from=2026-02-01'), await told('party=x')]).toEqual([['4 dropped'], [], []])
  const later = { ...huda(), now: () => new Date('2026-01-18T08:00:00Z') }
  expect((await listed('state=expired', later)).told).toEqual(['5 expired'])
})

test('what is taken along are the proformas that were asked for, and what they come to', async () => {
  await five()
  const rows = await csvRows(exported(visit(huda(), '/x?format=csv&q=سالم&state=open')))
  expect(rows.map((row) => [row[0], row[4], row[8]])).toEqual([
    ['PF-SLL26-00003', 'سارية', '25.000'],
    ['مجموع: سارية', '', '25.000'],
  ])
  expect(await csvRows(exported(visit(huda(), '/x?format=csv')))).toHaveLength(5 + 4)
  expect(await statusOf(exported(visit(office.staff('omar', may.viewInvoices), '/x')))).toBe(403)
})

test('proformas and drafts of another branch are not there, nor in what is taken along', async () => {
  await openBranches(office.db)
  await offered(await customer(), '10', { branchId: salalah })
  const far = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewInvoices, may.issueInvoices, may.exportInvoices)
  expect((await listed('', far)).told).toEqual([])
  expect(await csvRows(exported(visit(far, '/x?format=csv')))).toEqual([])
  expect(await csvRows(draftsExported(visit(far, '/x?format=csv')))).toEqual([])
  const reader = office.staffWithin('bakhit', { branchIds: [salalah] }, may.viewInvoices)
  expect((await listed('', reader)).rows).toMatchObject([{ draftAt: null }])
})

test('drafts are found by their customer and by whether a proforma was issued, and taken along as they were found', async () => {
  const { salim } = await five()
  await saveDraft(huda(), { id: id(), partyId: salim, ...line, unitPrice1: '7' })
  const found = async (query: string) => {
    const { rows, total } = await drafts(huda(), readDraftsAsked(new URLSearchParams(query)))
    return [rows.map(({ customer: name }) => name).toSorted(), total]
  }
  expect([await found(''), await found('q=نورة'), await found('shown=no'), await found('by=x')]).toEqual([
    [['سالم الكثيري', 'سالم الكثيري', 'نورة باعمر'], 72_000n],
    [['نورة باعمر'], 40_000n],
    [['سالم الكثيري'], 7_000n],
    [[], 0n],
  ])
  const rows = await csvRows(draftsExported(visit(huda(), '/x?format=csv&shown=yes&q=سالم')))
  expect(rows.map((row) => [row[0], row[3]?.slice(-5), row[4]])).toEqual([
    ['سالم الكثيري', '00003', '25.000'],
    ['المجموع', '', '25.000'],
  ])
})
