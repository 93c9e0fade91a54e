import { daysAfter, daysBetween } from '#values/days.ts'

/** When a site works: the days of the week it rests, 0 is Sunday, and public holidays. */
export type WorkCalendar = { rest: readonly number[]; holidays: readonly string[] }

export const usualCalendar: WorkCalendar = { rest: [5], holidays: [] }

type Agreed = { restDays: readonly number[]; holidays: readonly string[] | null }

/** As it was agreed, with the holidays announced since then; a site that works on holidays has none of either. */
export const calendarOf = ({ restDays, holidays }: Agreed, since: ReadonlySet<string> = new Set()): WorkCalendar => ({
  rest: restDays,
  holidays: holidays === null ? [] : [...holidays, ...since],
})

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

export const isWorkDay = ({ rest, holidays }: WorkCalendar, day: string) =>
  !rest.includes(weekdayOf(day)) && !holidays.includes(day)

/** The working days from one day to another, both within. */
export const workDays = (calendar: WorkCalendar, from: string, until: string) =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, at) => daysAfter(from, at)).filter((day) =>
    isWorkDay(calendar, day),
  )

/** Working days of a month, by which monthly prices are shared out. */
export const monthDays = 26
