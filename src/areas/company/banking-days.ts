import type { Ctx, Work } from '#platform/context.ts'
import { daysAfter, timeOn } from '#values/days.ts'
import { holidaysAmong } from './holidays.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Tells of each of so many days whether banks work on it: neither on Friday nor on Saturday, nor on holidays. */
export async function bankingDays(asked: Asked, from: string, days: number) {
  const off = await holidaysAmong(asked, { from, days })
  return (one: string) => !off.has(one) && ![5, 6].includes(timeOn(one, '12:00').getUTCDay())
}

/** The first day after that one on which banks work. */
export async function nextBankingDay(asked: Asked, day: string) {
  const days = 30
  const works = await bankingDays(asked, day, days)
  return Array.from({ length: days }, (_, index) => daysAfter(day, index + 1)).find(works) ?? daysAfter(day, 1)
}

/** That day, or the last one before it on which banks work. */
export async function lastBankingDay(asked: Asked, day: string) {
  const days = 30
  const works = await bankingDays(asked, daysAfter(day, -days), days)
  return Array.from({ length: days }, (_, index) => daysAfter(day, -index)).find(works) ?? day
}
