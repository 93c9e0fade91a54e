import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'

/** What people of the office owe the company: what was short in a box they kept. */
export const debtsPath = '/admin/finance/staff-debts'
export const repaymentSource = 'staff-repayment'

/** In which way it is paid back. */
export const repaymentMethods = { cash: 'نقدًا', 'bank-transfer': 'تحويل بنكي' } as const

/** What made somebody owe, and what took it off. */
export const entryStates = {
  short: 'عجز وردية',
  custody: 'عجز عهدة مندوب',
  repaid: 'سداد',
  reversed: 'سداد معكوس',
  written: 'قيد يدوي أو افتتاحي',
} as const
export type EntryState = keyof typeof entryStates

/** Whether somebody owed more for it, or less. */
export const entrySides = { more: 'ما سُجّل عليهم', less: 'ما سُدّد وخُصم' } as const
export type EntrySide = keyof typeof entrySides

export const staffLeaf = (employeeId: string): Leaf => ({ account: '1116', key: employeeId })

export type Owed = { employeeId: string; branchId: string; amount: bigint }

/** What is missing from a box is owed by whoever kept it. */
export const owedByKeeper = (box: Leaf, { employeeId, branchId, amount }: Owed): Transfer[] => [
  { debit: staffLeaf(employeeId), credit: box, amount, branchId },
]

/** It comes back, into a box or an account of ours. */
export const repaid = (into: Leaf, { employeeId, branchId, amount }: Owed): Transfer[] => [
  { debit: into, credit: staffLeaf(employeeId), amount, branchId },
]
