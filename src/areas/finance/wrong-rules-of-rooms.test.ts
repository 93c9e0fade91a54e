import { vi } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { banksOf } from '#testing/banks.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { pdf } from '#testing/stories.ts'
import { rulesAreCaught } from '#testing/wrong-rules.ts'
import type * as BankRules from './bank/rules.ts'
import { matchFee } from './bank/use-cases/match-line.ts'
import type * as BillRules from './bills/rules.ts'
import { enterBill } from './bills/use-cases/enter-bill.ts'
import { addSupplier } from './bills/use-cases/keep-suppliers.ts'
import { bounceCheque } from './cheques/use-cases/bounce-cheque.ts'
import { clearCheque } from './cheques/use-cases/clear-cheque.ts'
import { depositCheques } from './cheques/use-cases/deposit-cheques.ts'
import { returnCheque } from './cheques/use-cases/leave-vault.ts'
import { askCreditTransfer } from './credit-transfers/use-cases/ask-credit-transfer.ts'
import { askDeposit } from './deposits/use-cases/ask-deposit.ts'
import { deductDeposit } from './deposits/use-cases/deduct-deposit.ts'
import { refundDeposit } from './deposits/use-cases/refund-deposit.ts'
import type { Transfer } from './ledger/journal.ts'
import type * as Rules from './ledger/posting-rules.ts'
import { askRefund } from './payouts/use-cases/ask-refund.ts'
import { payPayout } from './payouts/use-cases/pay-payout.ts'

type Right = { rules: typeof Rules; bills: typeof BillRules; bank: typeof BankRules }
type Wrong = { [Module in keyof Right]?: (right: Right[Module]) => Partial<Right[Module]> }

const plant = vi.hoisted(() => async (name: string, right: Promise<object>) => {
  const { plantable } = await import('#testing/planted.ts')
  return plantable(name, await right)
})
vi.mock('./ledger/posting-rules.ts', (original) => plant('rules', original()))
vi.mock('./bills/rules.ts', (original) => plant('bills', original()))
vi.mock('./bank/rules.ts', (original) => plant('bank', original()))

const office = testOffice()
const { huda, person, id, customer, box, pays, brings, wrong } = vaultOf(office)
const { account, taken, lines, colleague } = banksOf(office)

/** Cheques, deposits, money that goes back, a supplier and the bank: a day in which each of their rules has its turn. */
async function aDay() {
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
  const [, accountId, salim, said] = [await box(), await account(), await customer(), await customer('سعيد المعشني')]
  await vault(salim, accountId)
  await deposits(salim)
  await pays(said, '9')
  const { id: payoutId } = await askRefund(person('noor'), {
    id: id(),
    partyId: said,
    amount: '5',
    method: 'cash',
    purpose: 'ألغى',
  })
  await payPayout(huda(), { payoutId })
  const given = { amount: '2', reason: 'أخوه', consent: 'كتب إلينا', evidence: [] }
  await askCreditTransfer(await colleague('noura', 'accountant'), { id: id(), partyId: said, takerId: salim, ...given })
  const { id: supplierId } = await addSupplier(huda(), { name: 'قطع الغيار', vatin: 'OM1100234567' })
  const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '60.010', vatCategory1: 'standard' } as const
  await enterBill(huda(), { id: id(), supplierId, number: '71', day: '2026-01-15', dueOn: '2026-01-15', paper: [pdf], ...tyres })
  await taken(huda(), accountId, ['05/01/2026,FEE,,2.100,,0.900'])
  const [line] = await lines(accountId)
  await matchFee(huda(), { lineId: line?.id ?? '', feeVat: '0.100' })
}

async function vault(partyId: string, accountId: string) {
  const [one, other] = [await brings(partyId, '30'), await brings(partyId, '12')]
  await depositCheques(huda(), { id: id(), accountId, chequeId: [one, other] })
  await clearCheque(huda(), { chequeId: one, on: '2026-01-15' })
  await bounceCheque(huda(), { chequeId: other, on: '2026-01-15', reason: 'لا رصيد', ourFee: '1' })
  await returnCheque(huda(), { chequeId: other, reason: 'سُدّد' })
  await brings(partyId, '8')
}

