import { timeInWords, weekdayAndDay } from '#values/dates.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'

const hours = 2
/** When each begins; it lasts two hours. */
export const windowStarts = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'] as const
export type WindowStart = (typeof windowStarts)[number]

export const mostDaysAhead = 14
export const mostChanges = 3
const minutesBefore = 30

const endOf = (from: string) => `${String(Number(from.slice(0, 2)) + hours).padStart(2, '0')}:00`

/** «بين 4:00 م و6:00 م» */
export const windowInWords = (from: string) => `بين ${timeInWords(from)} و${timeInWords(endOf(from))}`

/** «بين 4:00 و6:00 م», as it stands in a sentence. */
export function windowInSentence(from: string) {
  const [opens, closes] = [timeInWords(from), timeInWords(endOf(from))]
  return opens.at(-1) === closes.at(-1) ? `بين ${opens.slice(0, -2)} و${closes}` : windowInWords(from)
}

/** Without an hour where the office put it off to a day. */
export const whenInWords = (day: string, from: string | null, today?: string) =>
  [weekdayAndDay(day, today), ...(from ? [windowInWords(from)] : [])].join('، ')

export const daysToChoose = (today: string) => Array.from({ length: mostDaysAhead + 1 }, (_, ahead) => daysAfter(today, ahead))

const before = (at: Date) => new Date(at.getTime() - minutesBefore * 60_000)

type Kept = { deliverOn: string | null; deliverFrom: string | null }

/** Whoever brings it may be on the way: from half an hour before until it is over nothing is changed. */
export function isWindowNear({ deliverOn, deliverFrom }: Kept, now: Date) {
  if (!deliverOn || !deliverFrom) return false
  return now >= before(timeOn(deliverOn, deliverFrom)) && now < timeOn(deliverOn, endOf(deliverFrom))
}

export const isWindowOver = ({ deliverOn, deliverFrom }: { deliverOn: string; deliverFrom: string }, now: Date) =>
  now >= timeOn(deliverOn, endOf(deliverFrom))

/** What is wrong with the day and the window that are asked for, under which field; null where nothing is. */
export function faultOfWindow({ day, from }: { day: string; from: string }, now: Date) {
  const today = dayOf(now)
  if (day < today || day > daysAfter(today, mostDaysAhead))
    return { field: 'day', text: `اختر يومًا من اليوم حتى ${weekdayAndDay(daysAfter(today, mostDaysAhead))}.` }
  return now >= before(timeOn(day, from)) ? { field: 'from', text: 'مضى هذا الوقت أو اقترب. اختر وقتًا بعده.' } : null
}
