import { vi } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { boxesOf } from '#testing/boxes.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { rulesAreCaught } from '#testing/wrong-rules.ts'
import { creditInvoice } from './credit-notes/use-cases/credit-invoice.ts'
import type * as Journal from './ledger/journal.ts'
import type * as Rules from './ledger/posting-rules.ts'
import type * as Series from './ledger/series.ts'
import { reverseReceipt } from './receipts/use-cases/reverse-receipt.ts'
import { askWriteOff } from './write-offs/use-cases/ask-write-off.ts'

type Right = { rules: typeof Rules; series: typeof Series; journal: typeof Journal }
type Wrong = { [Module in keyof Right]?: (right: Right[Module]) => Partial<Right[Module]> }

/** One rule at a time is made wrong, as somebody might write it who read the law too fast. */
const plant = vi.hoisted(() => async (name: string, right: Promise<object>) => {
  const { plantable } = await import('#testing/planted.ts')
  return plantable(name, await right)
})
vi.mock('./ledger/posting-rules.ts', (original) => plant('rules', original()))
vi.mock('./ledger/series.ts', (original) => plant('series', original()))
vi.mock('./ledger/journal.ts', (original) => plant('journal', original()))

const office = testOffice()
const { huda, id, customer, box, owes, pays, wrong } = payersOf(office)
const { colleague } = boxesOf(office)

/** A day at the counter in which every rule has its turn. */
async function aDay() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const [, salim, said] = [await box(), await customer(), await customer('سعيد المعشني')]
  const first = await owes(salim, '20.010')
  const other = await owes(said, '7')
  await pays(salim, '15')
  await creditInvoice(huda(), {
    id: id(),
    invoiceId: first.invoiceId,
    reason: 'تصحيح',
    chargeId1: first.chargeId,
    net1: '10.005',
  })
  const { id: receiptId } = await pays(said, '9')
  await reverseReceipt(huda(), { receiptId, reason: 'على غيره' })
  const lost = { chargeId1: other.chargeId, amount1: '1.105', reason: 'أفلس', attempts: 'رسالتان', evidence: [] }
  const { approvalId } = await askWriteOff(await colleague('noura', 'accountant'), { id: id(), partyId: said, ...lost })
  await approve(await colleague('said', 'financeManager'), { approvalId: approvalId ?? '' })
}

const wrongRules: [name: string, caught: string, Wrong][] = [
  [
    'a price without its tax',
    'I61',
    { rules: ({ charged }) => ({ charged: (debt, sums) => charged(debt, { ...sums, vat: 0n }) }) },
  ],
  [
    'tax as income',
    'I61',
    {
      rules: ({ charged }) => ({
        charged: (debt, { net, vat, quarter }) => charged(debt, { net: net + vat, vat: 0n, quarter }),
      }),
    },
  ],
  [
    'a credit note without tax',
    'I61',
    { rules: ({ credited }) => ({ credited: (debt, sums) => credited(debt, { ...sums, vat: 0n }) }) },
  ],
  ['a credit note that charges again', 'I10', { rules: ({ charged }) => ({ credited: charged }) }],
  [
    'money at once as income of nobody',
    'transfers_rule_debit_rule_credit_fkey',
    {
      rules: ({ received }) => ({
        received: (party, parts) =>
          received(party, parts).map((row) => ({ ...row, credit: { account: '4900', key: '' }, line: 'shared' as const })),
      }),
    },
  ],
  [
    'money on the wrong side',
    'المطلوب',
    {
      rules: ({ received }) => ({
        received: (party, parts) =>
          received(party, parts).map(({ debit, credit, ...row }) => ({ ...row, debit: credit, credit: debit })),
      }),
    },
  ],
  [
    'money twice',
    'I15',
    { rules: ({ received }) => ({ received: (party, parts) => [...received(party, parts), ...received(party, parts)] }) },
  ],
  [
    'part of the money',
    'المطلوب',
    {
      rules: ({ received }) => ({
        received: (party, parts) => received(party, parts).map((row) => ({ ...row, amount: row.amount - 5n })),
      }),
    },
  ],
  [
    'anyone pays anyone',
    'المطلوب',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums) =>
          allocated(debt, sums).map((row) => ({ ...row, debit: { account: '2160', key: `${debt.partyId}0` } })),
      }),
    },
  ],
  [
    'a payment that pays no tax',
    'I15',
    { rules: ({ allocated }) => ({ allocated: (debt, sums) => allocated(debt, { ...sums, vat: 0n }) }) },
  ],
  ['a payment forgotten', 'a journal without a transfer', { rules: () => ({ allocated: () => [] }) }],
  [
    'a loss without its tax',
    'I10',
    { rules: ({ writtenOff }) => ({ writtenOff: (debt, sums) => writtenOff(debt, { ...sums, vat: 0n }) }) },
  ],
  [
    'a loss that is owed twice',
    'I10',
    { rules: ({ charged }) => ({ writtenOff: (debt, sums) => charged(debt, { ...sums, quarter: '2026-Q1' }) }) },
  ],
  [
    'a loss as less income',
    'I91',
    {
      rules: ({ writtenOff }) => ({
        writtenOff: (debt, sums) => writtenOff(debt, sums).map((row) => ({ ...row, debit: { account: debt.incomeAccount } })),
      }),
    },
  ],
  ['a reversal that repeats', 'المطلوب', { journal: () => ({ mirrorOf: (rows) => [...rows] }) }],
  [
    'half a reversal',
    'المطلوب',
    { journal: ({ mirrorOf }) => ({ mirrorOf: (rows) => mirrorOf(rows).map((row) => ({ ...row, amount: 5n })) }) },
  ],
  [
    'a number skipped',
    'I08',
    {
      series: ({ nextNumber }) => ({
        nextNumber: async (work, kind, where) => {
          await nextNumber(work, kind, where)
          return nextNumber(work, kind, where)
        },
      }),
    },
  ],
]

rulesAreCaught({ aDay, wrong }, wrongRules)
