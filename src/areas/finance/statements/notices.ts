import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { ownStatementPath } from '../portal/payments-paths.ts'
import { statementSent } from './facts.ts'

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
]
