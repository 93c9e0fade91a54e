import { daysAfter } from '#values/days.ts'

const furthest = 730

/** What is wrong with a day somebody asks for, seen from today; which day that is, only the office's clock knows. */
export function faultOfDay(day: string, today: string) {
  if (day < today) return 'اختر اليوم أو تاريخًا بعده.'
  if (day > daysAfter(today, furthest)) return 'اختر تاريخًا خلال سنتين من اليوم.'
  return null
}
