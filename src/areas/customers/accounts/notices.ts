import { accountReactivated, accountSuspended, portalInvited, sessionsEnded } from '#areas/customers/facts.ts'
import { verifiedContacts } from '#areas/identity/public.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { accountJoinedTo } from './account-queries.ts'

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`
const security = { category: 'security' as const }
const asking = { label: 'صفحة التواصل', sample: 'https://example.om/contact' }

/** How the owner of a suspended account is reached: nobody can read the bell in it. */
async function outside(tx: Tx, partyId: string) {
  const account = await accountJoinedTo({ db: tx }, partyId)
  return account ? verifiedContacts({ db: tx }, account.id) : null
}

export const customersNotices = [
  notice({
    ...security,
    name: 'customers.tell-account-suspended',
    label: 'أُوقف حساب عميل',
    on: accountSuspended,
    variables: { url: asking },
    templates: {
      sms: 'التحالف: أوقفنا حسابك في الموقع. للاستفسار: {url}',
      email: {
        subject: 'أُوقف حسابك في الموقع',
        text: signed('أوقفنا حسابك في الموقع، فلا يمكنك الدخول الآن. عقودك ومدفوعاتك باقية كما هي.\n\nللاستفسار: {url}'),
      },
    },
    tell: async (_, { tx, subjectId, origin }) => {
      const to = await outside(tx, subjectId)
      return to && { to, values: { url: `${origin}/contact` } }
    },
  }),
  notice({
    ...security,
    name: 'customers.tell-account-reactivated',
    label: 'أُعيد تفعيل حساب عميل',
    on: accountReactivated,
    variables: { url: { label: 'صفحة الدخول', sample: 'https://example.om/login' } },
    templates: {
      'in-app': 'أُعيد تفعيل حسابك في الموقع.',
      sms: 'التحالف: أُعيد تفعيل حسابك في الموقع، ويمكنك الدخول الآن: {url}',
      email: {
        subject: 'أُعيد تفعيل حسابك في الموقع',
        text: signed('أُعيد تفعيل حسابك في الموقع، ويمكنك الدخول الآن: {url}'),
      },
    },
    tell: async (_, { tx, subjectId, origin }) => {
      const account = await accountJoinedTo({ db: tx }, subjectId)
      return account ? { to: { accountId: account.id }, values: { url: `${origin}/login` }, path: '/dashboard/security' } : null
    },
  }),
  notice({
    ...security,
    name: 'customers.tell-sessions-ended',
    label: 'أنهى المكتب جلسات عميل',
    on: sessionsEnded,
    variables: {
      which: {
        label: 'أي الجلسات',
        sample: 'جلسة حسابك على Chrome، Android',
        longest: 'جلسة حسابك على Samsung Internet، Android',
      },
      url: asking,
    },
    templates: {
      'in-app': 'أنهى مكتبنا {which}.',
      email: { subject: 'أُنهيت جلسات من حسابك', text: signed('أنهى مكتبنا {which}.\n\nلم تطلبه؟ أبلغنا: {url}') },
    },
    tell: async ({ device }, { tx, subjectId, origin }) => {
      const account = await accountJoinedTo({ db: tx }, subjectId)
      const which = device ? `جلسة حسابك على ${device}` : 'جلسات حسابك كلها'
      const values = { which, url: `${origin}/contact` }
      return account ? { to: { accountId: account.id }, values, path: '/dashboard/security' } : null
    },
  }),
  notice({
    name: 'customers.invite-to-portal',
    label: 'دعوة عميل إلى فتح حسابه',
    on: portalInvited,
    variables: { url: { label: 'صفحة إنشاء الحساب', sample: 'https://example.om/register' } },
    templates: {
      sms: 'التحالف: افتح حسابك لتتابع معاملاتك. سجّل بهذا الرقم نفسه: {url}',
      whatsapp: 'مرحبًا، معك التحالف. افتح حسابك لتتابع معاملاتك، وسجّل بهذا الرقم نفسه: {url}',
    },
    tell: (_, { subjectId, origin }) => ({ to: { partyId: subjectId }, values: { url: `${origin}/register` } }),
    stillTrue: async (tx, _, { subjectId }) => !(await accountJoinedTo({ db: tx }, subjectId)),
  }),
]
