import { sql } from 'kysely'
import { lockedTo } from '#areas/finance/ledger/period.ts'
import { withNames } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord, foldedTogether } from '#platform/db/every-word.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { pageAfterPage } from '#platform/documents/write-sheet.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { closingChecklist } from './closing-checklist.ts'
import { type LockKind, type LocksAsked, locksPerPage, readLocksAsked } from './lock-asked.ts'

type Reader = Pick<Ctx, 'db'>

/** Until when the books are closed, and one page of how often that was changed, the latest first. */
export async function periods(ctx: Pick<Ctx, 'db' | 'now'>, asked = readLocksAsked(new URLSearchParams())) {
  const sums = await matching(ctx, asked)
    .select(['kind', sql<bigint>`count(*)`.as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  const count = sums.reduce((all, one) => all + Number(one.count), 0)
  const { at, rows: locks } = await pageOf(shown(ctx, asked), { page: asked.page, count, perPage: locksPerPage })
  return {
    ...{ sums, count, at, locks: await withNames(ctx, locks, 'lockedBy') },
    ...{ lockedTo: await lockedTo(ctx), latest: daysAfter(dayOf(ctx.now()), -1) },
  }
}
/** What is left before days are closed: until the day that is asked for, or the last of the month before, or yesterday. */
export async function toClose(ctx: Pick<Ctx, 'db' | 'now'>, asked: string | null) {
  const [today, closed] = [dayOf(ctx.now()), await lockedTo(ctx)]
  const [month, latest] = [daysAfter(`${today.slice(0, 7)}-01`, -1), daysAfter(today, -1)]
  const usual = closed && closed >= month ? latest : month
  const until = asked && isDay(asked) && asked <= latest ? asked : usual
  return { until, items: await closingChecklist(ctx, until) }
}

export type LockRow = Awaited<ReturnType<typeof periods>>['locks'][number]
export type LockSum = Awaited<ReturnType<typeof periods>>['sums'][number]

/** Each with what it did: whether it reaches less far than the one before. */
const everyLock = ({ db }: Reader) =>
  db
    .selectFrom('periodLocks')
    .select(['id', 'sequence', 'lockedTo', 'reason', 'lockedBy', 'lockedAt'])
    .select(
      sql<LockKind>`case when coalesce(locked_to, '-infinity') < coalesce(lag(locked_to) over (order by sequence), '-infinity')
        then 'opened' else 'locked' end`.as('kind'),
    )

function matching(ctx: Reader, { q, kind, from, to }: LocksAsked) {
  return ctx.db
    .selectFrom(everyLock(ctx).as('locks'))
    .where(everyWord(q, foldedTogether('reason')))
    .$if(kind !== '', (all) => all.where('kind', '=', kind || 'locked'))
    .where((eb) => duringDays(eb, 'lockedAt', { from, to }))
}

const shown = (ctx: Reader, asked: LocksAsked) =>
  matching(ctx, asked)
    .select(['id', 'sequence', 'lockedTo', 'reason', 'lockedBy', 'lockedAt', 'kind'])
    .orderBy('sequence', 'desc')

/** All that are asked for, a handful at a time, the latest first. */
export const exportedLocks = (ctx: Reader, asked: LocksAsked) =>
  pageAfterPage(async (last: LockRow | undefined) => {
    const rows = await shown(ctx, asked)
      .$if(last !== undefined, (all) => all.where('sequence', '<', last?.sequence ?? 0n))
      .limit(1_000)
      .execute()
    return await withNames(ctx, rows, 'lockedBy')
  })
