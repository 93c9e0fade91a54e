import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { deductDeposit } from '#areas/finance/deposits/use-cases/deduct-deposit.ts'
import { invoice } from '#areas/finance/invoices/invoice-detail.ts'
import { invoicePaper } from '#areas/finance/invoices/invoice-paper.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { askDepositFor, chargesOfContracts, keepMandateTerms, raiseRents } from '#areas/finance/public.ts'
import { duesOf } from '#areas/finance/receipts/cashier-queries.ts'
import { reverseReceipt } from '#areas/finance/receipts/use-cases/reverse-receipt.ts'
import { workingPaper } from '#areas/finance/tax/queries.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, endRents, rentOf, within } from '#testing/rents.ts'
import { pdf } from '#testing/stories.ts'

const office = testOffice()
const { huda, id, customer, box, pays, credit, wrong } = payersOf(office)

const tenancy = async () => {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  return { partyId: await customer(), branchId, mandateId: id(), contractId: id() }
}
type Tenancy = Awaited<ReturnType<typeof tenancy>>

const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
const owed = ({ partyId }: Tenancy) => balanceOf(office, { account: '9110', key: partyId })
const awaited = ({ mandateId }: Tenancy) => balanceOf(office, { account: '9120', key: mandateId })
const pool = ({ mandateId }: Tenancy) => balanceOf(office, { account: '2120', key: mandateId })
const posted = async (invoiceId: string) => {
  const rows = await office.db
    .selectFrom('transfers')
    .innerJoin('invoices', 'invoices.journalId', 'transfers.journal')
    .select(['debitAccount', 'creditAccount', 'amount', 'transfers.contractId'])
    .where('invoices.id', '=', invoiceId)
    .execute()
  return rows.map((row) => Object.values(row))
}

test('a rent is owed to the owner, not to us: beside the books, by a demand of its own series', async () => {
  await registered()
  const flat = await tenancy()
  const leadId = await customer('سالم العمري')
  const ownedBy = { ...flat, leadId, label: 'بيت عوقد', rate: 1000, owners: [{ partyId: leadId, parts: 1n }] }
  await within(office, (work) => keepMandateTerms(work, ownedBy))
  const { invoiceId, number } = await demandRent(huda(), rentOf(flat, { amount: 285_500n }, 'L-1'))
  expect(number).toBe('RD-SLL26-00001')
  expect(await posted(invoiceId)).toEqual([['9110', '9120', 285_500n, flat.contractId]])
  expect([await owed(flat), await awaited(flat), await pool(flat)]).toEqual([285_500n, 285_500n, 0n])
  const paper = (await invoice(huda(), invoiceId)) ?? expect.fail('no paper')
  const text = pdfText(await invoicePaper(huda(), paper, 'both'))
  for (const said of ['Rent demand', '285.500', 'For the owner', 'سالم العمري', 'وليست فاتورة']) expect(text).toContain(said)
  for (const ours of ['Seller', 'Taxable', 'البائع']) expect(text).not.toContain(ours)
  expect(paper.parts).toMatchObject([{ vatCategory: 'exempt', vatReason: 'إيجار سكني' }])
  expect(await wrong()).toEqual([])
})

test('the tax of a shop’s rent is the owner’s: it is asked for, and stands in no return of ours', async () => {
  await registered()
  const shop = await tenancy()
  const { invoiceId, charges } = await demandRent(huda(), rentOf(shop, { amount: 300_010n, tax: 'owner-taxed' }, 'L-1'))
  expect(charges).toMatchObject([{ net: 300_010n, vat: 15_001n }])
  expect(await posted(invoiceId)).toEqual([['9110', '9120', 315_011n, shop.contractId]])
  const line = { chargeId1: charges[0]?.id ?? '', net1: '100' }
  await creditInvoice(huda(), { id: id(), invoiceId, reason: 'خصم اتفق عليه مع المالك', ...line })
  expect([await owed(shop), await awaited(shop)]).toEqual([210_011n, 210_011n])
  const { supplies, output } = await workingPaper(office, '2026-Q1')
  expect([supplies, output]).toEqual([[], 0n])
  expect(await wrong()).toEqual([])
})

