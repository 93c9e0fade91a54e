import { reachableAccounts } from '#areas/identity/public.ts'
import { type Notice, notice } from '#platform/messages/notice.ts'
import { templateTried, testSent } from './facts.ts'

/** On the one way that is tried, to whoever tries it; what they refuse of the messages of every day does not hold it back. */
export const testNotice = notice({
  name: 'notifications.test',
  label: 'رسالة تجربة',
  on: testSent,
  atAnyHour: true,
  variables: { site: { label: 'عنوان الموقع', sample: 'https://example.om' } },
  templates: {
    sms: 'التحالف: رسالة تجربة من {site}. وصولها يعني أن الرسائل النصية تعمل.',
    email: {
      subject: 'رسالة تجربة',
      text: 'طُلبت هذه الرسالة من صفحة الربط في إعدادات {site}.\n\nوصولها يعني أن البريد يعمل.',
    },
  },
  async tell({ channel }, { tx, subjectId, origin }) {
    const [person] = await reachableAccounts(tx, [subjectId])
    const to = channel === 'sms' ? { phone: person?.phone } : { email: person?.email }
    return person ? { to, values: { site: origin } } : null
  },
})

const tried = {
  text: { label: 'نص القالب', sample: 'التحالف: وصل طلبك R2611-00042-9، وسنرد عليك.', mayLink: true },
  title: { label: 'عنوان القالب', sample: 'وصل طلبك R2611-00042-9' },
}

/** The words of a template on the way they are meant for, to whoever tries them. */
export const triedNotice = notice({
  name: 'notifications.template-trial',
  label: 'تجربة قالب',
  on: templateTried,
  atAnyHour: true,
  variables: tried,
  templates: { sms: '{text}', email: { subject: 'تجربة: {title}', text: '{text}' } },
  async tell({ channel, subject, text }, { tx, subjectId }) {
    const [person] = channel === 'in-app' ? [] : await reachableAccounts(tx, [subjectId])
    const to = channel === 'sms' ? { phone: person?.phone } : { email: person?.email }
    return person ? { to, values: { text, title: subject ?? '' } } : null
  },
})

/** In the bell it goes by a notice of its own, for a bell is reached by the account, and an account by every way. */
export const triedInBellNotice = notice({
  name: 'notifications.template-trial-in-bell',
  label: 'تجربة قالب، داخل الحساب',
  on: templateTried,
  atAnyHour: true,
  variables: { text: tried.text },
  templates: { 'in-app': '{text}' },
  tell: ({ channel, text }, { subjectId }) => (channel === 'in-app' ? { to: { accountId: subjectId }, values: { text } } : null),
})

export const notificationNotices: Notice[] = [testNotice, triedNotice, triedInBellNotice]
