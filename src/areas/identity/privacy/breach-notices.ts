import { breachTold } from '#areas/identity/facts.ts'
import { notice } from '#platform/messages/notice.ts'

export const breachNotices = [
  notice({
    name: 'identity.tell-people-of-breach',
    label: 'حادثة تمس بيانات الناس',
    on: breachTold,
    category: 'security',
    variables: {
      date: { label: 'متى وقعت', sample: '15 نوفمبر 2026 4:20 م' },
      data: { label: 'أنواع البيانات', sample: 'الأسماء وأرقام الهواتف' },
      actions: { label: 'ما فعلناه', sample: 'أوقفنا الحساب الذي دخل دون حق وغيّرنا مفاتيح الدخول.' },
      advice: { label: 'ما ننصح به', sample: 'غيّر كلمة المرور إن استعملتها في مكان آخر.' },
      dpo: { label: 'للاستفسار', sample: 'privacy@example.om' },
      url: { label: 'رابط التفاصيل', sample: 'https://example.om/dashboard/messages' },
    },
    templates: {
      'in-app': 'وقعت في {date} حادثة تمس {data}. ما فعلناه: {actions} ما ننصح به: {advice} للاستفسار: {dpo}',
      sms: 'التحالف: إشعار يخص بياناتك الشخصية. التفاصيل: {url}',
      email: {
        subject: 'إشعار يخص بياناتك الشخصية',
        text: 'وقعت في {date} حادثة تمس {data}.\n\nما فعلناه: {actions}\n\nما ننصح به: {advice}\n\nللاستفسار: {dpo}\n\nفريق التحالف',
      },
    },
    async tell({ audience, contacts, at, dataKinds, measures, advice, officer }, { tx, origin }) {
      const values = { date: at, data: dataKinds, actions: measures, advice, dpo: officer, url: `${origin}/dashboard/messages` }
      const path = '/dashboard/messages'
      if (audience === 'otherwise') return null
      if (audience === 'listed') return contacts.map((to) => ({ to, values }))
      const customers = await tx
        .selectFrom('userAccounts')
        .select('id')
        .where('kind', '=', 'customer')
        .where('status', '=', 'active')
        .execute()
      return customers.map(({ id }) => ({ to: { accountId: id }, values, path }))
    },
  }),
]
