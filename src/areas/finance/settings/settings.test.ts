import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { withdrawCash } from '#areas/finance/cash/use-cases/withdraw-cash.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { askForfeit } from '#areas/finance/deposits/use-cases/ask-forfeit.ts'
import { newInvoice } from '#areas/finance/invoices/invoice-form-queries.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { banksOf } from '#testing/banks.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { journal, postIt } from '#testing/postings.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { moneySettingsShown } from './queries.ts'
import { moneySettingsOn } from './reading.ts'
import { type MoneySettingKey, usualSettings } from './setting.ts'
import { changeMoneySetting } from './use-cases/change-money-setting.ts'

const office = testOffice()
const { huda, id, customer, box, pays, wrong } = payersOf(office)
const { account, colleague, house } = banksOf(office)
const today = '2026-01-15'
const sets = (key: MoneySettingKey, value: string, fromDay = today) =>
  changeMoneySetting(huda(), { key, value, fromDay, reason: 'رأي المحاسب القانوني' })
const registered = () => changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
const papers = () =>
  office.db
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.net', 'charges.vat', 'charges.vatCategory', 'charges.vatReason', 'invoices.kind'])
    .where('charges.kind', 'in', ['late-fee', 'car-damage', 'forfeit', 'cancellation-fee'])
    .orderBy('charges.id')
    .execute()

async function charges(kind: 'late-fee' | 'car-damage' | 'cancellation-fee') {
  const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
  const line = { kind1: kind, line1: 'cars', description1: 'عن العقد 7', quantity1: '1', unitPrice1: '20' } as const
  const proof = { ground1: 'تأخر أو ضرر', evidence1: 'محضر 7' }
  await issueInvoice(huda(), { id: id(), partyId: await customer(`عميل ${id()}`), ...days, ...line, ...proof })
}

const reason = 'تعويض وليس مقابل توريد'
test.each([
  ['late-fee', 'lateFeeVat'],
  ['car-damage', 'damageVat'],
] as const)('%s bears tax or not as the company says from a day on, and what was posted before stays', async (kind, key) => {
  await registered()
  await charges(kind)
  office.later(1_000)
  await sets(key, 'standard')
  await charges(kind)
  const untaxed = { net: 20_000n, vat: 0n, vatCategory: 'out-of-scope', vatReason: reason, kind: 'debit-note' }
  const taxed = { net: 20_000n, vat: 1_000n, vatCategory: 'standard', vatReason: null, kind: 'simplified-invoice' }
  expect(await papers()).toEqual([untaxed, taxed])
  expect((await newInvoice(huda(), { party: '', q: '' })).tax.rules).toMatchObject({ [key]: 'standard' })
  expect(await wrong()).toEqual([])
})

test.each([
  [
    'with its tax inside',
    null,
    { net: 40_000n, vat: 2_000n, vatCategory: 'standard', vatReason: null, kind: 'simplified-invoice' },
  ],
  [
    'as a compensation',
    'out-of-scope',
    { net: 42_000n, vat: 0n, vatCategory: 'out-of-scope', vatReason: reason, kind: 'debit-note' },
  ],
] as const)('a deposit is kept %s', async (_, value, paper) => {
  await registered()
  if (value) await sets('forfeitVat', value)
  const [, salim] = [await box(), await customer()]
  const asked = { partyId: salim, amount: '100', line: 'cars', contract: 'CR-26-7', dueOn: today } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), ...asked })
  await pays(salim, '100')
  const why = { clause: 'البند 9: ألغى الحجز بعد موعده', notice: 'رسالة في 10 يناير', evidence: [pdf] }
  const noura = await colleague('noura', 'accountant')
  const { approvalId } = await askForfeit(noura, { id: id(), depositId, amount: '42', ...why })
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  expect(await papers()).toEqual([paper])
  expect(await balanceOf(office, { account: '4430' })).toBe(paper.net)
  expect(await wrong()).toEqual([])
})

test('a cancellation fee is taxed as a kept deposit is, until something else is said of it', async () => {
  await registered()
  await charges('cancellation-fee')
  office.later(1_000)
  await sets('forfeitVat', 'out-of-scope')
  await charges('cancellation-fee')
  office.later(1_000)
  await sets('cancellationVat', 'standard')
  await charges('cancellation-fee')
  const inside = { net: 19_048n, vat: 952n, vatCategory: 'standard', vatReason: null, kind: 'simplified-invoice' }
  const untaxed = { net: 20_000n, vat: 0n, vatCategory: 'out-of-scope', vatReason: reason, kind: 'debit-note' }
  expect(await papers()).toEqual([inside, untaxed, inside])
  expect(await balanceOf(office, { account: '4440' })).toBe(58_096n)
  expect(await wrong()).toEqual([])
})

test('an account of ours is paid below zero as far as its bank agreed, and not out of what belongs to others', async () => {
  const [accountId, boxId] = [await account(), await box('noor')]
  const bank = { account: '1120', key: accountId }
  await postIt(house(), journal([{ debit: bank, credit: { account: '3100' }, amount: 10_000n }]))
  const draws = (amount: string) => withdrawCash(huda(), { moveId: id(), account: accountId, boxId, amount, slip: 'CW-771' })
  await expect(draws('12')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await sets('operatingOverdraft', '5')
  await expect(draws('15.005')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
  await draws('15')
  expect(await balanceOf(office, bank)).toBe(-5_000n)
  await expect(draws('0.005')).rejects.toMatchObject({ issues: [{ path: ['amount'] }] })
})

test('a setting holds from its day, the last word of a day before the others, and nothing is set backwards or by whoever may not', async () => {
  await expect(sets('lateFeeVat', 'standard', '2026-01-14')).rejects.toMatchObject({ issues: [{ path: ['fromDay'] }] })
  await expect(sets('lateFeeVat', 'zero')).rejects.toMatchObject({ issues: [{ path: ['value'] }] })
  await expect(sets('operatingOverdraft', '-1')).rejects.toMatchObject({ issues: [{ path: ['value'] }] })
  const typed = { key: 'lateFeeVat', value: 'standard', fromDay: today, reason: 'رأي المحاسب' } as const
  await expect(changeMoneySetting(office.staff('sami'), typed)).rejects.toMatchObject({ status: 403 })
  expect(await moneySettingsOn(office, today)).toEqual(usualSettings)

  await sets('lateFeeVat', 'standard', '2026-02-01')
  await Promise.all([1, 2].map(() => sets('operatingOverdraft', '7')))
  await sets('operatingOverdraft', '9')
  expect(await moneySettingsOn(office, today)).toMatchObject({ lateFeeVat: 'out-of-scope', operatingOverdraft: 9_000n })
  expect(await moneySettingsOn(office, '2026-02-01')).toMatchObject({ lateFeeVat: 'standard' })
  const { settings } = await moneySettingsShown(huda())
  expect(settings.find(({ key }) => key === 'lateFeeVat')).toMatchObject({
    words: 'خارج النطاق',
    said: [{ fromDay: '2026-02-01' }],
  })
  expect(settings.find(({ key }) => key === 'operatingOverdraft')?.said).toHaveLength(2)
  expect(await office.history()).toContain('finance.money-setting-changed')
})
