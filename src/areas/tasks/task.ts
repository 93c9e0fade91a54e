import { dayOf, daysAfter } from '#values/days.ts'
import { steps } from '#values/steps.ts'

export const taskStatuses = { open: 'مفتوحة', done: 'منجزة', cancelled: 'ملغاة' } as const
export type TaskStatus = keyof typeof taskStatuses

export const taskKinds = {
  conflict: 'تعارض',
  'cheque-due': 'شيك يُودع',
  inspect: 'فحص',
  renew: 'تجديد',
  'overdue-call': 'متابعة متأخر',
  discrepancy: 'فرق',
  approve: 'اعتماد',
  reply: 'رد',
} as const
export type TaskKind = keyof typeof taskKinds

export const taskCan = steps({
  complete: ['open'],
  cancel: ['open'],
  assign: ['open'],
  reschedule: ['open'],
  reopen: ['done', 'cancelled'],
} satisfies Record<string, TaskStatus[]>)

/** The columns of the board, in the order one works through them. */
export const dueGroups = { late: 'متأخرة', today: 'اليوم', week: 'هذا الأسبوع', later: 'لاحقًا' } as const
export type DueGroup = keyof typeof dueGroups

/** The week of Oman ends with Saturday. What has no time is for later. */
export function dueGroup(dueAt: Date | null, now: Date): DueGroup {
  if (!dueAt) return 'later'
  if (dueAt <= now) return 'late'
  const [day, today] = [dayOf(dueAt), dayOf(now)]
  if (day === today) return 'today'
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return day <= daysAfter(today, 6 - weekday) ? 'week' : 'later'
}

const endOfDay = '23:59'

/** A task of a day is due when the day is over; Muscat keeps one time all year. */
export const dueMoment = (day: string, time: string | undefined) => new Date(`${day}T${time ?? endOfDay}:00+04:00`)

/** Whether its hour was said, or only its day. */
export const hasHour = (dueAt: Date) => dueAt.toISOString().slice(11, 16) !== '19:59'

/** Whose tasks: one's own, those of one's roles, or all that one may see. */
export const whose = ['mine', 'role', 'all'] as const
export type Whose = (typeof whose)[number]

/** Why somebody else has what is asked of a role. */
export const nobodyIn = (role: string) => `لا أحد الآن في دور «${role}»، فهي لمن يقوم مقامه`
