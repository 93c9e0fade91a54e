import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { reference } from '#values/reference.ts'

export const viewingStates = {
  requested: 'مطلوبة',
  scheduled: 'محددة الموعد',
  done: 'تمت',
  'no-show': 'لم يحضر',
  cancelled: 'ملغاة',
} as const
export type ViewingState = keyof typeof viewingStates

export const viewingEnds = ['done', 'no-show', 'cancelled'] as const
export type ViewingEnd = (typeof viewingEnds)[number]

export const viewingDayParts = { morning: 'صباحًا', afternoon: 'عصرًا', evening: 'مساءً' } as const
export type ViewingDayPart = keyof typeof viewingDayParts

export const viewingReplies = { call: 'مكالمة', whatsapp: 'واتساب', sms: 'رسالة نصية', email: 'بريد إلكتروني' } as const
export type ViewingReply = keyof typeof viewingReplies

/** What a viewing keeps its guide busy for. */
export const viewingMinutes = 30

type Numbered = { sequence: number; requestedAt: Date }
export const viewingNumber = ({ sequence, requestedAt }: Numbered) => reference('VW', requestedAt, sequence)

export const viewingsPath = '/admin/viewings'
export const viewingPath = (id: string) => `${viewingsPath}/${id}`
/** Where whoever asked for it finds it: the address is their key. */
export const askedViewingPath = (id: string) => `/viewing/${id}`
export const ownViewingsPath = '/dashboard/viewings'

export const viewingsPerPage = 25

/** The list as its address says it; without a state it is what is still to come. */
export type ViewingsAsked = { q: string; state: ViewingState | 'all' | ''; unit: string; page: number }

export function readViewingsAsked(query: URLSearchParams): ViewingsAsked {
  const { text } = askedIn(query)
  const state = text('state') === 'all' ? 'all' : nameIn(viewingStates, text('state'))
  return { q: text('q'), state, unit: text('unit'), page: pageIn(query) }
}

export const viewingsAddress = (asked: Partial<ViewingsAsked>) => addressWith(viewingsPath, asked)
