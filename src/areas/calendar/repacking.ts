import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { resourceMovedAway, resourceMovedHere } from './facts.ts'
import { type Lane, pack, type Stretch } from './packing.ts'

/** What is wanted of a class: on this thing where one is named, else on any. An id of a stretch that is planned already replaces it. */
export type Wanted = { id: string; from: Date; until: Date; turnaround: number; resourceId: string | null }

type Planned = Awaited<ReturnType<typeof plannedOfClass>>[number]

/**
 * Finds where what is wanted can lie, under the lock of the class. Where nothing is free as it stands, the unpinned stretches to come are
 * laid anew around the pinned ones. Returns the thing it lies on, or null where it does not fit.
 */
export async function makeRoom(work: Work, classId: string, wanted: Wanted): Promise<string | null> {
  const [lanes, planned] = [await lanesOfClass(work.tx, classId), await plannedOfClass(work, classId, wanted.from)]
  const others = planned.filter(({ id }) => id !== wanted.id)
  const asked = stretchOf(wanted, wanted.resourceId)
  const still = others.map((one) => stretchOf(toWanted(one), one.resourceId))
  if (wanted.resourceId && !fitsLane(lanes, asked)) return null
  if (!wanted.resourceId) {
    const free = pack(lanes, [...still, asked])?.get(wanted.id)
    if (free) return free
  }
  const anew = pack(lanes, [
    ...others.map((one) => stretchOf(toWanted(one), isMovable(work, one) ? null : one.resourceId)),
    asked,
  ])
  if (!anew || (wanted.resourceId && touches(still, anew, asked))) return null
  await moveAll(work, others, anew)
  return wanted.resourceId ?? anew.get(wanted.id) ?? null
}

type Aside = { resourceId: string; from: Date; until: Date; butNot: readonly string[] }

/**
 * What lies on a thing between these moments and may move is laid elsewhere in its class, the nearest first: alone where that is enough,
 * else with the others laid anew. What finds no room stays. Returns what has moved away.
 */
export async function moveAside(
  work: Work,
  classId: string,
  { resourceId, from: asked, until, butNot }: Aside,
): Promise<string[]> {
  const lanes = await lanesOfClass(work.tx, classId)
  const from = asked > work.now() ? asked : work.now()
  const planned = (await plannedOfClass(work, classId, work.now())).filter(({ id }) => !butNot.includes(id))
  const movable = planned.filter((one) => isMovable(work, one))
  const here = movable.filter((one) => one.resourceId === resourceId && one.startsAt < until && isBusyAt(one, from))
  const closed = stretchOf({ id: resourceId, from, until, turnaround: 0 }, resourceId)
  const laidAnew = (free: readonly Planned[]) =>
    pack(lanes, [...planned.map((one) => stretchOf(toWanted(one), free.includes(one) ? null : one.resourceId)), closed])
  let [leaving, anew]: [Planned[], ReadonlyMap<string, string>] = [[], new Map()]
  for (const one of here) {
    const away = [...leaving, one]
    const found = laidAnew(away) ?? laidAnew(movable.filter((each) => away.includes(each) || !here.includes(each)))
    if (found) [leaving, anew] = [away, found]
  }
  await moveAll(work, planned, anew)
  return leaving.map(({ id }) => id)
}

const fitsLane = (lanes: readonly Lane[], { lane, from, until }: Stretch) =>
  lanes.some((one) => one.id === lane && one.from <= from && until <= one.until)

/** What is fixed is never moved: where it lies in the way of what is wanted on that very thing, there is no room. */
const touches = (still: readonly Stretch[], anew: ReadonlyMap<string, string>, asked: Stretch) =>
  still.some(
    ({ id, lane, from, busyUntil }) => !anew.has(id) && lane === asked.lane && from < asked.busyUntil && asked.from < busyUntil,
  )

const isMovable = (work: Work, { pinned, status, startsAt }: Planned) => !pinned && status !== 'out' && startsAt > work.now()

const isBusyAt = ({ endsAt, turnaround }: Planned, from: Date) => endsAt.getTime() + turnaround * 60_000 > from.getTime()

const toWanted = ({ id, startsAt, endsAt, turnaround }: Planned) => ({ id, from: startsAt, until: endsAt, turnaround })

const stretchOf = ({ id, from, until, turnaround }: Omit<Wanted, 'resourceId'>, lane: string | null): Stretch => ({
  ...{ id, lane, from: from.getTime(), until: until.getTime() },
  busyUntil: until.getTime() + turnaround * 60_000,
})

/** The things of a class, each with when it is offered. */
export async function lanesOfClass(db: Pick<Work['tx'], 'selectFrom'>, classId: string): Promise<Lane[]> {
  const rows = await db
    .selectFrom('resources')
    .select(['id', 'offeredFrom', 'offeredUntil'])
    .where('classId', '=', classId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, offeredFrom, offeredUntil }) => ({
    ...{ id, from: offeredFrom?.getTime() ?? Number.NEGATIVE_INFINITY },
    until: offeredUntil?.getTime() ?? Number.POSITIVE_INFINITY,
  }))
}

/** What lies on the things of a class and is not over by then, or still out. */
const plannedOfClass = ({ tx, now }: Work, classId: string, from: Date) =>
  tx
    .selectFrom('occupancies')
    .innerJoin('resources', 'resources.id', 'occupancies.resourceId')
    .select([
      'occupancies.id',
      'resourceId',
      'status',
      'startsAt',
      'endsAt',
      'turnaround',
      'pinned',
      'occupancies.kind',
      'reason',
    ])
    .where('resources.classId', '=', classId)
    .where('status', '<>', 'released')
    .where(sql<boolean>`free_from(ends_at, turnaround) > ${from < now() ? from : now()}`)
    .orderBy('startsAt')
    .execute()

/** All are let go and then laid where they belong, so that none stands in the way of another while they move. */
async function moveAll(work: Work, planned: readonly Planned[], anew: ReadonlyMap<string, string>) {
  const moved = planned.flatMap((one) => {
    const to = anew.get(one.id)
    return to && to !== one.resourceId ? [{ ...one, to }] : []
  })
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  await work.tx
    .updateTable('occupancies')
    .set({ status: 'released', releasedAt: work.now() })
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()
  await sql`update occupancies set resource_id = moved.resource_id, status = moved.status, released_at = null
    from unnest(${ids}::uuid[], ${moved.map(({ to }) => to)}::uuid[], ${moved.map(({ status }) => status)}::text[])
      as moved (id, resource_id, status)
    where occupancies.id = moved.id`.execute(work.tx)
  for (const { resourceId, to, kind, reason } of moved) {
    work.record(resourceMovedAway, resourceId, { kind, reason, to })
    work.record(resourceMovedHere, to, { kind, reason, from: resourceId })
  }
}
