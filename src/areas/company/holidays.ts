import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { expectedHolidays } from './holiday.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

/** The holiday on which the office is closed that day; one that is only expected closes nothing. */
export async function holidayOn(asked: Asked, day: string) {
  const found = await within(asked)
    .selectFrom('holidays')
    .select('name')
    .where('day', '=', day)
    .where('confirmed', '=', true)
    .executeTakeFirst()
  return found ?? null
}

type Days = { from: string; days: number }

const kept = (asked: Asked, { from, days }: Days) =>
  within(asked).selectFrom('holidays').select('day').where('day', '>=', from).where('day', '<=', daysAfter(from, days))

/** Which of these days are holidays. */
export async function holidaysAmong(asked: Asked, asking: Days) {
  const rows = await kept(asked, asking).where('confirmed', '=', true).execute()
  return new Set(rows.map(({ day }) => day))
}

/** The same with those that are only expected. */
export async function holidaysKept(asked: Asked, asking: Days) {
  const rows = await kept(asked, asking).execute()
  return new Set(rows.map(({ day }) => day))
}

/** Those from this year on, and those the moon lets expect that nobody has added yet. */
export async function holidaysPage({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const today = dayOf(now())
  const rows = await db
    .selectFrom('holidays')
    .select(['day', 'name', 'kind', 'confirmed'])
    .where('day', '>=', `${today.slice(0, 4)}-01-01`)
    .orderBy('day')
    .execute()
  const known = new Set(rows.map(({ day }) => day))
  return { today, holidays: rows, expected: expectedHolidays(today).filter(({ day }) => !known.has(day)) }
}
