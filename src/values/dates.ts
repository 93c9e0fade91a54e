/** Days and hours as people in Oman read them: Gregorian with Latin digits, twelve hours, the Hijri day beside. */

const zone = 'Asia/Muscat'
const dayWords = new Intl.DateTimeFormat('ar-OM-u-nu-latn', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const clockWords = new Intl.DateTimeFormat('ar-OM-u-nu-latn', {
  timeZone: zone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const hijriWords = new Intl.DateTimeFormat('ar-OM-u-ca-islamic-umalqura-nu-latn', {
  timeZone: zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A day is text, YYYY-MM-DD; a moment is a Date. Either may be shown. */
export type When = string | Date

/** «9 أغسطس»; the year is said when it is not `today`'s, and always when no today is given. */
export function dayInWords(when: When, today?: string) {
  const { day, month, year } = named(when)
  return today?.startsWith(year) ? `${day} ${month}` : `${day} ${month} ${year}`
}

/** «أغسطس» */
export const monthInWords = (day: string) => named(day).month

/** «الأحد» */
export const weekdayOf = (when: When) => named(when).weekday

/** «الأحد 9 أغسطس 2026» */
export function weekdayAndDay(when: When, today?: string) {
  return `${named(when).weekday} ${dayInWords(when, today)}`
}

/** «9 أغسطس 2026 4:20 م» */
export const momentInWords = (moment: Date) => `${dayInWords(moment)} ${clock(moment)}`

/** «4:20 م» */
export function clock(moment: Date) {
  return clockWords.format(moment).replace(/\u00a0|\u202f/g, ' ')
}

/** «8:00 ص» and «1:30 م», of an hour as a box or a setting holds it. */
export function timeInWords(time: string) {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)}\u00a0${hour < 12 ? 'ص' : 'م'}`
}

const hourOfDay = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })

/** «صباح الخير» until noon in Muscat, «مساء الخير» after it. */
export function greeting(moment: Date) {
  return Number(hourOfDay.format(moment)) < 12 ? 'صباح الخير' : 'مساء الخير'
}

/** «26 صفر 1448 هـ»; an unfinished or impossible day has none. */
export function hijri(day: string) {
  const moment = noon(day)
  return Number.isNaN(moment.getTime()) ? '' : hijriWords.format(moment)
}

/** «اليوم», «غدًا», «أمس»; further days have no word of their own. */
export function nearDay(day: string, today: string) {
  const distance = Math.round((noon(day).getTime() - noon(today).getTime()) / 86_400_000)
  return { [-1]: 'أمس', 0: 'اليوم', 1: 'غدًا' }[distance] ?? null
}

/** Noon in Muscat: no zone and no rounding moves it into another day. */
const noon = (day: string) => new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T12:00:00+04:00` : Number.NaN)

const namedDays = new Map<string, ReturnType<typeof read>>()

/** A list says the same few days again and again, and reading one is dear: the last thousand are kept. */
function named(when: When) {
  if (typeof when !== 'string') return read(when)
  const kept = namedDays.get(when)
  if (kept) return kept
  if (namedDays.size > 1000) namedDays.clear()
  const day = read(when)
  namedDays.set(when, day)
  return day
}

function read(when: When) {
  const parts = dayWords.formatToParts(typeof when === 'string' ? noon(when) : when)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') }
}
