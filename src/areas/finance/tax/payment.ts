import type { Leaf, Transfer } from '#areas/finance/ledger/journal.ts'

/** Of its journals. */
export const taxPaymentSource = 'tax-payment'

export const taxPaymentKinds = { paid: 'سُدّد للجهاز', refunded: 'رُدّ من الجهاز' } as const
export type TaxPaymentKind = keyof typeof taxPaymentKinds

/** What is owed to the authority; below zero it owes us. */
export const owedToAuthority = { account: '2185' }

/** Counted within its quarter: «2026-Q1/1». */
export const taxPaymentNumber = ({ quarter, nth }: { quarter: string; nth: number }) => `${quarter}/${nth}`

/** The debt to the authority is paid from the bank; what was paid too much comes back the same way. */
export const settledWithAuthority = (kind: TaxPaymentKind, bank: Leaf, amount: bigint): Transfer[] => [
  kind === 'paid' ? { debit: owedToAuthority, credit: bank, amount } : { debit: bank, credit: owedToAuthority, amount },
]

export const taxPaymentPdfPath = (id: string) => `/admin/finance/tax/payments/${id}/pdf`
