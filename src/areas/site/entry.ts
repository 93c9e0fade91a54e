import { addressWith } from '#values/asked.ts'
import type { Service } from '#values/services.ts'
import { type RequestStatus, requestStatuses, type TicketStatus, ticketStatuses } from './request.ts'

/** Everything that comes in waits in one inbox: what was sent by form, and the conversations a person was asked for. */
export const inboxQueues = {
  inquiry: 'استفسارات',
  serviceRequest: 'طلبات خدمة',
  ticket: 'طلبات دعم',
  conversation: 'محادثات',
} as const
export type InboxQueue = keyof typeof inboxQueues

type TalkStatus = 'waiting-for-person' | 'with-person' | 'ended'
export type EntryStatus = RequestStatus | TicketStatus | TalkStatus

/** To the customer a ticket waits «for you»; to us it waits for the customer. */
export const entryStatuses: Record<EntryStatus, string> = {
  ...requestStatuses,
  ...ticketStatuses,
  'waiting-for-customer': 'بانتظار رد العميل',
  'waiting-for-person': 'بانتظار موظف',
  'with-person': 'مع موظف',
  ended: 'منتهية',
}

/** How a line came or went; what is said in a chat stands in the conversation itself. */
export const lineChannels = {
  email: 'بالبريد',
  sms: 'برسالة نصية',
  whatsapp: 'بواتساب',
  call: 'بمكالمة',
  account: 'من حسابه',
} as const
export type LineChannel = keyof typeof lineChannels
export type LineAuthor = 'staff' | 'customer'

type Course = { fresh: EntryStatus; taken: EntryStatus; answered: EntryStatus; ends: Partial<Record<EntryStatus, string>> }

const deal: Course = { fresh: 'new', taken: 'taken', answered: 'answered', ends: { won: 'سجّل الاتفاق', lost: 'أغلق، لم يتم' } }

/** The states each queue goes through, and the button of each of its ends. */
export const courses: Record<InboxQueue, Course> = {
  inquiry: deal,
  serviceRequest: deal,
  ticket: {
    fresh: 'new',
    taken: 'in-progress',
    answered: 'waiting-for-customer',
    ends: { solved: 'حُلّ الطلب', closed: 'أغلق دون حل' },
  },
  conversation: { fresh: 'waiting-for-person', taken: 'with-person', answered: 'with-person', ends: { ended: 'أنهِ المحادثة' } },
}

/** Ends whose reason is asked for: why nothing came of it. */
export const asksWhy = (end: string) => end === 'lost' || end === 'closed'

/** What one filters by: the same three steps whatever the queue calls them. */
export const inboxStates = { new: 'جديدة', taken: 'قيد المتابعة', answered: 'أُجيبت', closed: 'مغلقة' } as const
export type InboxState = keyof typeof inboxStates

const queues = Object.values(courses)
export const statusesOf: Record<InboxState, readonly EntryStatus[]> = {
  new: [...new Set(queues.map(({ fresh }) => fresh))],
  taken: [...new Set(queues.map(({ taken }) => taken))],
  answered: [...new Set(queues.map(({ answered }) => answered))],
  closed: [...new Set(queues.flatMap(({ ends }) => Object.keys(ends) as EntryStatus[]))],
}

const soon = 4 * 3_600_000

type Timed = { isOpen: boolean; waitsForUs: boolean; answerBy: Date; answeredAt: Date | null; dueAt: Date | null }

/** When the next word of ours is expected; null while nothing is. */
export function expectedAt({ isOpen, waitsForUs, answerBy, answeredAt, dueAt }: Timed) {
  if (!isOpen) return null
  return dueAt ?? (waitsForUs && !answeredAt ? answerBy : null)
}

/** Time is told only when it presses: how late we are, or that few hours are left. */
export function pressing(timed: Timed, now: Date) {
  const at = expectedAt(timed)
  if (!at) return null
  const left = at.getTime() - now.getTime()
  if (left > soon) return null
  return { at, late: left < 0 ? Math.max(1, Math.round(-left / 3_600_000)) : 0 }
}

export const whose = ['all', 'mine', 'nobody'] as const

/** What of the inbox is asked for; all of it stands in the address. */
export type InboxAsked = {
  queue: InboxQueue | null
  state: InboxState | null
  service: Service | null
  whose: (typeof whose)[number]
  late: boolean
  words: string
  page: number
}

export const inboxAddress = ({ words, whose, late, page, ...asked }: InboxAsked) =>
  addressWith('/admin/requests', { q: words, ...asked, whose: whose === 'all' ? '' : whose, late: late ? 'yes' : '', page })
