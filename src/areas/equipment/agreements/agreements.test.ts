import { beforeEach, expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { AgreeForm } from '#areas/rates/public.ts'
import { recordSections } from '#areas/records/public.ts'
import { salalah } from '#testing/branches.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { hireValues } from '../hires/hire-values.ts'
import { discountHire } from '../hires/use-cases/discount-hire.ts'
import { startHire } from '../hires/use-cases/start-hire.ts'
import { equipmentPermissions } from '../permissions.ts'
import { agreeWithCompany, endAgreement } from './commands.ts'
import { agreement, agreementForm, agreements } from './queries.ts'

const office = testOffice()
const { clerk, asked, look, newId, setUp } = machineHiresOf(office)
beforeEach(setUp)

const aCompany = async () =>
  (await registerCustomer(clerk(), { kind: 'company', name: 'شركة ريسوت', phone: '91234501', commercialRegister: '1234501' })).id
const terms = (partyId: string, more: Partial<AgreeForm> = {}): AgreeForm => ({
  ...{ id: newId(), partyId, branchId: salalah, percentOff: '12', fromDay: '2026-01-15', untilDay: '' },
  ...{ termDays: '45', billing: 'each', agreedWith: 'مدير المشاريع', seen: '0', ...more },
})
const quoted = async (partyId: string) => {
  const { name: _, phone: __, ...form } = asked()
  await startHire(clerk(), { ...form, partyId })
  return form.id
}

test('a quotation for a company is priced by its agreement, and says so beside the list', async () => {
  const company = await aCompany()
  await agreeWithCompany(clerk(), terms(company))
  const id = await quoted(company)
  const one = await look(id)
  // 1,900.000 of the month less 12 %, and its way as everybody's.
  expect(one).toMatchObject({ net: 1_762_000n, payDays: 45, pricedBy: { lists: [1], agreed: [1_200] } })
  expect((await hireValues(clerk(), id)).priceList).toBe('1، اتفاقية \u2066−12%\u2069')
  await discountHire(clerk(), { contractId: id, discount: '5', why: 'عميل قديم' })
  expect((await look(id)).pricedBy.agreed).toEqual([1_200])
  const said = await hireValues(clerk(), id)
  expect([said.priceList, said.prices]).toEqual(['1، اتفاقية \u2066−12%\u2069', expect.stringContaining('، بعد خصم 5%: ')])
})

test('ended, it prices what is quoted from the day after on as everybody; what was quoted before stays', async () => {
  const company = await aCompany()
  const { id: agreementId } = await agreeWithCompany(clerk(), terms(company))
  const before = await quoted(company)
  await endAgreement(clerk(), { agreementId, lastDay: '2026-01-20', why: 'انتهى المشروع' })
  expect(await agreement(clerk(), agreementId)).toMatchObject({ lastDay: '2026-01-20', mayEnd: false })
  expect((await look(before)).net).toBe(1_762_000n)
  expect(await look(await quoted(company))).toMatchObject({ net: 1_990_000n, payDays: 30, pricedBy: { agreed: [] } })
})

test('only whoever manages prices agrees, never monthly, and the page of the company shows it with its line alone', async () => {
  const company = await aCompany()
  const { id } = await agreeWithCompany(clerk(), terms(company, { billing: 'monthly' }))
  expect(await agreement(clerk(), id)).toMatchObject({ monthly: false, line: 'equipment', company: 'شركة ريسوت' })
  const officer = office.staff('noor', equipmentPermissions.viewHires, customersPermissions.view)
  await expect(agreeWithCompany(officer, terms(company, { seen: '1' }))).rejects.toMatchObject({ status: 403 })
  expect(await agreements(officer)).toHaveLength(1)
  expect(await agreements(office.staff('ali', equipmentPermissions.viewHires))).toEqual([])
  expect((await agreementForm(clerk(), new URLSearchParams({ party: company }))).standing).toHaveLength(1)
  const sections = await recordSections(officer, { kind: 'customer', recordId: company })
  const shown = sections.filter(({ title }) => title.startsWith('اتفاقيات أسعار'))
  expect(shown.map(({ title, lines }) => [title, lines.map(({ number }) => number)])).toEqual([
    ['اتفاقيات أسعار المعدات', ['−12%']],
  ])
})
