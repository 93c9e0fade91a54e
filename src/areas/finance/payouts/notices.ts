import { payoutMethods } from '#areas/finance/receipts/ways-back.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { payoutPaid, payoutReversed } from './facts.ts'
import { isPaid } from './standing.ts'

const wayOf = (method: string) =>
  Object.entries(payoutMethods).find(([name]) => name === method)?.[1] ?? payoutMethods['bank-transfer']

export const payoutNotices = [
  notice({
    name: 'finance.tell-payee',
    label: 'صُرف مبلغ لعميل',
    on: payoutPaid,
    variables: {
      amount: { label: 'المبلغ', sample: '25.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      no: { label: 'رقم السند', sample: 'PV-SLL26-00012' },
      way: { label: 'الطريقة', sample: 'تحويل بنكي' },
    },
    templates: {
      'in-app': 'رددنا إليك {amount} بسند الصرف {no}، {way}.',
      sms: 'التحالف: رددنا إليك {amount}، {way}. سند الصرف {no}',
      whatsapp: 'مرحبًا، معك التحالف. رددنا إليك {amount}، {way}، بسند الصرف {no}.',
    },
    // What an authority is paid in the customer's name is no money of theirs; an owner hears it in words of their own.
    tell: ({ kind, partyId, amount, number, method }) =>
      kind === 'outlay' || kind === 'owner' || kind === 'merchant'
        ? null
        : { to: { partyId }, values: { amount: inRials(amount), no: number, way: wayOf(method) } },
    stillTrue: (tx, _, { subjectId }) => isPaid(tx, subjectId),
  }),
  notice({
    name: 'finance.tell-payout-reversed',
    label: 'عُكس سند صرف لعميل',
    on: payoutReversed,
    variables: {
      amount: { label: 'المبلغ', sample: '25.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      no: { label: 'رقم السند', sample: 'PV-SLL26-00012' },
      reason: { label: 'السبب', sample: 'أعاده البنك', longest: 'أعاده البنك لأن الحساب مغلق' },
    },
    templates: {
      'in-app': 'عاد إلينا {amount} الذي رددناه إليك بسند الصرف {no}، السبب: {reason}. وهو محفوظ لك عندنا.',
      sms: 'التحالف: عاد إلينا {amount} الذي رددناه إليك بسند الصرف {no}: {reason}. وهو محفوظ لك عندنا.',
      whatsapp: 'مرحبًا، معك التحالف. عاد إلينا {amount} الذي رددناه إليك بسند الصرف {no}، السبب: {reason}. وهو محفوظ لك عندنا.',
    },
    tell: ({ kind, partyId, amount, number, reason }) =>
      kind === 'outlay' || kind === 'owner' || kind === 'merchant'
        ? null
        : { to: { partyId }, values: { amount: inRials(amount), no: number, reason } },
  }),
]
