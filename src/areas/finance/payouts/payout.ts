import type { HeldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { steps } from '#values/steps.ts'

/** What money goes out for. */
export const payoutKinds = {
  refund: 'رد رصيد دائن',
  deposit: 'رد تأمين مسترد',
  outlay: 'سداد رسم بالنيابة',
  owner: 'صرف مستحقات مالك',
  merchant: 'صرف مبالغ طرود لتاجر',
} as const
export type PayoutKind = keyof typeof payoutKinds

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

/** From which accounts of the company each may go: what is held for a contract may lie apart. */
export const accountsFor: Record<PayoutKind, readonly HeldFor[]> = {
  refund: ['operating'],
  deposit: ['operating', 'trust'],
  outlay: ['operating'],
  owner: ['trust'],
  merchant: ['operating'],
}

/** What comes of it when the money is back. */
export const payoutReturns: Record<PayoutKind, { becomes: string }> = {
  refund: { becomes: 'ويعود رصيد العميل كما كان' },
  deposit: { becomes: 'ويعود التأمين محفوظًا كما كان' },
  outlay: { becomes: 'ويبقى الرسم مستحقًا للجهة' },
  owner: { becomes: 'ويبقى المبلغ مستحقًا للمالك' },
  merchant: { becomes: 'ويبقى المبلغ مستحقًا للتاجر' },
}
