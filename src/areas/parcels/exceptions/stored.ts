import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
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

/** How long what is stored has been with us, what goes back tomorrow by itself, and what its storage has come to. */
export async function storedAges({ db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>) {
  const [{ freeDays, storageDay, agedDays }, today] = [await parcelRulesNow(db), dayOf(now())]
  const days = sql<number>`(${today}::date - (accepted_at at time zone 'Asia/Muscat')::date)`
  const kept = db
    .selectFrom('parcels')
    .where((eb) => seenBy(eb, actor))
    .where('endedAt', 'is', null)
    .where('state', 'in', ['accepted', 'shelved', 'at-branch', 'ready-for-pickup', 'returning'])
  const row = await kept
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      ...ages.map(({ until }, at) => {
        const from = at === 0 ? 0 : (ages[at - 1]?.until ?? 0) + 1
        return sql<string>`count(*) filter (where ${days} >= ${from} and ${until === null ? sql`true` : sql`${days} <= ${until}`})`.as(
          `a${at}`,
        )
      }),
      sql<string>`count(*) filter (where state = 'ready-for-pickup' and held_reason is null
        and storage_from <= ${daysAfter(today, 1 - agedDays)}::date)`.as('aged'),
      sql<string>`coalesce(sum(greatest(0, ${today}::date - storage_from - ${freeDays}::int)) filter
        (where state = 'ready-for-pickup' and storage_invoice_id is null), 0)`.as('days'),
    ])
    .executeTakeFirstOrThrow()
  const counts: Record<string, unknown> = row
  return {
    count: Number(row.count),
    ages: ages.map(({ label }, at) => ({ label, count: Number(counts[`a${at}`] ?? 0) })),
    aged: Number(row.aged),
    storage: BigInt(row.days) * storageDay,
  }
}
export type StoredAges = Awaited<ReturnType<typeof storedAges>>
