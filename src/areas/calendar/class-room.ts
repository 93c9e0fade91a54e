import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'

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

/** From when on one of the class is free for as long, where none is from the moment that was asked for. */
export async function nextFree(ctx: Reader, asked: Omit<Asked, 'classIds'> & { classId: string }): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select distinct free_from(ends_at, turnaround) at from occupancies join resources on resources.id = resource_id
    where class_id = ${asked.classId} and status <> 'released' and free_from(ends_at, turnaround) > ${asked.from}
    order by at limit ${mostTried}`.execute(ctx.db)
  const length = asked.until.getTime() - asked.from.getTime()
  for (const { at } of rows) {
    const stretch = { from: at, until: new Date(at.getTime() + length), turnaround: asked.turnaround ?? 0 }
    const [room] = await freeBetween(ctx, { classIds: [asked.classId], ...stretch })
    if (room && room.free > 0) return at
  }
  return null
}
