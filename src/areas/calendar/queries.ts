import type { Ctx } from '#platform/context.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** What stands in the calendar at all: neither released nor run out. */
export const standing = ({ db, now }: Reader) =>
  db
    .selectFrom('occupancies')
    .where('status', '<>', 'released')
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now())]))

/** What stands in the calendar of one thing from a day on, in its order. */
export const occupanciesOf = (ctx: Reader, resourceId: string, { from }: { from: string }) =>
  shownOf(ctx, standing(ctx).where('resourceId', '=', resourceId).where('endsAt', '>', startOfDay(from)).limit(200))

/** And of many of them within these days. */
export const occupanciesAmong = (ctx: Reader, resourceIds: readonly string[], { from, until }: { from: string; until: string }) =>
  shownOf(
    ctx,
    standing(ctx)
      .where(({ eb, fn, val }) => eb('resourceId', '=', fn.any(val(resourceIds))))
      .where('startsAt', '<', endOfDay(until))
      .where('endsAt', '>', startOfDay(from)),
  )

/** And between moments, as they stand to the minute. */
export const barsAmong = (ctx: Reader, resourceIds: readonly string[], { from, until }: { from: Date; until: Date }) =>
  standing(ctx)
    .select([
      'id',
      'resourceId',
      'kind',
      'status',
      'startsAt',
      'endsAt',
      'turnaround',
      'pinned',
      'expiresAt',
      'partyId',
      'reason',
    ])
    .where(({ eb, fn, val }) => eb('resourceId', '=', fn.any(val(resourceIds))))
    .where('startsAt', '<', until)
    .where((eb) => eb.or([eb('endsAt', '>', from), eb('status', '=', 'out')]))
    .orderBy('startsAt')
    .execute()

/** The last day of what ends at a moment. */
export const lastDay = (endsAt: Date) => dayOf(new Date(endsAt.getTime() - 1))

async function shownOf(ctx: Reader, asked: ReturnType<typeof standing>) {
  const rows = await asked
    .select(['id', 'resourceId', 'kind', 'status', 'startsAt', 'endsAt', 'expiresAt', 'partyId', 'reason'])
    .orderBy('startsAt')
    .execute()
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    ...{ from: dayOf(startsAt), until: lastDay(endsAt), isOver: endsAt <= ctx.now() },
  }))
}
