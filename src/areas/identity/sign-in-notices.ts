import { notice } from '#platform/messages/notice.ts'
import { accountSignedIn, passkeyAdded, passkeyRemoved } from './facts.ts'

const page = '/dashboard/security'
const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`
const security = { category: 'security' as const }
const url = { label: 'صفحة الأمان', sample: 'https://example.om/dashboard/security' }

const ofPasskeys = (
  [
    [passkeyAdded, 'added', 'أُضيف مفتاح مرور'],
    [passkeyRemoved, 'removed', 'أُزيل مفتاح مرور'],
  ] as const
).map(([on, what, said]) =>
  notice({
    ...security,
    name: `identity.tell-passkey-${what}`,
    label: said,
    on,
    variables: { url, passkey: { label: 'اسم المفتاح', sample: 'Chrome، Android', longest: 'x'.repeat(60) } },
    templates: {
      'in-app': `${said} لحسابك: {passkey}.`,
      sms: `التحالف: ${said} لحسابك. لم تفعل ذلك؟ {url}`,
      email: {
        subject: said,
        text: signed(`${said} لحسابك: {passkey}.\n\nلم تفعل ذلك؟ أزل ما لا تعرفه وغيّر كلمة المرور: {url}`),
      },
    },
    tell: ({ name }, { subjectId, origin }) => ({
      to: { accountId: subjectId },
      values: { passkey: name, url: origin + page },
      path: `${page}/passkeys`,
    }),
  }),
)

export const signInNotices = [
  ...ofPasskeys,
  notice({
    ...security,
    name: 'identity.tell-new-device',
    label: 'دخول من جهاز جديد',
    on: accountSignedIn,
    variables: { url, device: { label: 'الجهاز', sample: 'Chrome، Android', longest: 'Samsung Internet، Android' } },
    templates: {
      'in-app': 'دخول إلى حسابك من جهاز جديد: {device}.',
      sms: 'التحالف: دخول إلى حسابك من جهاز جديد. لست أنت؟ {url}',
      email: {
        subject: 'دخول إلى حسابك من جهاز جديد',
        text: signed('دخل أحدهم إلى حسابك من جهاز جديد: {device}.\n\nلست أنت؟ أنهِ الجلسة وغيّر كلمة المرور: {url}'),
      },
    },
    /** New is what none of the account's sessions before it was like. The first of all comes from where the account was made. */
    tell: async ({ sessionId, device }, { tx, subjectId, origin }) => {
      const before = await tx
        .selectFrom('sessions')
        .select('device')
        .distinct()
        .where('accountId', '=', subjectId)
        .where('createdAt', '<', (eb) => eb.selectFrom('sessions').select('createdAt').where('id', '=', sessionId))
        .where('awaitsSecondFactor', '=', false)
        .execute()
      if (before.length === 0 || before.some((known) => known.device === device)) return null
      return { to: { accountId: subjectId }, values: { device, url: origin + page }, path: page }
    },
  }),
]
