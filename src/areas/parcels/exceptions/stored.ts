import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { seenBy } from '../journey/seen-by.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'

/** The ages of what lies in the branches, in days. */
export const ages = [
  { until: 2, label: 'حتى يومين' },
  { until: 4, label: '3 – 4 أيام' },
  { until: 7, label: '5 – 7 أيام' },
  { until: 14, label: '8 – 14 يومًا' },
  { until: null, label: '15 فأكثر' },
] as const

/** The first moments of each age but the oldest, the oldest first: a day is compared as a moment, and not worked out for each parcel. */
const beginnings = (today: string) =>
  ages.flatMap(({ until }) => (until === null ? [] : timeOn(daysAfter(today, -until), '00:00'))).toReversed()

/** How long what is stored has been with us, what goes back tomorrow by itself, and what its storage has come to. */
export async function storedAges({ db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const [{ freeDays, storageDay, agedDays }, today] = [await parcelRulesNow(db), dayOf(now())]
  const groups = await db
    .selectFrom('parcels')
    .where((eb) => seenBy(eb, actor))
    .where('endedAt', 'is', null)
    .where('state', 'in', ['accepted', 'shelved', 'at-branch', 'ready-for-pickup', 'returning'])
    .select(({ fn }) => [
      sql<number | null>`width_bucket(accepted_at, ${beginnings(today)}::timestamptz[])`.as('begun'),
      fn.countAll<bigint>().as('count'),
      sql<bigint>`count(*) filter (where state = 'ready-for-pickup' and held_reason is null
        and storage_from <= ${daysAfter(today, 1 - agedDays)}::date)`.as('aged'),
      sql<bigint>`coalesce(sum(greatest(0, ${today}::date - storage_from - ${freeDays}::int)) filter
        (where state = 'ready-for-pickup' and storage_invoice_id is null), 0)`.as('days'),
    ])
    .groupBy(sql`1`)
    .execute()
  const sum = (column: 'count' | 'aged' | 'days') => groups.reduce((all, group) => all + group[column], 0n)
  const youngest = ages.length - 1
  return {
    count: Number(sum('count')),
    ages: ages.map(({ label }, at) => ({
      ...{ label, count: Number(groups.find(({ begun }) => begun === youngest - at)?.count ?? 0n) },
    })),
    aged: Number(sum('aged')),
    storage: sum('days') * storageDay,
  }
}
export type StoredAges = Awaited<ReturnType<typeof storedAges>>
