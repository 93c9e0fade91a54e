import type { PaymentMethod } from './receipt.ts'

/** In which ways any money may go out. */
export const plainMethods = { cash: 'نقدًا', 'bank-transfer': 'تحويل بنكي' } as const
export type PlainMethod = keyof typeof plainMethods
export const plainMethodNames = Object.keys(plainMethods) as [PlainMethod, ...PlainMethod[]]

/** What came online may also go back through whoever took it. */
export const payoutMethods = { ...plainMethods, online: 'عبر مزوّد الدفع' } as const
export type PayoutMethod = keyof typeof payoutMethods

/** Money of a card or a cheque lies at the bank as that of a transfer does. */
const goesBackAs: Record<Exclude<PaymentMethod, 'opening' | 'credit-transfer'>, PlainMethod> = {
  cash: 'cash',
  card: 'bank-transfer',
  'bank-transfer': 'bank-transfer',
  online: 'bank-transfer',
  cheque: 'bank-transfer',
  courier: 'cash',
}

/** How what was paid before our books came is known to nobody, and what another gave came in any way: it goes back in any. */
export const waysBack = (way: PaymentMethod): readonly PlainMethod[] =>
  way === 'opening' || way === 'credit-transfer' ? plainMethodNames : [goesBackAs[way]]
