import { paymentsPath } from '#areas/finance/payments-paths.ts'
import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { isBounced } from './came-back.ts'
import { chequeBounced, chequeDueSoon, chequeUnbounced } from './facts.ts'

const variables = {
  no: { label: 'رقم الشيك', sample: '000381' },
  bank: { label: 'البنك', sample: 'بنك مسقط', longest: 'بنك ستاندرد تشارترد' },
  amount: { label: 'المبلغ', sample: '285.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
  date: { label: 'التاريخ', sample: '31 يوليو 2026' },
}

/** To the customer who gave it: before it goes to the bank, and when it came back. */
export const chequeNotices = [
  notice({
    name: 'finance.tell-cheque-due-soon',
    label: 'اقترب موعد شيك العميل',
    on: chequeDueSoon,
    variables,
    templates: {
      'in-app': 'يُودع شيكك {no} بمبلغ {amount} في {date}. وفّر الرصيد قبله.',
      sms: 'التحالف: يُودع شيكك {no} بمبلغ {amount} في {date}. وفّر الرصيد قبله.',
      whatsapp: 'مرحبًا، معك التحالف. يُودع شيكك {no} من {bank} بمبلغ {amount} في {date}. وفّر الرصيد قبله.',
      email: {
        subject: 'موعد الشيك {no}',
        text: 'مرحبًا،\n\nيُودع شيكك {no} من {bank} بمبلغ {amount} في {date}. وفّر الرصيد قبله.\n\nفريق التحالف',
      },
    },
    tell: ({ number, bank, partyId, amount, dueOn }) => ({
      to: { partyId },
      values: { no: number, bank, amount: inRials(amount), date: dayInWords(dueOn) },
    }),
  }),
  notice({
    name: 'finance.tell-cheque-bounced',
    label: 'ارتجع شيك العميل',
    on: chequeBounced,
    variables: {
      ...{ ...variables, reason: { label: 'سبب البنك', sample: 'الرصيد لا يكفي' } },
      url: { label: 'صفحة الدفع', sample: 'https://example.om/dashboard/payments' },
    },
    templates: {
      'in-app': 'ارتجع الشيك {no} بمبلغ {amount}، السبب: {reason}. سدّد أو استبدله قبل {date}.',
      sms: 'التحالف: ارتجع شيكك {no} بمبلغ {amount} سدّد أو استبدله قبل {date}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. أعاد {bank} شيكك {no} بمبلغ {amount}، السبب: {reason}. سدّد أو استبدله قبل {date}: {url}',
      email: {
        subject: 'ارتجاع الشيك {no}',
        text: 'مرحبًا،\n\nأعاد {bank} الشيك {no} بمبلغ {amount} بسبب: {reason}. استبدله أو سدّد قبل {date}: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ number, bank, partyId, amount, reason, settleBy }, { origin }) => ({
      to: { partyId },
      values: {
        ...{ no: number, bank, amount: inRials(amount), reason, date: dayInWords(settleBy) },
        url: `${origin}${paymentsPath}`,
      },
      path: paymentsPath,
    }),
    // Settled, or not bounced after all, since it was written: nothing is to be heard.
    stillTrue: (tx, _, { subjectId }) => isBounced(tx, subjectId),
  }),
  notice({
    name: 'finance.tell-cheque-unbounced',
    label: 'أُلغي ارتجاع شيك العميل',
    on: chequeUnbounced,
    variables: { no: variables.no, bank: variables.bank, amount: variables.amount },
    templates: {
      'in-app': 'الشيك {no} بمبلغ {amount} لم يرتجع، وهو لدى البنك كما كان. تجاهل ما وصلك عن ارتجاعه.',
      sms: 'التحالف: شيكك {no} لم يرتجع. تجاهل ما وصلك عن ارتجاعه.',
      whatsapp: 'مرحبًا، معك التحالف. شيكك {no} من {bank} بمبلغ {amount} لم يرتجع. تجاهل ما وصلك عن ارتجاعه.',
      email: {
        subject: 'الشيك {no} لم يرتجع',
        text: 'مرحبًا،\n\nالشيك {no} من {bank} بمبلغ {amount} لم يرتجع، وهو لدى البنك كما كان. سجّلنا ارتجاعه خطأً، فتجاهل ما وصلك عنه.\n\nفريق التحالف',
      },
    },
    tell: ({ number, bank, partyId, amount }) => ({
      to: { partyId },
      values: { no: number, bank, amount: inRials(amount) },
    }),
  }),
]
