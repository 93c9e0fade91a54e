import { daysAfter, daysBetween, isDay } from '#values/days.ts'

/** The days a report is about, both ends in it. */
export type Span = { from: string; to: string }

/** With what a period is compared. */
export const comparisons = { before: 'مقارنةً بالفترة السابقة', 'last-year': 'مقارنةً بالسنة الماضية' } as const
export type Comparison = keyof typeof comparisons

const firstOf = (day: string) => `${day.slice(0, 7)}-01`

/** The first of a month so many months later. */
export function monthsAfter(day: string, months: number) {
  const at = new Date(`${firstOf(day)}T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}

const lastOf = (day: string) => daysAfter(monthsAfter(day, 1), -1)

/** The day a year before; the last of a February stays it. */
export const yearBefore = (day: string) => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isDay(before) ? before : lastOf(`${before.slice(0, 7)}-01`)
}

/** Whole months are compared with as many whole months, days with as many days. */
export function comparedWith({ from, to }: Span, how: Comparison): Span {
  if (how === 'last-year') return { from: yearBefore(from), to: yearBefore(to) }
  const end = daysAfter(from, -1)
  if (from !== firstOf(from) || to !== lastOf(to)) return { from: daysAfter(from, -daysBetween(from, to) - 1), to: end }
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  return { from: monthsAfter(from, -months), to: end }
}

/** The periods an office asks for most. */
export function usualSpans(today: string): [label: string, span: Span][] {
  const month = firstOf(today)
  const year = Number(today.slice(0, 4))
  const quarter = monthsAfter(month, -((Number(today.slice(5, 7)) - 1) % 3))
  return [
    ['هذا الشهر', { from: month, to: today }],
    ['الشهر الماضي', { from: monthsAfter(month, -1), to: daysAfter(month, -1) }],
    ['هذا الربع', { from: quarter, to: today }],
    ['هذه السنة', { from: `${year}-01-01`, to: today }],
    ['السنة الماضية', { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }],
  ]
}
