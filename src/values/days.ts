/** Oman has no summer time. */
const aheadOfGreenwich = 4 * 3_600_000

/** The day in Muscat, as YYYY-MM-DD: days are texts, and order as texts do. */
export const dayOf = (at: Date) => new Date(at.getTime() + aheadOfGreenwich).toISOString().slice(0, 10)

/** Whether a text is a day: the thirtieth of February is none, though it looks like one. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text

export function daysAfter(day: string, days: number) {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The same day of a later month, or its last one where it is shorter. */
export function monthsAfter(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** How many days lie from one day to another; below zero when the other comes first. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The moment a day's hour, HH:MM, strikes in Muscat. */
export const timeOn = (day: string, time: string) => new Date(`${day}T${time}:00+04:00`)

/** The hour of a moment in Muscat, HH:MM. */
export const timeOf = (at: Date) => new Date(at.getTime() + aheadOfGreenwich).toISOString().slice(11, 16)

/** The moment a day in Muscat is over. */
export function endOfDay(day: string) {
  return new Date(`${daysAfter(day, 1)}T00:00:00+04:00`)
}

/** The moment a day in Muscat begins. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+04:00`)
