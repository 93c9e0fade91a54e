import type { EmailMessage, Message } from '#platform/messages/outbox.ts'
import { notice } from '#platform/subscribers.ts'
import { takesMessages } from '#values/phones.ts'
import { services } from '#values/services.ts'
import { type Asked, inquirySent, serviceRequested, ticketOpened } from './facts.ts'
import { replyWays } from './request.ts'

const sentPage = (origin: string, { id }: Asked) => `${origin}/sent/${id}`

/** To the phone where it can receive, and to the e-mail address where one was given. */
function toVisitor(asked: Asked, text: string, email: Omit<EmailMessage, 'channel' | 'recipient'>): Message[] {
  if (!asked.confirm) return []
  return [
    ...(takesMessages(asked.phone) ? [{ channel: 'sms' as const, recipient: asked.phone, text }] : []),
    ...(asked.email ? [{ channel: 'email' as const, recipient: asked.email, ...email }] : []),
  ]
}

const list = ({ answers }: Asked) => answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n')

/** A copy goes to whatever address was typed, so no link of a stranger travels in it. */
const unlinked = (text: string) => text.replace(/\b[a-z]+:\/\//gi, '').replace(/\bwww\./gi, '')

function requestReceived(asked: Asked, about: string, { origin }: { origin: string }) {
  const { number, name } = asked
  const url = sentPage(origin, asked)
  return toVisitor(asked, `التحالف: وصل طلبك ${number}، وسنرد عليك. للمتابعة: ${url}`, {
    subject: `وصل طلبك ${number}`,
    text: `مرحبًا ${unlinked(name)}،\n\n${about}. نرد عليك بالطريقة التي اخترتها.\n\n${unlinked(list(asked))}\n\nتابع الطلب: ${url}\n\nفريق التحالف`,
  })
}

function inquiryReceived(asked: Asked, { origin }: { origin: string }) {
  const { number, name } = asked
  const url = sentPage(origin, asked)
  return toVisitor(asked, `التحالف: وصلت رسالتك برقم ${number}، وسنرد عليك. للمتابعة: ${url}`, {
    subject: `وصلت رسالتك برقم ${number}`,
    text: `مرحبًا ${unlinked(name)}،\n\nوصلت رسالتك، وسنرد عليك.\n\n${unlinked(list(asked))}\n\nللمتابعة: ${url}\n\nفريق التحالف`,
  })
}

/** The office hears of everything in its mailbox, once it has set one. */
function toOffice(asked: Asked): Message[] {
  const { mailbox, number, title, name, phone, email, replyBy } = asked
  if (!mailbox) return []
  const who = `الاسم: ${name}\nالهاتف: ${phone}${email ? `\nالبريد: ${email}` : ''}\nطريقة الرد: ${replyWays[replyBy]}`
  const text = `${title} برقم ${number}.\n\n${who}\n\n${list(asked)}`
  return [{ channel: 'email', recipient: mailbox, subject: `${title}: ${number}`, text }]
}

export const siteNotices = [
  notice('site.confirm-inquiry', inquirySent, inquiryReceived),
  notice('site.confirm-service-request', serviceRequested, (asked, house) =>
    requestReceived(asked, `${services[asked.service].label}. ${asked.title}`, house),
  ),
  notice('site.confirm-ticket', ticketOpened, (asked, house) => requestReceived(asked, asked.title, house)),
  notice('site.inquiry-to-office', inquirySent, toOffice),
  notice('site.service-request-to-office', serviceRequested, toOffice),
  notice('site.ticket-to-office', ticketOpened, toOffice),
]
