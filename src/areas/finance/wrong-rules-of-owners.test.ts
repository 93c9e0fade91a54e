import { vi } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { keepMandateTerms } from '#areas/finance/public.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { demandRent, endRents, rentOf, within } from '#testing/rents.ts'
import { rulesAreCaught } from '#testing/wrong-rules.ts'
import type * as Rules from './ledger/posting-rules.ts'
import type * as Settlement from './owners/settlement.ts'
import { prepareSettlement } from './owners/use-cases/settle-owners.ts'
import { reverseReceipt } from './receipts/use-cases/reverse-receipt.ts'

type Right = { rules: typeof Rules; settlement: typeof Settlement }
type Wrong = { [Module in keyof Right]?: (right: Right[Module]) => Partial<Right[Module]> }

const plant = vi.hoisted(() => async (name: string, right: Promise<object>) => {
  const { plantable } = await import('#testing/planted.ts')
  return plantable(name, await right)
})
vi.mock('./ledger/posting-rules.ts', (original) => plant('rules', original()))
vi.mock('./owners/settlement.ts', (original) => plant('settlement', original()))

const office = testOffice()
const { huda, id, customer, box, pays, wrong } = payersOf(office)
const { colleague } = boxesOf(office)

/** A house whose tenant pays, falls behind and leaves, and whose three heirs are settled with before a payment comes back. */
async function aDay() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const { id: branchId } = await office.db.selectFrom('branches').select('id').where('code', '=', 'SLL').executeTakeFirstOrThrow()
  const [, tenant] = [await box(), await customer('مستأجر')]
  const heirs = [await customer('مريم'), await customer('نور'), await customer('سالم')]
  const owners = heirs.map((partyId, index) => ({ partyId, parts: [3n, 7n, 14n][index] ?? 1n }))
  const about = { mandateId: id(), branchId, leadId: heirs[0] ?? '', label: 'M-1', rate: 700, reserve: 3_000n }
  await within(office, (work) => keepMandateTerms(work, { ...about, owners }))
  const rent = { partyId: tenant, branchId, mandateId: about.mandateId, contractId: id() }
  await demandRent(huda(), rentOf(rent, { amount: 285_505n, tax: 'owner-taxed' }, 'L-1'))
  const last = await demandRent(huda(), rentOf(rent, { amount: 120_000n }, 'L-2'))
  const { id: receiptId } = await pays(tenant, '150')
  await pays(tenant, '200')
  const { approvalId } = await prepareSettlement(await colleague('noura', 'accountant'), { id: id(), mandateId: about.mandateId })
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  await pays(tenant, '40')
  await endRents(huda(), { chargeIds: last.charges.map((charge) => charge.id), reason: 'انتهى العقد' })
}

const wrongRules: [name: string, caught: string, Wrong][] = [
  [
    'rent as our income',
    'transfers_rule_debit_rule_credit_fkey',
    {
      rules: ({ charged }) => ({
        charged: (debt, sums) => charged({ ...debt, debtAccount: '1210', incomeAccount: '4900', incomeKey: '' }, sums),
      }),
    },
  ],
  [
    'an owner forgotten: what is collected stays the tenant’s credit',
    'I15',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums, pot) => allocated(debt, sums, pot).filter(({ credit }) => credit.account !== '2120'),
      }),
    },
  ],
  [
    'rent collected for another mandate',
    'I40',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums, pot) =>
          allocated(debt, sums, pot).map((row) =>
            row.credit.account === '2120' ? { ...row, credit: { account: '2120', key: 'other' } } : row,
          ),
      }),
    },
  ],
  [
    'rent that is awaited although it was paid',
    'I11',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums, pot) => allocated(debt, sums, pot).filter(({ debit }) => debit.account !== '9120'),
      }),
    },
  ],
  [
    'the tax of an owner’s rent left out of what was paid',
    'I40',
    {
      rules: ({ allocated, isOwners }) => ({
        allocated: (debt, sums, pot) => allocated(debt, isOwners(debt) ? { ...sums, vat: 0n } : sums, pot),
      }),
    },
  ],
  [
    'commission above its rate',
    'I45',
    {
      settlement: ({ commissionToDate }) => ({ commissionToDate: (terms, collected) => commissionToDate(terms, collected) + 5n }),
    },
  ],
  [
    'commission rounded down',
    'I45',
    {
      settlement: () => ({
        commissionToDate: ({ rate }, collected) => (collected * BigInt(rate)) / 10_000n - 1n,
      }),
    },
  ],
  [
    'a baisa of one heir to another',
    'I43',
    {
      settlement: ({ dividedAmong }) => ({
        dividedAmong: (amount, owners) =>
          dividedAmong(amount, owners).map((one, index) => ({ ...one, amount: one.amount + ([1n, -1n][index] ?? 0n) })),
      }),
    },
  ],
  [
    'a loan that is not taken back',
    'I41',
    {
      rules: ({ lent, takenBackFromPool }) => ({
        takenBackFromPool: (mandateId, sums) => [
          ...takenBackFromPool(mandateId, sums),
          ...lent(mandateId, { ...sums, amount: 5n }),
        ],
      }),
    },
  ],
  [
    'a settlement that gives to one alone',
    'I42',
    {
      rules: ({ settledWithOwners }) => ({
        settledWithOwners: (mandateId, { branchId, shares }) =>
          settledWithOwners(mandateId, {
            branchId,
            shares: shares.map((share) => ({ ...share, partyId: shares[0]?.partyId ?? '' })),
          }),
      }),
    },
  ],
]

rulesAreCaught({ aDay, wrong }, wrongRules)