test('R1: a source is demanded once, however often and by however many at once', async () => {
  const flat = await tenancy()
  const rent = rentOf(flat, { amount: 200_000n }, 'L-1:2026-01')
  const [first, again] = await Promise.all([demandRent(huda(), rent), demandRent(huda(), rent)])
  expect(again.invoiceId).toBe(first.invoiceId)
  const run = Array.from({ length: 450 }, (_, place) => rentOf(flat, { amount: 1_000n }, `R-${place}:2026-01`))
  const raised = await within(office, (work) => raiseRents(work, [...run, rent]))
  expect(raised.map(({ existed }) => existed)).toEqual([...run.map(() => false), true])
  expect(raised.at(449)?.number).toBe('RD-SLL26-00451')
  const repeated = await within(office, (work) => raiseRents(work, run))
  expect(repeated.every(({ existed }) => existed)).toBe(true)
  expect(await owed(flat)).toBe(650_000n)
  expect(await wrong()).toEqual([])
})

test('money pays a rent into the pool of its mandate, part by part, and comes out of it again', async () => {
  const [, flat] = [await box(), await tenancy()]
  await demandRent(huda(), rentOf(flat, { amount: 285_500n }, 'L-1'))
  expect(await duesOf(office, flat.partyId)).toMatchObject([{ line: 'rent', open: 285_500n }])
  const { id: receiptId } = await pays(flat.partyId, '100')
  expect([await owed(flat), await awaited(flat), await pool(flat)]).toEqual([185_500n, 185_500n, 100_000n])
  await pays(flat.partyId, '200')
  expect([await owed(flat), await pool(flat), await credit(flat.partyId)]).toEqual([0n, 285_500n, 14_500n])
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  expect([await owed(flat), await pool(flat)]).toEqual([100_000n, 185_500n])
  expect(await wrong()).toEqual([])
})

test('what is left open when a lease ends is taken back; what was paid stays the owner’s', async () => {
  const [, flat] = [await box(), await tenancy()]
  const first = await demandRent(huda(), rentOf(flat, { amount: 200_000n }, 'L-1:1'))
  const second = await demandRent(huda(), rentOf(flat, { amount: 200_000n }, 'L-1:2'))
  await pays(flat.partyId, '250')
  const chargeIds = [...first.charges, ...second.charges].map(({ id: charge }) => charge)
  const notes = await endRents(huda(), { chargeIds, reason: 'انتهى العقد قبل أوانه' })
  expect(notes).toHaveLength(1)
  expect([await owed(flat), await awaited(flat), await pool(flat)]).toEqual([0n, 0n, 250_000n])
  const charges = await chargesOfContracts(office, [flat.contractId])
  expect(charges.map(({ number, net, open, covered }) => [number, net, open, covered])).toEqual([
    [first.number, 200_000n, 0n, 0n],
    [second.number, 200_000n, 0n, 0n],
  ])
  expect(await wrong()).toEqual([])
})

test('a deposit of the tenant pays damage in the flat into the owner’s pool, and is asked for once by its contract', async () => {
  const [, flat] = [await box(), await tenancy()]
  const asked = { ...flat, line: 'rent', contract: 'L-SLL26-00001', amount: 200_000n, dueOn: '2026-01-15' } as const
  await within(office, (work) => askDepositFor(work, asked))
  const { id: depositId } = await within(office, (work) => askDepositFor(work, asked))
  expect(depositId).toBe(flat.contractId)
  await pays(flat.partyId, '200')
  expect(await balanceOf(office, { account: '2130', key: flat.contractId })).toBe(200_000n)
  const damage = rentOf(flat, { amount: 45_000n }, 'D-1')
  const lines = [{ kind: 'rent-damage', description: 'كسر باب', amount: 45_000n }] as const
  const { charges } = await demandRent(huda(), { ...damage, lines })
  const deducted = { id: id(), depositId, charge: charges[0]?.id ?? '', amount: '45', reason: 'محضر', evidence: [pdf] }
  await deductDeposit(huda(), deducted)
  expect([await pool(flat), await owed(flat)]).toEqual([45_000n, 0n])
  const other = { id: id(), partyId: flat.partyId, line: 'rent', contract: 'CR-2', amount: '10', dueOn: '2026-01-15' } as const
  await askDeposit(huda(), other)
  expect(await wrong()).toEqual([])
})
