import { sql } from 'kysely'
import { type Reader, readable } from '#areas/site/inbox/queries.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, startOfDay } from '#values/days.ts'
import type { Service } from '#values/services.ts'
import type { Pace, PaceAsked } from './pace.ts'

export type PaceRow = Pace & { week: string | null; service: Service | null; isOfService: boolean }

const counts = {
  owed: sql<boolean>`answered_at is not null or (is_open and answer_by < now_is)`,
  quick: sql<boolean>`answered_at <= answer_by`,
}

/** How fast was answered what came in during these weeks: in all, by week, by service, and by both. */
export async function answerTimes(ctx: Reader, { weeks, service }: PaceAsked) {
  const since = startOfDay(daysAfter(sundayOf(dayOf(ctx.now())), -7 * (weeks - 1)))
  const came = readable(ctx)
    .select(['service', 'answeredAt', 'isOpen', 'answerBy', sql<Date>`${ctx.now()}::timestamptz`.as('nowIs')])
    .select(
      sql<string>`to_char(date_trunc('week', (sent_at at time zone 'Asia/Muscat') + interval '1 day') - interval '1 day', 'YYYY-MM-DD')`.as(
        'week',
      ),
    )
    .select(sql<number>`extract(epoch from answered_at - sent_at)::float8 / 3600`.as('hours'))
    .where('sentAt', '>=', since)
    .$if(service !== null, (query) => query.where('service', '=', service ?? 'rent'))
    .as('came')
  const rows = await ctx.db
    .selectFrom(came)
    .select(({ fn }) => [
      'week',
      'service',
      sql<boolean>`grouping(week) = 0`.as('isOfWeek'),
      sql<boolean>`grouping(service) = 0`.as('isOfService'),
      fn.countAll<bigint>().as('came'),
      fn.count<bigint>('answeredAt').as('answered'),
      fn.countAll<bigint>().filterWhere(counts.owed).as('owed'),
      fn.countAll<bigint>().filterWhere(counts.quick).as('quick'),
      sql<number | null>`percentile_cont(0.5) within group (order by hours)`.as('middle'),
      sql<number | null>`percentile_cont(0.9) within group (order by hours)`.as('slowest'),
    ])
    .groupBy(sql`grouping sets ((), (week), (service), (week, service))`)
    .orderBy('week', 'desc')
    .orderBy('service')
    .execute()
  return rows.map(({ owed, quick, isOfWeek, week, came, answered, ...row }): PaceRow & { isOfWeek: boolean } => ({
    ...{ ...row, isOfWeek, week: isOfWeek ? week : null, came: Number(came), answered: Number(answered) },
    inTime: owed > 0n ? Math.round((Number(quick) / Number(owed)) * 100) : null,
  }))
}

/** The report as its page shows it. */
export async function paceReport(ctx: Ctx, asked: PaceAsked) {
  const rows = await answerTimes(ctx, asked)
  return {
    asked,
    whole: rows.find(({ isOfWeek, isOfService }) => !isOfWeek && !isOfService) ?? nothing,
    byWeek: rows.filter(({ isOfWeek, isOfService }) => isOfWeek && !isOfService),
    byService: rows.filter(({ isOfWeek, isOfService }) => !isOfWeek && isOfService),
  }
}

/** Every week of every service, for whoever reckons on. */
export async function paceSheet(ctx: Ctx, asked: PaceAsked) {
  return (await answerTimes(ctx, asked)).filter(({ isOfWeek, isOfService }) => isOfWeek && isOfService)
}

const nothing: Pace = { came: 0, answered: 0, middle: null, slowest: null, inTime: null }

/** The week begins on Sunday. */
const sundayOf = (day: string) => daysAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
