import { ownStatementPath, paymentsPath } from '#areas/finance/payments-paths.ts'
import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { duesLate, statementSent } from './facts.ts'
import { isStillLate } from './late-dues.ts'

export const statementNotices = [
  notice({
    name: 'finance.tell-statement',
    label: 'أُرسل كشف حساب إلى عميل',
    on: statementSent,
    variables: {
      from: { label: 'من', sample: '1 يوليو 2026' },
      to: { label: 'إلى', sample: '30 سبتمبر 2026' },
      url: {
        label: 'صفحة الكشف',
        sample: 'https://example.om/dashboard/payments/statement?from=2026-07-01&to=2026-09-30',
      },
    },
    templates: {
      'in-app': 'كشف حسابك من {from} إلى {to} جاهز.',
      sms: 'التحالف: كشف حسابك {url}',
      whatsapp: 'مرحبًا، معك التحالف. كشف حسابك من {from} إلى {to} هنا: {url}',
      email: {
        subject: 'كشف حسابك',
        text: 'مرحبًا،\n\nكشف حسابك من {from} إلى {to} هنا: {url}\n\nفريق التحالف',
      },
    },
    tell: ({ from, to }, { subjectId: partyId, origin }) => {
      const path = `${ownStatementPath}?from=${from}&to=${to}`
      return { to: { partyId }, values: { from: dayInWords(from), to: dayInWords(to), url: `${origin}${path}` }, path }
    },
  }),
  notice({
    name: 'finance.tell-dues-late',
    label: 'تأخر العميل عن السداد',
    on: duesLate,
    variables: {
      amount: { label: 'المتأخر', sample: '285.500 ر.ع.', longest: '1,000,000.000 ر.ع.' },
      date: { label: 'أقدم استحقاق', sample: '5 نوفمبر 2026' },
      url: { label: 'صفحة مدفوعاته', sample: 'https://example.om/dashboard/payments' },
    },
    templates: {
      'in-app': 'عليك {amount} مستحقة منذ {date}.',
      sms: 'التحالف: عليك {amount} مستحقة منذ {date} {url}',
      whatsapp: 'مرحبًا، معك التحالف. عليك {amount} مستحقة منذ {date}. تفاصيلها وطرق الدفع هنا: {url}',
      email: {
        subject: 'مبلغ مستحق',
        text: 'مرحبًا،\n\nعليك {amount} مستحقة منذ {date}. تفاصيلها وطرق الدفع هنا: {url}\n\nإن دفعتها فلا حاجة إلى شيء.\n\nفريق التحالف',
      },
    },
    tell: ({ owed, since }, { subjectId: partyId, origin }) => ({
      to: { partyId },
      values: { amount: inRials(owed), date: dayInWords(since), url: `${origin}${paymentsPath}` },
      path: paymentsPath,
    }),
    // Paid, or covered by a cheque, since it was written: nothing is to be heard.
    stillTrue: (tx, _, { subjectId, now }) => isStillLate(tx, subjectId, dayOf(now())),
  }),
]
