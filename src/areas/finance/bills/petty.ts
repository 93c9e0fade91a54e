import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'
import { rounded } from '#values/shares.ts'

/** Of its journals. */
export const pettySource = 'petty'
export const pettyPath = '/admin/finance/petty'

/** What has become of one: the cash stays out, or came back to its box. */
export const pettyStates = { spent: 'مصروف', reversed: 'معكوس' } as const
export type PettyState = keyof typeof pettyStates

/** What is more than this, at once or by one colleague in a day, is a supplier's bill, and paid from the bank. */
export const mostPetty = 100_000n

/** The most tax there can be in an amount that was paid. */
export const mostTaxIn = (amount: bigint, rate: number) => rounded(amount * BigInt(rate), BigInt(100 + rate))

type Spent = { account: string; line: ServiceLine; branchId: string; amount: bigint; vat: bigint; quarter: string }

/** The box gives: a cost, and the tax in it that comes back. */
export const spent = (box: Leaf, { account, line, branchId, amount, vat, quarter }: Spent): Transfer[] => [
  { debit: { account }, credit: box, amount: amount - vat, line, branchId },
  ...(vat > 0n ? [{ debit: { account: '1250', key: quarter }, credit: box, amount: vat, branchId }] : []),
]
