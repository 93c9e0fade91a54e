import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { moneyOutOf } from '#testing/money-out.ts'
import { testOffice } from '#testing/office.ts'
import { planted } from '#testing/planted.ts'
import { rulesAreCaught } from '#testing/wrong-rules.ts'
import { percentOf } from '#values/shares.ts'
import type * as Petty from './bills/petty.ts'
import type * as BillRules from './bills/rules.ts'
import type * as Invoice from './invoices/invoice.ts'
import type * as OwnMoney from './ledger/own-money.ts'
import type * as Rules from './ledger/posting-rules.ts'
import type * as Receipt from './receipts/receipt.ts'
import type * as TaxPayment from './tax/payment.ts'
import type * as TaxRules from './tax/rules.ts'

type Right = {
  rules: typeof Rules
  bills: typeof BillRules
  petty: typeof Petty
  own: typeof OwnMoney
  tax: typeof TaxRules
  paid: typeof TaxPayment
  shares: typeof Receipt
  invoice: typeof Invoice
}
type Wrong = { [Module in keyof Right]?: (right: Right[Module]) => Partial<Right[Module]> }

const plant = vi.hoisted(() => async (name: string, right: Promise<object>) => {
  const { plantable } = await import('#testing/planted.ts')
  return plantable(name, await right)
})
vi.mock('./ledger/posting-rules.ts', (original) => plant('rules', original()))
vi.mock('./bills/rules.ts', (original) => plant('bills', original()))
vi.mock('./bills/petty.ts', (original) => plant('petty', original()))
vi.mock('./ledger/own-money.ts', (original) => plant('own', original()))
vi.mock('./tax/rules.ts', (original) => plant('tax', original()))
vi.mock('./tax/payment.ts', (original) => plant('paid', original()))
vi.mock('./receipts/receipt.ts', (original) => plant('shares', original()))
vi.mock('./invoices/invoice.ts', (original) => plant('invoice', original()))

const office = testOffice()
const { aDay, wrong } = moneyOutOf(office)

