import { least } from '#values/money.ts'
import { rounded } from '#values/shares.ts'

/** What money of a customer stands on: our receipt, what the books before ours say, or what another gave. */
export const receiptKinds = {
  receipt: 'سند قبض',
  'opening-credit': 'رصيد دائن سابق',
  'credit-transfer': 'رصيد محوّل إليه',
} as const
export type ReceiptKind = keyof typeof receiptKinds

/** In which ways money comes over the counter, and from the bank that has paid a cheque. */
export const paymentMethods = {
  cash: 'نقدًا',
  card: 'بطاقة',
  'bank-transfer': 'تحويل بنكي',
  cheque: 'شيك',
  online: 'دفع إلكتروني',
  opening: 'من الدفاتر السابقة',
  'credit-transfer': 'من رصيد عميل آخر',
  courier: 'نقدًا مع المندوب',
} as const
export type PaymentMethod = keyof typeof paymentMethods
export const paymentMethodNames = Object.keys(paymentMethods) as PaymentMethod[]
/** Of these, what the counter turns into a receipt at once. */
export const counterMethods = ['cash', 'card', 'bank-transfer'] as const satisfies PaymentMethod[]

/** The fields of a cheque stand on the form of the counter after those of the ways of money. */
export const chequePlace = 9

/** What becomes of money for which nothing is chosen while something is due. */
export const unchosenWays = { oldest: 'يُسدَّد به الأقدم', credit: 'يبقى رصيدًا له' } as const
export type UnchosenWay = keyof typeof unchosenWays

/** What has become of one. */
export const receiptStates = { confirmed: 'صادر', reversed: 'معكوس' } as const
export type ReceiptState = keyof typeof receiptStates

/** By what of that a list is narrowed; money of one may still pay nothing, or have come before our books began. */
export const receiptStandings = { ...receiptStates, unused: 'بقي منه رصيد', here: 'مقبوض في هذه الدفاتر' } as const
export type ReceiptStanding = keyof typeof receiptStandings

type Open = { id: string; openNet: bigint; openVat: bigint }
export type Share = { chargeId: string; net: bigint; vat: bigint }

/** A part payment pays its share of the tax, so that the last one closes both exactly. */
export function shareOf({ id, openNet, openVat }: Open, amount: bigint): Share {
  const vat = rounded(amount * openVat, openNet + openVat)
  return { chargeId: id, net: amount - vat, vat }
}

/** Oldest first, as far as the money reaches; the charges come in that order. */
export function oldestFirst(charges: readonly Open[], amount: bigint): Share[] {
  let left = amount
  const shares: Share[] = []
  for (const charge of charges) {
    if (left <= 0n) break
    const open = charge.openNet + charge.openVat
    const paid = least(open, left)
    shares.push(shareOf(charge, paid))
    left -= paid
  }
  return shares
}
