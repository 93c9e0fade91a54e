import { accountSignedIn, passkeyAdded, passkeyRemoved, passwordGuessed, secondFactorReset } from '#areas/identity/facts.ts'
import { notice } from '#platform/messages/notice.ts'
import { momentInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { askedAbout } from './seen-devices.ts'

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
    name: 'identity.tell-second-factor-reset',
    label: 'أعاد المكتب ضبط التحقق بخطوتين',
    on: secondFactorReset,
    variables: { url },
    templates: {
      'in-app': 'أعاد مكتبنا ضبط التحقق بخطوتين لحسابك، وأُنهيت جلساتك. فعّله من جديد.',
      sms: 'التحالف: أعاد مكتبنا ضبط التحقق بخطوتين لحسابك. لم تطلبه؟ أبلغنا: {url}',
      email: {
        subject: 'أُعيد ضبط التحقق بخطوتين',
        text: signed(
          'أعاد مكتبنا ضبط التحقق بخطوتين لحسابك، وأُنهيت جلساتك. ادخل بكلمة مرورك وفعّله من جديد: {url}\n\nلم تطلبه؟ غيّر كلمة المرور وأبلغنا.',
        ),
      },
    },
    tell: (_, { subjectId, origin }) => ({
      to: { accountId: subjectId },
      values: { url: origin + page },
      path: page,
    }),
  }),
  notice({
    ...security,
    name: 'identity.tell-password-guessed',
    label: 'محاولات دخول كثيرة بكلمة مرور خاطئة',
    on: passwordGuessed,
    variables: { url },
    templates: {
      'in-app': 'حاول أحدهم الدخول إلى حسابك مرات كثيرة بكلمة مرور خاطئة، فأوقفنا محاولاته.',
      sms: 'التحالف: حاول أحدهم الدخول إلى حسابك مرات كثيرة. لم تكن أنت؟ {url}',
      email: {
        subject: 'محاولات دخول كثيرة إلى حسابك',
        text: signed(
          'حاول أحدهم الدخول إلى حسابك مرات كثيرة بكلمة مرور خاطئة، فأوقفنا محاولاته. حسابك مفتوح لك من أجهزتك.\n\nلم تكن أنت؟ فعّل التحقق بخطوتين أو أضف مفتاح مرور: {url}',
        ),
      },
    },
    tell: (_, { subjectId, origin, now }) => ({
      to: { accountId: subjectId },
      values: { url: origin + page },
      path: page,
      dedupe: `${subjectId} ${dayOf(now())}`,
    }),
  }),
  notice({
    ...security,
    name: 'identity.tell-new-device',
    label: 'دخول من جهاز جديد',
    on: accountSignedIn,
    variables: {
      url,
      device: { label: 'الجهاز', sample: 'Chrome، Android', longest: 'Samsung Internet، Android' },
      time: { label: 'وقت الدخول', sample: '9 أغسطس 2026 4:20 م', longest: '29 سبتمبر 2026 12:20 م' },
    },
    templates: {
      'in-app': 'دخول إلى حسابك من جهاز جديد: {device}، {time}. أهذا أنت؟',
      sms: 'التحالف: دخول إلى حسابك من جهاز جديد. لست أنت؟ {url}',
      email: {
        subject: 'دخول إلى حسابك من جهاز جديد',
        text: signed(
          'دخل أحدهم إلى حسابك من جهاز جديد: {device}، {time}.\n\nأهذا أنت؟ أجب من جهاز تعرفه، وإن لم تكن أنت فغيّر كلمة المرور: {url}',
        ),
      },
    },
    tell: async ({ sessionId, device }, { tx, subjectId, origin }) => {
      const asked = await askedAbout(tx, { accountId: subjectId, sessionId })
      if (!asked) return null
      return {
        to: { accountId: subjectId },
        values: { device, time: momentInWords(asked.seenAt), url: origin + page },
        path: page,
      }
    },
  }),
]