async function deposits(partyId: string) {
  const asked = { line: 'cars', contract: 'CR-7', dueOn: '2026-01-15' } as const
  const { id: depositId } = await askDeposit(huda(), { id: id(), partyId, amount: '100', ...asked })
  await pays(partyId, '100')
  const damage = { charge: 'new', kind: 'car-damage', description: 'خدش', price: '10' } as const
  await deductDeposit(huda(), { id: id(), depositId, ...damage, reason: 'محضر', evidence: [pdf] })
  const back = { amount: '20', method: 'cash', purpose: 'انتهى العقد' } as const
  const { id: payoutId } = await refundDeposit(huda(), { id: id(), depositId, ...back })
  await payPayout(huda(), { payoutId })
}

const less = (rows: readonly Transfer[]) => rows.map((row) => ({ ...row, amount: row.amount - 5n }))

const wrongRules: [name: string, caught: string, Wrong][] = [
  [
    'a bounced cheque back in the safe',
    'transfers_rule_debit_rule_credit_fkey',
    {
      rules: ({ chequeMoved }) => ({
        chequeMoved: (kept, from, to) => chequeMoved(kept, from, to === '9230' ? '9210' : to),
      }),
    },
  ],
  [
    'a cheque posted for less than it says',
    'I20',
    { rules: ({ chequeMoved }) => ({ chequeMoved: (kept, from, to) => less(chequeMoved(kept, from, to)) }) },
  ],
  [
    'a cheque as money when it is taken',
    'موقوف',
    {
      rules: ({ chequeMoved }) => ({
        chequeMoved: (kept, from, to) =>
          chequeMoved(kept, from, to).map((row) =>
            from === null ? { ...row, debit: { account: '1140' }, credit: { account: '2160', key: kept.partyId } } : row,
          ),
      }),
    },
  ],
  [
    'a deposit as income',
    'transfers_rule_debit_rule_credit_fkey',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums, pot) =>
          allocated(debt, sums, pot).map((row) =>
            row.credit.account === '2140' ? { ...row, credit: { account: '4430' }, line: 'cars' as const } : row,
          ),
      }),
    },
  ],
  [
    'a deposit awaited for ever',
    'I12',
    { rules: ({ allocated }) => ({ allocated: (debt, sums, pot) => allocated(debt, sums, pot).slice(0, 1) }) },
  ],
  [
    'a deposit held for another contract',
    'I30',
    {
      rules: ({ allocated }) => ({
        allocated: (debt, sums, pot) =>
          allocated(debt, sums, pot).map((row) =>
            row.credit.account === '2140' ? { ...row, credit: { account: '2140', key: `${row.credit.key}0` } } : row,
          ),
      }),
    },
  ],
  [
    'money that goes back out of another’s',
    'المطلوب',
    {
      rules: ({ paidOut }) => ({ paidOut: (pot, from, paid) => paidOut({ ...pot, key: `${pot.key}0` }, from, paid) }),
    },
  ],
  [
    'less goes back than the voucher says',
    'I22v',
    { rules: ({ paidOut }) => ({ paidOut: (pot, from, paid) => less(paidOut(pot, from, paid)) }) },
  ],
  [
    'less of a credit goes to another than was agreed',
    'I15t',
    { rules: ({ creditMoved }) => ({ creditMoved: (from, to, sum) => less(creditMoved(from, to, sum)) }) },
  ],
  [
    'a credit that goes the other way',
    'I15',
    { rules: ({ creditMoved }) => ({ creditMoved: (from, to, sum) => creditMoved(to, from, sum) }) },
  ],
  [
    'input tax lost',
    'I61b',
    {
      bills: ({ bought }) => ({
        bought: (supplier, bill, quarter) =>
          bought(
            supplier,
            bill.map((line) => ({ ...line, recoverable: false })),
            quarter,
          ),
      }),
    },
  ],
  ['input tax of another quarter', 'I61b', { bills: ({ bought }) => ({ bought: (who, bill) => bought(who, bill, '2025-Q4') }) }],
  [
    'a supplier owed too little',
    'I70',
    { bills: ({ bought }) => ({ bought: (who, bill, quarter) => less(bought(who, bill, quarter)) }) },
  ],
  [
    'a fee of the bank without its tax',
    'I21d',
    { bank: ({ charged }) => ({ charged: (bank, sums) => charged(bank, { ...sums, vat: 0n }) }) },
  ],
]

rulesAreCaught({ aDay, wrong }, wrongRules)
