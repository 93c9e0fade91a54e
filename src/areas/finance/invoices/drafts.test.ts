import { expect, test } from 'vitest'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { openBranches, salalah, thumrait } from '#testing/branches.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { readDraftsAsked } from './draft-asked.ts'
import { drafts as draftsFound } from './draft-list-queries.ts'
import { draft } from './draft-queries.ts'
import type { Reader } from './invoice-standing.ts'
import { loader as draftsPage } from './routes/back-office-invoice-drafts.tsx'
import { loader as newPage } from './routes/back-office-new-invoice.tsx'
import { loader as paper } from './routes/back-office-proforma-pdf.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'
import { issueProforma } from './use-cases/issue-proforma.ts'
import { dropDraft, saveDraft } from './use-cases/keep-drafts.ts'

const office = testOffice()
const { huda, id, customer, wrong } = payersOf(office)

const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
const line = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '3', unitPrice1: '18' }

async function aDraft(form: Record<string, string> = { ...days, ...line }) {
  const partyId = await customer()
  const draftId = id()
  await saveDraft(huda(), { id: draftId, partyId, ...form })
  return { partyId, draftId }
}
const drafts = async (ctx: Reader, query = '') => (await draftsFound(ctx, readDraftsAsked(new URLSearchParams(query)))).rows
const invoices = () => office.db.selectFrom('invoices').select(['id', 'number']).execute()

test('a draft is kept as it was typed, half written too, is changed and deleted, and nobody owes by it', async () => {
  const { partyId, draftId } = await aDraft({ kind1: 'car-hire', description1: '', unitPrice1: 'ثلاثة', evil: '<script>' })
  expect((await draft(huda(), draftId))?.form).toMatchObject({ kind1: 'car-hire', unitPrice1: 'ثلاثة' })
  expect((await draft(huda(), draftId))?.form).not.toHaveProperty('evil')
  await saveDraft(huda(), { id: draftId, partyId, ...days, ...line })
  expect(await drafts(huda())).toMatchObject([
    { id: draftId, customer: 'سالم الكثيري', total: 54_000n, by: 'huda', proforma: null },
  ])
  const shown = await newPage(visit(huda(), `/admin/finance/invoices/new?draft=${draftId}`))
  expect(shown).toMatchObject({ formId: draftId, buyer: { id: partyId }, draft: { form: { unitPrice1: '18' } } })
  expect(await office.db.selectFrom('journals').select('id').execute()).toEqual([])

  await dropDraft(huda(), { draftId })
  expect(await drafts(huda())).toEqual([])
  await expect(dropDraft(huda(), { draftId })).rejects.toMatchObject({ code: 'finance.no-such-draft' })
  await expect(saveDraft(huda(), { id: draftId, partyId })).rejects.toMatchObject({ code: 'finance.not-a-draft' })
  await expect(issueInvoice(huda(), { id: draftId, partyId, ...days, ...line })).rejects.toMatchObject({
    code: 'finance.not-a-draft',
  })
  expect(await office.history()).toEqual(expect.arrayContaining(['finance.draft-saved', 'finance.draft-dropped']))
})

test('of many who issue one draft at once there is one invoice, and the draft is none any more', async () => {
  const { partyId, draftId } = await aDraft()
  const issued = { id: draftId, partyId, ...days, ...line }
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => issueInvoice(huda(), issued)))
  expect(tries.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await invoices()).toMatchObject([{ id: draftId }])
  expect(await drafts(huda())).toEqual([])
  await expect(saveDraft(huda(), { id: draftId, partyId, ...line })).rejects.toMatchObject({ code: 'finance.not-a-draft' })
})

test('issued and deleted at once it is one of both', async () => {
  const { partyId, draftId } = await aDraft()
  await Promise.allSettled([dropDraft(huda(), { draftId }), issueInvoice(huda(), { id: draftId, partyId, ...days, ...line })])
  const { status } = await office.db.selectFrom('invoiceDrafts').select('status').executeTakeFirstOrThrow()
  expect(await invoices()).toHaveLength(status === 'issued' ? 1 : 0)
})

test('a proforma has a number of its own series and posts nothing; the same draft is the same paper, a changed one another', async () => {
  const { partyId, draftId } = await aDraft()
  const made = await Promise.all(Array.from({ length: 4 }, () => issueProforma(huda(), { draftId })))
  expect(new Set(made.map(({ number }) => number))).toEqual(new Set(['PF-SLL26-00001']))
  await saveDraft(huda(), { id: draftId, partyId, ...days, ...line, quantity1: '4' })
  const second = await issueProforma(huda(), { draftId })
  expect(second.number).toBe('PF-SLL26-00002')
  expect(await office.db.selectFrom('journals').select('id').execute()).toEqual([])
  expect(await wrong()).toEqual([])

  const printed = async (proformaId: string) =>
    pdfText(new Uint8Array(await (await paper(visit(huda(), '/x', { params: { proformaId } }))).arrayBuffer()))
  expect(await printed(made[0]?.id ?? '')).toContain('54.000')
  const text = await printed(second.id)
  expect(text).toContain('72.000')
  expect(text).toContain('PF-SLL26-00002')
  expect((await drafts(huda()))[0]?.proforma).toMatchObject({ number: 'PF-SLL26-00002' })
  const issued = await issueInvoice(huda(), { id: draftId, partyId, ...days, ...line })
  expect(issued.papers).toMatchObject([{ number: 'IN-SLL26-00001' }])
})

test('what is not finished becomes no proforma, and says what it wants', async () => {
  const { draftId } = await aDraft({ ...line })
  const fault = await issueProforma(huda(), { draftId }).catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'finance.draft-unfinished', message: expect.stringContaining('أكمل المسودة أولًا') })
  expect(await office.db.selectFrom('proformas').select('id').execute()).toEqual([])
})

test('who reads only sees the drafts, and is offered nothing to do with them', async () => {
  await aDraft()
  const khalid = office.staff('khalid', may.viewDrafts, may.viewInvoices, may.exportInvoices)
  const seen = await answered(draftsPage(visit(khalid, '/x')))
  expect(seen).toMatchObject({ rows: [{ mayIssue: false }], may: { see: true, take: true, issue: false }, count: 1 })
  expect(await answered(draftsPage(visit(huda(), '/x')))).toMatchObject({ rows: [{ mayIssue: true }] })
})

test('drafts of another branch are not there', async () => {
  await openBranches(office.db)
  const { draftId, partyId } = await aDraft({ ...days, ...line, branchId: salalah })
  const { id: proformaId } = await issueProforma(huda(), { draftId })
  const salma = office.staffWithin('salma', { branchIds: [thumrait] }, may.viewDrafts, may.issueInvoices, may.viewInvoices)
  expect(await answered(draftsPage(visit(salma, '/x')))).toMatchObject({ rows: [] })
  expect(await draft(salma, draftId)).toBeNull()
  for (const act of [
    () => dropDraft(salma, { draftId }),
    () => issueProforma(salma, { draftId }),
    () => saveDraft(salma, { id: draftId, partyId }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'finance.no-such-draft' })
  }
  expect(await statusOf(paper(visit(salma, '/x', { params: { proformaId } })))).toBe(404)
})
