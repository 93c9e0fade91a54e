import { paymentsPath } from '#areas/finance/payments-paths.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { receiptReversed } from './facts.ts'

/** To the customer whose receipt was taken back: the paper they hold says otherwise. */
export const receiptNotices = [
  notice({
    name: 'finance.tell-receipt-reversed',
    label: 'عُكس سند قبض لعميل',
    on: receiptReversed,
    variables: {
      no: { label: 'رقم السند', sample: 'RC-SLL26-00012' },
      amount: { label: 'المبلغ', sample: '85.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      reason: { label: 'السبب', sample: 'سُجّل على عميل آخر', longest: 'لم يصل التحويل إلى حسابنا' },
      url: { label: 'صفحة الدفع', sample: 'https://example.om/dashboard/payments' },
    },
    templates: {
      'in-app': 'عُكس سند القبض {no} بمبلغ {amount}، السبب: {reason}. راجع مستحقاتك.',
      sms: 'التحالف: عُكس سند القبض {no} بمبلغ {amount} راجع مستحقاتك: {url}',
      whatsapp: 'مرحبًا، معك التحالف. عُكس سند القبض {no} بمبلغ {amount}، السبب: {reason}. راجع مستحقاتك: {url}',
      email: {
        subject: 'عُكس سند القبض {no}',
        text: 'مرحبًا،\n\nعُكس سند القبض {no} بمبلغ {amount}، السبب: {reason}. راجع مستحقاتك: {url}\n\nفريق التحالف',
      },
    },
    // Of a cheque that was not paid after all the customer hears when it bounces: it lies at the bank as it did.
    tell: ({ number, partyId, amount, reason, cheque }, { origin }) =>
      cheque
        ? null
        : {
            to: { partyId },
            values: { no: number, amount: inRials(amount), reason, url: `${origin}${paymentsPath}` },
            path: paymentsPath,
          },
  }),
]
