import type { Ctx, Work } from '#platform/context.ts'
import type { Retained } from '#platform/personal.ts'
import { howMany } from '#values/plural.ts'

type Asking = Pick<Ctx, 'db' | 'retained'> | Pick<Work, 'tx' | 'retained'>

/** Every kind of record with the time it is kept now: what the office set, or the usual one. */
export async function retentionPeriods(asking: Asking): Promise<Retained[]> {
  const db = 'tx' in asking ? asking.tx : asking.db
  const rows = await db.selectFrom('retentionPeriods').select(['kind', 'months']).execute()
  const set = new Map(rows.map(({ kind, months }) => [kind, months]))
  return asking.retained.map((one) => ({ ...one, months: set.get(one.kind) ?? one.months }))
}

/** What the law demands to be kept, in the words of whoever is told why it stays. */
export async function keptByLaw(asking: Asking) {
  const periods = await retentionPeriods(asking)
  return periods
    .filter(({ least }) => least !== undefined)
    .map(({ kind, label, reason, since, months }) => ({ kind, label, reason, since, period: inWords(months) }))
}

/** «10 سنوات», «18 شهرًا» */
export const inWords = (months: number) => (months % 12 === 0 ? howMany(months / 12, 'year') : howMany(months, 'month'))

/** The moment before which what is kept so long has been kept long enough. A month without this day ends with its own last one. */
export function keptSince(months: number, now: Date) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/** The kinds whose time the privacy policy tells. */
export type KeptKind = 'finance' | 'real-estate'

export async function monthsOf(asking: Asking, kind: KeptKind) {
  return (await retentionPeriods(asking)).find((period) => period.kind === kind)?.months ?? null
}
