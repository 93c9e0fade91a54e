import { daysAfter } from '#values/days.ts'
import { steps } from '#values/steps.ts'

export const followUpWays = { call: 'مكالمة', whatsapp: 'واتساب', sms: 'رسالة نصية', visit: 'زيارة' } as const
export type FollowUpWay = keyof typeof followUpWays
export const followUpWayNames = Object.keys(followUpWays) as [FollowUpWay, ...FollowUpWay[]]

/** What a follow-up came to; a promise is recorded as one, with its amount and its day. */
export const followUpOutcomes = {
  promised: 'وعد بالدفع',
  paid: 'دفع',
  'no-answer': 'لا يرد',
  disputes: 'اعترض على المبلغ',
  'not-reached': 'تعذّر الوصول',
} as const
export type FollowUpOutcome = keyof typeof followUpOutcomes
export type LoggedOutcome = Exclude<FollowUpOutcome, 'promised'>
export const loggedOutcomes: [LoggedOutcome, ...LoggedOutcome[]] = ['no-answer', 'paid', 'disputes', 'not-reached']

export const promiseStatuses = { open: 'قائم', kept: 'أُوفي به', broken: 'لم يوفَ به', withdrawn: 'سُحب' } as const
export type PromiseStatus = keyof typeof promiseStatuses

/** What was recorded by mistake is often found only when its day is over. */
export const promiseCan = steps({ withdraw: ['open', 'broken'] } satisfies Record<string, PromiseStatus[]>)

/** The columns of the board, by what there is to do; a card stands in one of them, and moves by itself. */
export const boardColumns = {
  soon: 'يستحق اليوم وغدًا',
  late: 'متأخر حتى 30 يومًا',
  old: 'أكثر من 30 يومًا',
  promised: 'وعود بالدفع',
} as const
export type BoardColumn = keyof typeof boardColumns
export const boardColumnNames = Object.keys(boardColumns) as [BoardColumn, ...BoardColumn[]]

/** So many days past its day a debt stands among the old ones. */
export const oldAfter = 30

/** A promise is for soon: what is further away is a plan of instalments. */
export const longestPromise = 60

export const lastPromiseDay = (today: string) => daysAfter(today, longestPromise)

export const collectingPath = '/admin/properties/collecting'
export const visitsPath = `${collectingPath}/visits`
export const debtorPath = (partyId: string) => `${collectingPath}/${partyId}`
