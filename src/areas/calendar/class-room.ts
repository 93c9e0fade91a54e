import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { firstFree, type Taken } from './first-free.ts'
import { lanesOfClass } from './repacking.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

type Asked = { classIds: readonly string[]; from: Date; until: Date; turnaround?: number }

/** How many of each class are there and free between two moments. A class of which none is offered then is not told. */
export async function freeBetween({ db, now }: Reader, { classIds, from, until, turnaround = 0 }: Asked) {
  const busyUntil = new Date(until.getTime() + turnaround * 60_000)
  const { rows } = await sql<{ classId: string; total: number; free: number }>`
    select class_id, total, free from free_of_classes(${classIds}, ${from}, ${until}, ${busyUntil}, ${now()})`.execute(db)
  return rows
}

/** For every class and day, how many there are and how many are free the whole day. */
export async function roomOf(
  { db, now }: Reader,
  { classIds, from, until }: { classIds: readonly string[]; from: string; until: string },
) {
  const { rows } = await sql<{ classId: string; day: string; total: number; free: number }>`
    select class_id, day::text, total, free from room_of_classes(${classIds}, ${from}, ${until}, ${now()})`.execute(db)
  return rows
}

const mostTried = 60
/** Nobody books further ahead than a year; most classes have one free within days. */
const daysLookedAt = [14, 90, 400]

type Next = Omit<Asked, 'classIds'> & { classId: string }

/** From when on one of the class is free for as long, where none is from the moment that was asked for: when another has come back. */
export async function nextFree(ctx: Reader, { classId, from, until, turnaround = 0 }: Next): Promise<Date | null> {
  if (until <= from) return null
  const wanted = { length: until.getTime() - from.getTime(), turnaround: turnaround * 60_000 }
  const lanes = await lanesOfClass(ctx.db, classId)
  for (const days of daysLookedAt) {
    const last = from.getTime() + days * 86_400_000
    const taken = await takenOf(ctx, classId, { from, until: new Date(last + wanted.length + wanted.turnaround) })
    const moments = momentsFreed(taken, { from: from.getTime(), last })
    const at = firstFree(moments, { ...wanted, lanes, taken })
    if (at !== null) return new Date(at)
    if (moments.length === mostTried) break
  }
  return null
}

const momentsFreed = (taken: readonly Taken[], { from, last }: { from: number; last: number }) =>
  [...new Set(taken.map(({ busyUntil }) => busyUntil).filter((at) => at > from && at <= last))]
    .toSorted((one, other) => one - other)
    .slice(0, mostTried)

/** What stands in the way between two moments, by the rule of `free_of_classes`: what is out past its end is out until it comes back. */
async function takenOf({ db, now }: Reader, classId: string, { from, until }: { from: Date; until: Date }): Promise<Taken[]> {
  const late = sql<boolean>`status = 'out' and ends_at <= ${now()}`
  const { rows } = await sql<{ lane: string; from: Date; busyUntil: Date | null }>`
    select resource_id lane, starts_at "from", free_from(ends_at, turnaround) busy_until
    from resources join occupancies on resource_id = resources.id
    where class_id = ${classId} and status <> 'released' and (expires_at is null or expires_at > ${now()})
      and tstzrange(starts_at, free_from(ends_at, turnaround)) && tstzrange(${from}, ${until}) and not (${late})
    union all
    select resource_id, starts_at, null from resources join occupancies on resource_id = resources.id
    where class_id = ${classId} and ${late} and starts_at < ${until}`.execute(db)
  return rows.map(({ lane, from, busyUntil }) => ({
    ...{ lane, from: from.getTime(), busyUntil: busyUntil?.getTime() ?? Number.POSITIVE_INFINITY },
  }))
}
