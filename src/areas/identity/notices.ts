import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { digitsFor, isMeant, resetPath } from './codes/codes.ts'
import { codeRequested, contactChanged, passwordSet, secondFactorDisabled, secondFactorEnabled } from './facts.ts'
import type { CodePurpose } from './one-time-code.ts'

const variables = { code: { label: 'رمز التحقق', sample: '402713' } }

type Asked = { purpose: CodePurpose; sent: number }
type Asking = { tx: Tx; subjectId: string; origin: string; now: () => Date }

/** A code is sent while it is good for something, and only the latest of them. */
function waitingCode({ tx, subjectId, now }: Asking, { sent }: Asked) {
  return tx
    .selectFrom('oneTimeCodes')
    .select(['id', 'purpose', 'kind', 'value', 'accountId', 'sent', 'about'])
    .where('id', '=', subjectId)
    .where('sent', '=', sent)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
}

const isWaiting = async (_tx: Tx, asked: Asked, asking: Asking) => Boolean(await waitingCode(asking, asked))

const codeFor =
  (...purposes: CodePurpose[]) =>
  async (asked: Asked, asking: Asking) => {
    if (!purposes.includes(asked.purpose)) return null
    const code = await waitingCode(asking, asked)
    if (!code || !isMeant(code)) return null
    return { to: { [code.kind]: code.value }, values: { code: await digitsFor(asking.tx, code) } }
  }

/** With what is signed by it, so that nobody gives it away for something else. */
const aboutPapers = (purpose: CodePurpose) => async (asked: Asked, asking: Asking) => {
  const [told, waits] = [await codeFor(purpose)(asked, asking), await waitingCode(asking, asked)]
  return told && { ...told, values: { ...told.values, about: waits?.about ?? 'العقد' } }
}

/** Somebody tried to register what is this owner's already: it is the owner who hears of it. */
async function takenContact(asked: Asked, asking: Asking) {
  if (asked.purpose !== 'register') return null
  const code = await waitingCode(asking, asked)
  return code?.accountId ? { to: { [code.kind]: code.value }, values: { url: `${asking.origin}/login` } } : null
}

