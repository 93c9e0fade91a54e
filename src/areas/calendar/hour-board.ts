import type { Ctx } from '#platform/context.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'
import { roomOf } from './class-room.ts'
import { barOf, type NamedStretch } from './hour-bar.ts'
import { barsAmong } from './queries.ts'

export type OnBoard = {
  id: string
  classId: string
  className: string
  /** What ends on which day, drawn where that day ends. */
  ends?: readonly { day: string; says: string }[]
}

/** What is counted instead of named: how much of it is free on each day. */
export type Band = { id: string; title: string; room: readonly { day: string; free: number }[] }

type Asked<Thing> = {
  /** In the order in which they are shown, class by class. */
  things: readonly Thing[]
  days: readonly string[]
  /** Whose the stretches are, of those this person may read. */
  named: (occupancyIds: readonly string[]) => Promise<ReadonlyMap<string, NamedStretch>>
}

/** Every thing with what stands on it, hour by hour, and over each class how many of it are free on each day. */
export async function hourBoard<Thing extends OnBoard>(ctx: Pick<Ctx, 'db' | 'now'>, { things, days, named }: Asked<Thing>) {
  const now = ctx.now()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const stretch = { from: startOfDay(first), until: endOfDay(last) }
  const ids = things.map(({ id }) => id)
  const bars = await barsAmong(ctx, ids, stretch)
  const names = await named(bars.map(({ id }) => id))
  const classIds = [...new Set(things.map(({ classId }) => classId))]
  const room = classIds.length > 0 ? await roomOf(ctx, { classIds, from: first, until: last }) : []
  const shown = bars.map((bar) => barOf(bar, { ...stretch, now, named: names.get(bar.id) }))
  return {
    ...{ days, today: dayOf(now), now: placeOfNow(stretch, now), count: things.length },
    groups: classIds.map((classId) => {
      const own = things.filter((thing) => thing.classId === classId)
      return {
        ...{ classId, title: own[0]?.className ?? '', room: room.filter((one) => one.classId === classId) },
        lanes: own.map((thing) => ({ ...thing, bars: shown.filter(({ resourceId }) => resourceId === thing.id) })),
      }
    }),
  }
}
export type Board<Thing extends OnBoard> = Awaited<ReturnType<typeof hourBoard<Thing>>>

const placeOfNow = ({ from, until }: { from: Date; until: Date }, now: Date) =>
  now > from && now < until ? (now.getTime() - from.getTime()) / 86_400_000 : null
