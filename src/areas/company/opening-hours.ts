import { timeInWords } from '#values/dates.ts'

export const weekdays = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type Weekday = (typeof weekdays)[number]

/** Times are HH:MM of Salalah, a stretch never passes midnight. */
export type DayHours = { opens: string; closes: string }[]
export type OpeningHours = Record<Weekday, DayHours>

export const weekdayNames: Record<Weekday, string> = {
  saturday: 'السبت',
  sunday: 'الأحد',
  monday: 'الاثنين',
  tuesday: 'الثلاثاء',
  wednesday: 'الأربعاء',
  thursday: 'الخميس',
  friday: 'الجمعة',
}

/** «08:00-13:00 16:00-20:00» as it is typed, stretch by stretch. */
export const stretchesIn = (text: string) => text.split(/[\s،,]+/).filter(Boolean)

export const stretch = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

export const stretchOf = (part: string) => ({ opens: part.slice(0, 5), closes: part.slice(6) })

/** «السبت – الخميس 8:00 ص – 1:00 م، 4:00 م – 8:00 م»: neighbours with the same hours in one line. Friday has its own, the last. */
export function hoursInWords(hours: OpeningHours) {
  const groups: { days: Weekday[]; text: string }[] = []
  for (const weekday of weekdays.filter((name) => name !== 'friday')) {
    const text = dayInWords(hours[weekday])
    const last = groups.at(-1)
    if (last?.text === text) last.days.push(weekday)
    else groups.push({ days: [weekday], text })
  }
  // Saturday leads «السبت – الخميس»; with hours of its own it follows the week, which begins on Sunday.
  const [first, ...others] = groups
  const told = first?.days.length === 1 ? [...others, first] : groups
  return [...told.map(({ days, text }) => `${fromTo(days)} ${text}`), `${weekdayNames.friday}: ${dayInWords(hours.friday)}`]
}

export function dayInWords(stretches: DayHours) {
  if (stretches.length === 0) return 'مغلق'
  return stretches.map(({ opens, closes }) => `${timeInWords(opens)}\u00a0–\u00a0${timeInWords(closes)}`).join('، ')
}

function fromTo(days: Weekday[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  return first === last ? weekdayNames[first] : `${weekdayNames[first]} – ${weekdayNames[last]}`
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Muscat',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What the office's clock and calendar show, wherever the server stands. */
export function hoursOfDay(hours: OpeningHours, at: Date) {
  const { weekday = '' } = atTheOffice(at)
  return hours[weekdays.find((name) => name === weekday.toLowerCase()) ?? 'friday']
}

export function isOpen(hours: OpeningHours, at: Date) {
  const { hour, minute } = atTheOffice(at)
  const time = `${hour}:${minute}`
  return hoursOfDay(hours, at).some(({ opens, closes }) => opens <= time && time < closes)
}

function atTheOffice(at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** The week the office goes by, and another one for some days of the year. */
export type Hours = {
  openingHours: OpeningHours | null
  seasonFrom: string | null
  seasonUntil: string | null
  seasonHours: OpeningHours | null
}

export const isInSeason = ({ seasonFrom, seasonUntil, seasonHours }: Hours, day: string) =>
  Boolean(seasonHours && seasonFrom && seasonUntil && seasonFrom <= day && day <= seasonUntil)

/** The week that holds on that day. */
export const hoursOn = (hours: Hours, day: string) => (isInSeason(hours, day) ? hours.seasonHours : hours.openingHours)