async function resetCode(asked: Asked, asking: Asking) {
  const told = await codeFor('reset')(asked, asking)
  return told && { ...told, values: { ...told.values, url: asking.origin + (await resetPath(asking.tx, asking.subjectId)) } }
}

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`
const code = { on: codeRequested, category: 'code' as const, variables, stillTrue: isWaiting }

export const identityNotices = [
  notice({
    ...code,
    name: 'identity.send-sign-in-code',
    label: 'رمز الدخول',
    templates: {
      sms: '{code} رمز دخولك إلى التحالف. لا تعطه لأحد.',
      email: {
        subject: '{code} رمز دخولك إلى التحالف',
        text: signed('{code} رمز دخولك، صالح 10 دقائق ولمرة واحدة. لا تعطه لأحد.'),
      },
    },
    tell: codeFor('sign-in'),
  }),
  notice({
    ...code,
    name: 'identity.send-verification-code',
    label: 'رمز تأكيد الرقم أو البريد',
    templates: {
      sms: '{code} رمز تأكيد رقمك في التحالف. لا تعطه لأحد.',
      email: {
        subject: '{code} رمز تأكيد بريدك في التحالف',
        text: signed('{code} رمز تأكيد بريدك، صالح 10 دقائق ولمرة واحدة. لا تعطه لأحد.'),
      },
    },
    tell: codeFor('register', 'contact'),
  }),
  notice({
    ...code,
    name: 'identity.send-signing-code',
    label: 'رمز توقيع العقد',
    variables: {
      ...variables,
      about: {
        label: 'ما يُوقّع',
        sample: 'العقد L-SLL26-0042 بمبلغ 3,600.000 ر.ع.',
        longest: 'العقد L-SLL26-10042 بمبلغ 1,000,000.000 ر.ع.',
      },
    },
    templates: {
      sms: '{code} رمز توقيع {about} في التحالف. لا تعطه لأحد.',
      email: {
        subject: '{code} رمز توقيع {about}',
        text: signed('{code} رمز توقيع {about}، صالح 10 دقائق ولمرة واحدة. من كتبه وقّع العقد، فلا تعطه لأحد.'),
      },
    },
    tell: aboutPapers('signature'),
  }),
  notice({
    ...code,
    name: 'identity.send-booking-code',
    label: 'رمز تأكيد الحجز',
    templates: { sms: '{code} رمز تأكيد حجزك في التحالف، صالح 10 دقائق. لا يُعطى لأحد.' },
    tell: codeFor('book'),
  }),
  notice({
    ...code,
    name: 'identity.send-sheet-code',
    label: 'رمز توقيع كشوف الساعات',
    variables: { ...variables, about: { label: 'ما يُوقّع', sample: 'كشوف EQ-SLL26-0018', longest: 'كشوف EQ-SLL26-10018' } },
    templates: { sms: '{code} رمز توقيع {about} في التحالف. لا يُعطى لأحد.' },
    tell: aboutPapers('sheet'),
  }),
  notice({
    name: 'identity.tell-taken-contact',
    label: 'محاولة تسجيل برقم له حساب',
    on: codeRequested,
    category: 'security',
    variables: { url: { label: 'صفحة الدخول', sample: 'https://example.om/login' } },
    templates: {
      sms: 'التحالف: لرقمك حساب لدينا. ادخل منه، أو استعد كلمة المرور: {url}',
      email: {
        subject: 'لبريدك حساب في التحالف',
        text: signed(
          'طُلب إنشاء حساب بهذا البريد، وله حساب لدينا. ادخل منه، أو استعد كلمة المرور: {url}\n\nلم تطلبه؟ تجاهل الرسالة، فلم يتغيّر شيء.',
        ),
      },
    },
    tell: takenContact,
  }),
  notice({
    ...code,
    name: 'identity.send-reset-code',
    label: 'رمز كلمة المرور',
    variables: { ...variables, url: { label: 'رابط كلمة المرور الجديدة', sample: 'https://example.om/reset-password/01a1fa06' } },
    templates: {
      sms: '{code} رمز كلمة المرور في التحالف، صالح 30 دقيقة. لا تعطه لأحد.',
      email: {
        subject: 'تعيين كلمة مرور جديدة',
        text: signed(
          'طُلب تعيين كلمة مرور جديدة لحسابك. الرمز {code} صالح 30 دقيقة ولمرة واحدة.\n\nعيّن كلمة المرور: {url}\n\nلم تطلبه؟ تجاهل الرسالة وأبلغنا.',
        ),
      },
    },
    tell: resetCode,
  }),
  notice({
    name: 'identity.tell-old-contact',
    label: 'تغيّر رقم التواصل أو البريد',
    on: contactChanged,
    category: 'security',
    variables: { url: { label: 'صفحة التواصل', sample: 'https://example.om/contact' } },
    templates: {
      sms: 'التحالف: لم يعد هذا الرقم يفتح حسابك. لم تغيّره؟ أبلغنا: {url}',
      email: { subject: 'تغيّر بريد حسابك', text: signed('لم يعد هذا العنوان يفتح حسابك.\n\nلم تغيّره؟ أبلغنا: {url}') },
    },
    tell: ({ kind, from }, { origin }) => ({ to: { [kind]: from }, values: { url: `${origin}/contact` } }),
  }),
  notice({
    name: 'identity.tell-password-set',
    label: 'غُيّرت كلمة المرور',
    on: passwordSet,
    category: 'security',
    variables: { url: { label: 'استعادة كلمة المرور', sample: 'https://example.om/forgot-password' } },
    templates: {
      'in-app': 'غُيّرت كلمة مرور حسابك، وأُنهيت جلساتك الأخرى.',
      sms: 'التحالف: غُيّرت كلمة مرور حسابك. لم تغيّرها؟ استعدها الآن: {url}',
      email: {
        subject: 'غُيّرت كلمة مرور حسابك',
        text: signed('غُيّرت كلمة مرور حسابك، وأُنهيت جلساتك الأخرى.\n\nلم تغيّرها؟ استعدها الآن: {url}'),
      },
    },
    tell: ({ how, passkeysRemoved }, { subjectId, origin }) =>
      how && !passkeysRemoved
        ? { to: { accountId: subjectId }, values: { url: `${origin}/forgot-password` }, path: '/dashboard/security' }
        : null,
  }),
  notice({
    name: 'identity.tell-passkeys-removed',
    label: 'غُيّرت كلمة المرور وأُزيلت مفاتيح المرور',
    on: passwordSet,
    category: 'security',
    variables: { url: { label: 'استعادة كلمة المرور', sample: 'https://example.om/forgot-password' } },
    templates: {
      'in-app': 'غُيّرت كلمة مرور حسابك، وأُنهيت جلساتك، وأُزيلت مفاتيح المرور. أضف مفاتيحك من جديد.',
      sms: 'التحالف: غُيّرت كلمة مرور حسابك وأُزيلت مفاتيح المرور. لم تغيّرها؟ استعدها الآن: {url}',
      email: {
        subject: 'غُيّرت كلمة مرور حسابك',
        text: signed(
          'غُيّرت كلمة مرور حسابك، وأُنهيت جلساتك، وأُزيلت مفاتيح المرور. أضف مفاتيحك من جديد بعد الدخول.\n\nلم تغيّرها؟ استعدها الآن: {url}',
        ),
      },
    },
    tell: ({ passkeysRemoved }, { subjectId, origin }) =>
      passkeysRemoved
        ? { to: { accountId: subjectId }, values: { url: `${origin}/forgot-password` }, path: '/dashboard/security/passkeys' }
        : null,
  }),
  ...(
    [
      [secondFactorEnabled, 'enabled', 'فُعّل التحقق بخطوتين'],
      [secondFactorDisabled, 'disabled', 'أُوقف التحقق بخطوتين'],
    ] as const
  ).map(([on, what, said]) =>
    notice({
      name: `identity.tell-second-factor-${what}`,
      label: said,
      on,
      category: 'security',
      variables: { url: { label: 'صفحة الأمان', sample: 'https://example.om/dashboard/security' } },
      templates: {
        'in-app': `${said} لحسابك.`,
        email: { subject: said, text: signed(`${said} لحسابك.\n\nلم تفعل ذلك؟ غيّر كلمة المرور وأبلغنا: {url}`) },
      },
      tell: (_, { subjectId, origin }) => ({
        to: { accountId: subjectId },
        values: { url: `${origin}/dashboard/security` },
        path: '/dashboard/security',
      }),
    }),
  ),
]
