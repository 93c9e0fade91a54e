import { type RawBuilder, sql } from 'kysely'
import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { asked, baisa, type Pulse } from '#platform/home.ts'
import { dayOf, monthsAfter } from '#values/days.ts'
import { sameDaysBefore } from '#values/delay.ts'
import { billedOfLine } from './billed.ts'

type Income = { months: number[]; now: string; before: string; away: number; all: number }
type Business = Pick<Pulse, 'service' | 'permission'> & {
  line: ServiceLine
  path: string
  /** How many of its things are with customers now, and how many there are. */
  away: RawBuilder<unknown>
  all: RawBuilder<unknown>
  remark: (counts: { away: number; all: number }) => string
}

/** A service as a business: what was charged in the days of this month, and in the same days of the month before. */
export const pulseOfLine = ({ service, permission, line, path, away, all, remark }: Business): Pulse => ({
  ...{ service, permission },
  read: (ctx) => {
    const today = dayOf(ctx.now())
    const from = `${today.slice(0, 7)}-01`
    const [before, first] = [sameDaysBefore(today), monthsAfter(from, -11)]
    const billed = (days: { from: string; to: string }) =>
      sql`(select coalesce(sum(net), 0)::text from billed where day between ${days.from}::date and ${days.to}::date)`
    return asked(
      sql<Income>`(with billed as materialized (select * from (${billedOfLine(line)}) b where day >= ${first}::date)
        select json_build_object(
          'months', (select json_agg((select coalesce(sum(net), 0) from billed where date_trunc('month', day) = m) order by m)
            from generate_series(${first}::timestamp, ${from}::timestamp, interval '1 month') m),
          'now', ${billed({ from, to: today })}, 'before', ${billed(before)}, 'away', (${away}), 'all', (${all})))`,
      ({ months, now, before: then, ...counts }) => ({
        ...{ measure: 'الإيراد', path, now: baisa(now), before: baisa(then), months: months.map(baisa) },
        remark: remark(counts),
      }),
    )
  },
})