const wrongRules: [name: string, caught: string, Wrong][] = [
  [
    'a set-off that pays less than was agreed',
    'I14s',
    { shares: ({ shareOf }) => ({ shareOf: (open, sum) => shareOf(open, sum - 5n) }) },
  ],
  [
    'a set-off out of another’s deposit',
    'المطلوب',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums, pot) => allocated(debt, sums, pot && { ...pot, key: `${pot.key}0` }),
      }),
    },
  ],
  ['our own bills out of what is not ours', 'I99', { own: () => ({ mustBeOurs: async () => {} }) }],
  [
    'only what is paid in cash is asked whose it is',
    'I99',
    {
      own: ({ mustBeOurs }) => ({
        mustBeOurs: (work, rows) =>
          mustBeOurs(
            work,
            rows.filter(({ credit }) => credit.account === '1110'),
          ),
      }),
    },
  ],
  [
    'a debt given up as less income',
    'I91',
    {
      rules: ({ writtenOff }) => ({
        writtenOff: (debt, sums) => writtenOff(debt, sums).map((row) => ({ ...row, debit: { account: debt.incomeAccount } })),
      }),
    },
  ],
  [
    'a debt given up without its tax',
    'I10',
    { rules: ({ writtenOff }) => ({ writtenOff: (debt, sums) => writtenOff(debt, { ...sums, vat: 0n }) }) },
  ],
  [
    'a return that leaves the input tax',
    'I61c',
    { tax: ({ filing }) => ({ filing: (was, sums) => filing(was, { ...sums, input: 0n }) }) },
  ],
  [
    'input tax as a cost of the quarter',
    'transfers_rule_debit_rule_credit_fkey',
    {
      tax: ({ filing }) => ({
        filing: (was, { output, input }) => [
          ...filing(was, { output, input: 0n }),
          { debit: { account: '6150' }, credit: { account: '1250', key: was }, amount: input, line: 'shared' },
        ],
      }),
    },
  ],
  ['a return of another quarter', 'I61c', { tax: ({ filing }) => ({ filing: (_, sums) => filing('2026-Q2', sums) }) }],
  [
    'tax that is told five baisa short',
    'I61c',
    { tax: ({ filing }) => ({ filing: (was, { output, input }) => filing(was, { output: output - 5n, input }) }) },
  ],
  [
    'tax paid for less than the voucher says',
    'I62b',
    {
      paid: ({ settledWithAuthority }) => ({
        settledWithAuthority: (kind, bank, sum) => settledWithAuthority(kind, bank, sum - 5n),
      }),
    },
  ],
  [
    'tax that is paid owed again',
    'I62b',
    {
      paid: ({ settledWithAuthority }) => ({
        settledWithAuthority: (_, bank, sum) => settledWithAuthority('refunded', bank, sum),
      }),
    },
  ],
  [
    'the tax in something small lost',
    'I22p',
    { petty: ({ spent }) => ({ spent: (from, one) => spent(from, { ...one, vat: 0n }) }) },
  ],
  [
    'something small for less than its paper',
    'I22p',
    { petty: ({ spent }) => ({ spent: (from, one) => spent(from, { ...one, amount: one.amount - 5n }) }) },
  ],
  [
    'something small out of another box',
    'المطلوب',
    { petty: ({ spent }) => ({ spent: (from, one) => spent({ ...from, key: `${from.key}0` }, one) }) },
  ],
  [
    'what a supplier took back keeps its tax',
    'I61b',
    {
      bills: ({ takenBack }) => ({
        takenBack: (who, rows, was) =>
          takenBack(
            who,
            rows.map((row) => ({ ...row, vat: 0n })),
            was,
          ),
      }),
    },
  ],
  ['what a supplier took back is owed to him again', 'I70', { bills: ({ bought }) => ({ takenBack: bought }) }],
  [
    'what a supplier took back of a tax that never came',
    'I61b',
    {
      bills: ({ takenBack }) => ({
        takenBack: (who, rows, was) =>
          takenBack(
            who,
            rows.map((row) => ({ ...row, recoverable: false })),
            was,
          ),
      }),
    },
  ],
  [
    'a deposit kept with its tax on top',
    'I30f',
    {
      invoice: ({ drawUpKept }) => ({
        drawUpKept: (one, tax) => {
          const paper = drawUpKept(one, tax)
          const vat = percentOf(one.amount, 5)
          return { ...paper, net: one.amount, vat, lines: paper.lines.map((line) => ({ ...line, net: one.amount, vat })) }
        },
      }),
    },
  ],
  [
    'a deposit kept with the tax of what is left of it',
    'I60f',
    {
      invoice: ({ drawUpKept }) => ({
        drawUpKept: (one, tax) => {
          const paper = drawUpKept(one, tax)
          const vat = percentOf(paper.net, 5)
          const net = one.amount - vat
          return { ...paper, net, vat, lines: paper.lines.map((line) => ({ ...line, net, vat })) }
        },
      }),
    },
  ],
  [
    'what is laid out for a customer as income of ours',
    'I71',
    {
      rules: ({ charged }) => ({
        charged: (debt, sums) =>
          charged(debt.incomeAccount === '2195' ? { ...debt, incomeAccount: '4440', incomeKey: '' } : debt, sums),
      }),
    },
  ],
  [
    'a deposit kept as any other income',
    'I90f',
    {
      rules: ({ charged }) => ({
        charged: (debt, sums) => charged(debt.incomeAccount === '4430' ? { ...debt, incomeAccount: '4400' } : debt, sums),
      }),
    },
  ],
]

/** What the database does by itself when something happens, and how it might be written wrongly. */
const wrongFunctions: [name: string, caught: string, about: string, right: string, instead: string][] = [
  ['an outlay that is paid and owed still', 'I71o', 'outlay_moves', 'owed + new.amount', 'owed + greatest(new.amount, 0)'],
  ['a deposit that pays and is held still', 'I30h', 'deposit_moves', 'held + new.amount', 'held + greatest(new.amount, 0)'],
  [
    'a debt that is given up and open still',
    'I13',
    'charge_moves',
    'open_net + new.net',
    "open_net + case new.kind when 'written-off' then 0 else new.net end",
  ],
]

rulesAreCaught({ aDay, wrong }, wrongRules)

test.each(wrongFunctions)('%s is found by %s', async (_, caught, about, right, instead) => {
  planted.wrong = {}
  const { rows } = await sql<{ body: string }>`select pg_get_functiondef(${about}::regproc) body`.execute(office.owner)
  const body = rows[0]?.body ?? ''
  expect(body).toContain(right)
  await sql.raw(body.replace(right, instead)).execute(office.owner)
  const stopped = await aDay().then(() => null, String)
  await sql.raw(body).execute(office.owner)
  expect([stopped, ...(await wrong()).map(({ code }) => code)].join(' ')).toContain(caught)
})
