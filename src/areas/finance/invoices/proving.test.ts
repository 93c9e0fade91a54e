import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { electronic } from '#areas/finance/e-invoices/queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import type { IssueInvoiceForm } from './inputs.ts'
import { invoice } from './invoice-detail.ts'
import { issueInvoice } from './use-cases/issue-invoice.ts'
import { issueProforma } from './use-cases/issue-proforma.ts'
import { saveDraft } from './use-cases/keep-drafts.ts'

const office = testOffice()
const { huda, id, customer, wrong } = payersOf(office)
const { decideTax: _, ...others } = may
const fatima = () => office.staff('fatima', ...Object.values(others), ...Object.values(customersPermissions))
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)

const days = { suppliedFrom: '2026-01-14', suppliedUntil: '2026-01-14', dueOn: '2026-01-20' }
const line = { description1: 'نقل', quantity1: '1', unitPrice1: '20' }
const abroad = { kind1: 'parcel-abroad', ...line } as const
const late = { kind1: 'late-fee', line1: 'cars', ...line } as const
const transport = { kind1: 'equipment-transport', ...line } as const
const proof = { ground1: 'المزيونة إلى شحن', evidence1: 'البيان الجمركي 118' }
const charges = () => office.db.selectFrom('charges').select(['vatCategory', 'vatReason', 'vatGround', 'vatEvidence']).execute()
const asks = (field: string) => ({ issues: [{ path: [field] }] })
const plain = { vatReason: null, vatGround: null, vatEvidence: null }

async function issues(form: Partial<IssueInvoiceForm>, who = fatima()) {
  const { papers } = await issueInvoice(who, { id: id(), partyId: await customer(`عميل ${id()}`), ...days, ...form })
  return (await invoice(huda(), papers[0]?.id)) ?? expect.fail('no paper')
}

test('what bears no tax says what that rests on and by which paper, on the paper and in its file', async () => {
  await registered()
  await expect(issues(abroad)).rejects.toMatchObject(asks('ground1'))
  await expect(issues({ ...abroad, ground1: 'شحن' })).rejects.toMatchObject(asks('evidence1'))
  await expect(issues({ ...late, evidence1: 'العقد 7' })).rejects.toMatchObject(asks('ground1'))
  expect(await charges()).toEqual([])

  const paper = await issues({ ...abroad, ...proof })
  expect(await charges()).toEqual([
    { vatCategory: 'zero', vatReason: 'نقل دولي للبضائع', vatGround: proof.ground1, vatEvidence: proof.evidence1 },
  ])
  expect(electronic(paper)).toMatchObject({ faults: [], xml: expect.stringContaining('VATZR-OM-04') })
  expect((await issues({ ...late, ...proof })).kind).toBe('debit-note')
  expect(await wrong()).toEqual([])
})

test('the kind says how it is taxed, and only whoever may decide that says otherwise', async () => {
  await registered()
  await expect(issues({ ...transport, ...proof, taxAs1: 'carriage' })).rejects.toMatchObject(asks('taxAs1'))
  await expect(issues({ ...transport, taxAs1: 'carriage' }, huda())).rejects.toMatchObject(asks('ground1'))
  await issues({ ...transport, ...proof, taxAs1: 'special-zone' }, huda())
  await issues({ ...abroad, taxAs1: 'standard' }, huda())
  await issues({ ...transport, ...proof })
  expect(await charges()).toEqual([
    expect.objectContaining({ vatCategory: 'zero', vatReason: 'توريد إلى منطقة خاصة', vatEvidence: proof.evidence1 }),
    { vatCategory: 'standard', ...plain },
    { vatCategory: 'standard', ...plain },
  ])
  const draft = { id: id(), partyId: await customer('صاحب المسودة'), ...days, ...transport, ...proof, taxAs1: 'carriage' }
  await saveDraft(fatima(), draft)
  await expect(issueProforma(fatima(), { draftId: draft.id })).rejects.toMatchObject({ code: 'finance.tax-decided' })
  await issueProforma(huda(), { draftId: draft.id })
})

test('whoever is not registered for the tax proves nothing', async () => {
  await issues(abroad)
  await issues(late)
  expect(await charges()).toMatchObject([{ vatGround: null }, { vatGround: null }])
})
