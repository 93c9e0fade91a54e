import { vi } from 'vitest'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { creditInvoice } from '#areas/finance/credit-notes/use-cases/credit-invoice.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import type * as Rules from '#areas/finance/ledger/posting-rules.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { rulesAreCaught } from '#testing/wrong-rules.ts'
import type * as Days from './deferral.ts'
import { earnIncome } from './use-cases/earn-income.ts'

const plant = vi.hoisted(() => async (name: string, right: Promise<object>) => {
  const { plantable } = await import('#testing/planted.ts')
  return plantable(name, await right)
})
vi.mock('#areas/finance/ledger/posting-rules.ts', (original) => plant('rules', original()))
vi.mock('./deferral.ts', (original) => plant('days', original()))

const office = testOffice()
const { huda, id, customer } = payersOf(office)
const wrong = async () => (await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)

/** A month that is invoiced ahead, earned for ten days and given back before its end. */
async function aDay() {
  const dates = { suppliedFrom: '2026-01-15', suppliedUntil: '2026-02-13', dueOn: '2026-01-20' }
  const car = { kind1: 'car-hire', description1: 'تأجير شهر', quantity1: '1', unitPrice1: '100' } as const
  const { papers } = await issueInvoice(huda(), { id: id(), partyId: await customer(), ...dates, ...car })
  const invoiceId = papers[0]?.id ?? ''
  const { id: chargeId1 } = await office.db.selectFrom('charges').select('id').executeTakeFirstOrThrow()
  office.later(10 * 24 * 60 * 60 * 1000)
  await earnIncome(huda(), {})
  await creditInvoice(huda(), { id: id(), invoiceId, chargeId1, net1: '30', reason: 'أعيدت قبل موعدها' })
  office.later(10 * 24 * 60 * 60 * 1000)
  await earnIncome(huda(), {})
}

type Wrong = {
  rules?: (right: typeof Rules) => Partial<typeof Rules>
  days?: (right: typeof Days) => Partial<typeof Days>
}

const wrongRules: [name: string, caught: string, Wrong][] = [
  [
    'what is paid ahead as income at once',
    'I86',
    { rules: ({ charged }) => ({ charged: (debt, { ahead: _, ...sums }) => charged(debt, sums) }) },
  ],
  [
    'what is taken back out of income while days are left',
    'I86',
    { rules: ({ credited }) => ({ credited: (debt, { ahead: _, ...sums }) => credited(debt, sums) }) },
  ],
  [
    'a day that earns five baisa less than it says',
    'I90',
    { rules: ({ earned }) => ({ earned: (debt, ahead) => earned(debt, { ...ahead, amount: ahead.amount - 5n }) }) },
  ],
  [
    'a day that is income of another service',
    'I90',
    { rules: ({ earned }) => ({ earned: (debt, ahead) => earned({ ...debt, line: 'equipment' }, ahead) }) },
  ],
  [
    'days that are rounded up one by one',
    'I86m',
    { days: ({ unearnedAfter }) => ({ unearnedAfter: (hire, day, credited) => unearnedAfter(hire, day, credited) - 1n }) },
  ],
]

rulesAreCaught({ aDay, wrong }, wrongRules)
