import { privacyAnswered, privacyRequested } from '#areas/identity/facts.ts'
import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'

const number = { label: 'رقم الطلب', sample: 'P2611-00042-9' }
const answerPage = '/dashboard/my-data'

export const privacyNotices = [
  notice({
    name: 'identity.confirm-privacy-request',
    label: 'وصل طلب خصوصية',
    on: privacyRequested,
    variables: { no: number, day: { label: 'آخر يوم للرد', sample: '15 نوفمبر 2026' } },
    templates: {
      'in-app': 'وصل طلبك {no} بشأن بياناتك. نرد قبل نهاية {day}.',
      whatsapp: 'مرحبًا، معك التحالف. وصل طلبك {no} بشأن بياناتك، ونرد عليك قبل نهاية {day}.',
      sms: 'التحالف: وصل طلبك {no} بشأن بياناتك. نرد قبل نهاية {day}.',
      email: { subject: 'وصل طلبك بشأن بياناتك', text: 'رقم الطلب {no}. نرد قبل نهاية {day} على الأكثر.\n\nفريق التحالف' },
    },
    tell: ({ number: no, accountId, dueOn }) => ({
      to: { accountId },
      values: { no, day: dayInWords(dueOn) },
      path: answerPage,
    }),
  }),
  // After an erasure the account knows no way to the person: the fact kept the last one.
  notice({
    name: 'identity.answer-privacy-request',
    label: 'أُجيب طلب الخصوصية',
    on: privacyAnswered,
    variables: { no: number, answer: { label: 'الرد', sample: 'صُحّح الاسم في كل سجلاتنا.' } },
    templates: {
      'in-app': 'أُجيب طلبك {no} بشأن بياناتك.',
      whatsapp: 'مرحبًا، معك التحالف. أُجيب طلبك {no} بشأن بياناتك، وتقرأ الرد في حسابك في صفحة «بياناتي».',
      sms: 'التحالف: أُجيب طلبك {no} بشأن بياناتك. الرد في بريدك أو في صفحة «بياناتي».',
      email: { subject: 'أُجيب طلبك بشأن بياناتك', text: 'رقم الطلب {no}.\n\n{answer}\n\nفريق التحالف' },
    },
    tell: ({ number: no, kind, accountId, phone, email, refused, answer }) => ({
      to: kind === 'erasure' && !refused ? { phone, email } : { accountId },
      values: { no, answer },
      path: answerPage,
    }),
  }),
]
