import type { HeldFor } from '#areas/finance/cash/cash.ts'
import type { PaymentMethod } from '#areas/finance/receipts/receipt.ts'
import { steps } from '#values/steps.ts'

/** What money goes out for. */
export const payoutKinds = {
  refund: 'رد رصيد دائن',
  deposit: 'رد تأمين مسترد',
  outlay: 'سداد رسم بالنيابة',
  owner: 'صرف مستحقات مالك',
} as const
export type PayoutKind = keyof typeof payoutKinds

/** In which ways any money may go out. */
export const plainMethods = { cash: 'نقدًا', 'bank-transfer': 'تحويل بنكي' } as const
export type PlainMethod = keyof typeof plainMethods
export const plainMethodNames = Object.keys(plainMethods) as [PlainMethod, ...PlainMethod[]]

/** What came online may also go back through whoever took it. */
export const payoutMethods = { ...plainMethods, online: 'عبر مزوّد الدفع' } as const
export type PayoutMethod = keyof typeof payoutMethods

/** A payment voucher from the day it is asked for. */
export const payoutStates = {
  submitted: 'بانتظار الاعتماد',
  approved: 'معتمد',
  sending: 'عند المزوّد',
  paid: 'مصروف',
  rejected: 'مرفوض',
  cancelled: 'ملغى',
  reversed: 'معكوس',
} as const
export type PayoutState = keyof typeof payoutStates

export const payoutCan = steps({
  approve: ['submitted'],
  cancel: ['submitted', 'approved'],
  pay: ['approved'],
  send: ['approved'],
  /** The provider has answered, or somebody has found out there. */
  answer: ['sending'],
  reverse: ['paid'],
} satisfies Record<string, PayoutState[]>)

/** Of its journals. */
export const payoutSource = 'payout'

/** Money of a card or a cheque lies at the bank as that of a transfer does. */
const goesBackAs: Record<Exclude<PaymentMethod, 'opening' | 'credit-transfer'>, PlainMethod> = {
  cash: 'cash',
  card: 'bank-transfer',
  'bank-transfer': 'bank-transfer',
  online: 'bank-transfer',
  cheque: 'bank-transfer',
}

/** How what was paid before our books came is known to nobody, and what another gave came in any way: it goes back in any. */
export const waysBack = (way: PaymentMethod): readonly PlainMethod[] =>
  way === 'opening' || way === 'credit-transfer' ? plainMethodNames : [goesBackAs[way]]

/** From which accounts of the company each may go: what is held for a contract may lie apart. */
export const accountsFor: Record<PayoutKind, readonly HeldFor[]> = {
  refund: ['operating'],
  deposit: ['operating', 'trust'],
  outlay: ['operating'],
  owner: ['trust'],
}

/** What comes of it when the money is back. */
export const payoutReturns: Record<PayoutKind, { becomes: string }> = {
  refund: { becomes: 'ويعود رصيد العميل كما كان' },
  deposit: { becomes: 'ويعود التأمين محفوظًا كما كان' },
  outlay: { becomes: 'ويبقى الرسم مستحقًا للجهة' },
  owner: { becomes: 'ويبقى المبلغ مستحقًا للمالك' },
}

/** Where credit of a customer goes already, before it has gone. */
export type Promises = { vouchers: bigint; transfers: bigint; setOffs: bigint }

export const nothingPromised: Promises = { vouchers: 0n, transfers: 0n, setOffs: 0n }

export const promisedIn = ({ vouchers, transfers, setOffs }: Promises) => vouchers + transfers + setOffs

/** Each by its own name: whoever looks for a voucher finds none where a transfer waits. */
export const promisesInWords = ({ vouchers, transfers, setOffs }: Promises) =>
  [
    vouchers > 0n ? 'سندات لم تُصرف' : '',
    transfers > 0n ? 'تحويل رصيد ينتظر الاعتماد' : '',
    setOffs > 0n ? 'مقاصة تنتظر الاعتماد' : '',
  ]
    .filter(Boolean)
    .join(' و')
