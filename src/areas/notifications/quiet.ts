import { dayOf, daysAfter } from '#values/days.ts'

/** Times of Muscat, HH:MM. The evening may be before or after midnight. */
export type QuietHours = { from: string; until: string }

/** Those of the house, and the holidays ahead: on them nothing goes at all. */
export type HouseQuiet = QuietHours & { holidays: ReadonlySet<string> }

const inMuscat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Muscat',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const timeOf = (at: Date) => inMuscat.format(at)

function isQuiet(at: Date, { from, until }: QuietHours) {
  const time = timeOf(at)
  return from <= until ? from <= time && time < until : from <= time || time < until
}

/** This moment, or the end of the quiet hours or of the holidays it lies in. */
export function afterQuiet(at: Date, quiet: HouseQuiet) {
  const awake = afterHours(at, quiet)
  let day = dayOf(awake)
  if (!quiet.holidays.has(day)) return awake
  while (quiet.holidays.has(day)) day = daysAfter(day, 1)
  return new Date(`${day}T${quiet.until}:00+04:00`)
}

function afterHours(at: Date, quiet: QuietHours) {
  if (!isQuiet(at, quiet)) return at
  const today = dayOf(at)
  const day = timeOf(at) < quiet.until ? today : daysAfter(today, 1)
  return new Date(`${day}T${quiet.until}:00+04:00`)
}
