import { holidaysWithin } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { daysBetween } from '#values/days.ts'

type Db = Ctx['db'] | Work['tx']
const aYear = 400

/** The public holidays the company has confirmed, from that day on or between two. */
export const announcedHolidays = (db: Db, from: string, until?: string) =>
  holidaysWithin({ db: db as Ctx['db'] }, { from, days: until ? Math.max(0, daysBetween(from, until)) : aYear })
