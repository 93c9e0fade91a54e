import { type Asked, customerWrote, inquirySent, requestAnswered, serviceRequested, ticketOpened } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { replyWays } from '#areas/site/request.ts'
import { notice, type Telling } from '#platform/messages/notice.ts'
import { services } from '#values/services.ts'
import { withFiles } from './line-queries.ts'

const list = ({ answers }: Asked) => answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n')

/** It goes to whatever address was typed: the number and words of ours, and nothing of what was typed. */
const received = {
  no: { label: 'رقم الطلب', sample: 'SRV-2026-00042' },
  about: { label: 'موضوع الطلب', sample: 'تأجير المعدات. طلب عرض سعر لاستئجار معدّة' },
  url: { label: 'رابط المتابعة', sample: 'https://example.om/sent/01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
}

const requestTemplates = {
  whatsapp: 'مرحبًا، معك التحالف. وصل طلبك {no}: {about}. نرد عليك بالطريقة التي اخترتها، وتتابعه هنا: {url}',
  sms: 'التحالف: وصل طلبك {no}، وسنرد عليك. للمتابعة: {url}',
  email: {
    subject: 'وصل طلبك {no}',
    text: 'مرحبًا،\n\n{about}. نرد عليك بالطريقة التي اخترتها.\n\nتابع الطلب: {url}\n\nفريق التحالف',
  },
}

/** To the phone where it can receive, and to the e-mail address where one was given. */
function toVisitor(asked: Asked, about: string, { origin }: { origin: string }): Telling<keyof typeof received> | null {
  const { number, phone, email } = asked
  if (!asked.confirm) return null
  const url = `${origin}/sent/${asked.id}`
  return { to: { phone, email }, values: { no: number, about, url } }
}

const name = { label: 'اسم المرسل', sample: 'سالم المعشني', longest: 'عبدالرحمن بن محمد بن سعيد الشنفري' }

const arrived = {
  no: received.no,
  title: { label: 'ما وصل', sample: 'طلب دعم' },
  who: { label: 'من أرسله', sample: 'الاسم: سالم المعشني\nالهاتف: +96891234567\nطريقة الرد: اتصال' },
  answers: { label: 'ما كُتب في الطلب', sample: 'المعدّة: حفّارة 20 طنًا\nالموقع: ريسوت' },
}

const arrivedTemplates = { email: { subject: '{title}: {no}', text: '{title} برقم {no}.\n\n{who}\n\n{answers}' } }

/** The office hears of everything in its mailbox, once it has set one. */
function toOffice(asked: Asked): Telling<keyof typeof arrived> | null {
  const { mailbox, number, title, name, phone, email, replyBy } = asked
  if (!mailbox) return null
  const who = `الاسم: ${name}\nالهاتف: ${phone}${email ? `\nالبريد: ${email}` : ''}\nطريقة الرد: ${replyWays[replyBy]}`
  return { to: { email: mailbox }, values: { no: number, title, who, answers: list(asked) } }
}

export const siteNotices = [
  notice({
    name: 'site.confirm-inquiry',
    label: 'وصلت رسالة الزائر',
    on: inquirySent,
    atAnyHour: true,
    variables: received,
    templates: {
      whatsapp: 'مرحبًا، معك التحالف. وصلت رسالتك برقم {no} وسنرد عليها، وتتابعها هنا: {url}',
      sms: 'التحالف: وصلت رسالتك برقم {no}، وسنرد عليك. للمتابعة: {url}',
      email: {
        subject: 'وصلت رسالتك برقم {no}',
        text: 'مرحبًا،\n\nوصلت رسالتك، وسنرد عليك.\n\nللمتابعة: {url}\n\nفريق التحالف',
      },
    },
    tell: (asked, house) => toVisitor(asked, asked.title, house),
  }),
  notice({
    name: 'site.confirm-service-request',
    label: 'وصل طلب الخدمة',
    on: serviceRequested,
    atAnyHour: true,
    variables: received,
    templates: requestTemplates,
    tell: (asked, house) => toVisitor(asked, `${services[asked.service].label}. ${asked.title}`, house),
  }),
  notice({
    name: 'site.confirm-ticket',
    label: 'وصل طلب الدعم',
    on: ticketOpened,
    atAnyHour: true,
    variables: received,
    templates: requestTemplates,
    tell: (asked, house) => toVisitor(asked, asked.title, house),
  }),
  notice({
    name: 'site.inquiry-to-office',
    label: 'استفسار جديد، إلى بريد المكتب',
    on: inquirySent,
    atAnyHour: true,
    variables: arrived,
    templates: arrivedTemplates,
    tell: toOffice,
  }),
  notice({
    name: 'site.service-request-to-office',
    label: 'طلب خدمة جديد، إلى بريد المكتب',
    on: serviceRequested,
    atAnyHour: true,
    variables: arrived,
    templates: arrivedTemplates,
    tell: toOffice,
  }),
  notice({
    name: 'site.ticket-to-office',
    label: 'طلب دعم جديد، إلى بريد المكتب',
    on: ticketOpened,
    atAnyHour: true,
    variables: arrived,
    templates: arrivedTemplates,
    tell: toOffice,
  }),
  notice({
    name: 'site.answer-request',
    label: 'رد على طلب',
    on: requestAnswered,
    variables: { no: received.no, name, text: { label: 'الرد', sample: 'يصلكم المهندس يوم الأحد صباحًا.', mayLink: true } },
    templates: {
      whatsapp: 'مرحبًا {name}، معك التحالف بشأن طلبك {no}:\n\n{text}',
      sms: 'التحالف: {text}',
      email: { subject: 'رد على طلبك {no}', text: 'مرحبًا {name}،\n\n{text}\n\nفريق التحالف' },
    },
    tell: ({ id, channel, number, name, phone, email, text, files }, { origin }) => {
      const to = channel === 'sms' ? { phone } : channel === 'email' ? { email } : null
      return to && { to, values: { no: number, name, text: files > 0 ? withFiles(text, { id, origin }) : text } }
    },
  }),
  notice({
    name: 'site.customer-wrote',
    label: 'كتب العميل ردًا على طلبه',
    on: customerWrote,
    variables: { no: received.no, name },
    templates: { 'in-app': 'كتب {name} في الطلب {no}' },
    tell: ({ requestId, number, name, assigneeId }) => ({
      to: assigneeId ? { accountId: assigneeId } : { holdersOf: sitePermissions.manageRequests },
      values: { no: number, name },
      path: `/admin/requests/${requestId}`,
    }),
  }),
]
