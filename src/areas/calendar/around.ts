import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { resourceEndMoved, resourceReleased } from './facts.ts'
import type { OccupancyKind, OccupancyStatus } from './occupancy.ts'
import { lanesOfClass, moveAside } from './repacking.ts'
import { factData, holdStill, insertOccupancy, putAwayRunOut } from './taking.ts'

export type Around = {
  resourceId: string
  kind: OccupancyKind
  /** Now, the moment at which it ended by the plan and has gone on since, or one to come. */
  from: Date
  until: Date
  reason: string
  /** The parts it has already. */
  parts: readonly string[]
}

/**
 * Takes it until then whatever lies there, for what is so and cannot be refused: it is broken. What may lie elsewhere moves. What stays is
 * promised to somebody, and keeps its time: the free parts around it are taken. Returns the parts, what moved, and what is in the way.
 */
export async function occupyAround(work: Work, asked: Around) {
  const { resourceId, from, until, parts } = asked
  const classId = await holdStill(work, resourceId)
  await cutParts(work, asked)
  const moved = classId ? await makeWay(work, classId, { resourceId, from, until, butNot: parts }) : []
  const others = await lyingThere(work, asked)
  const laid = await layParts(work, asked, gapsAmong(others, { from, until }))
  // Whoever has it now keeps it until it is back; what is planned for later is in the way of them too.
  const isAsked = (status: OccupancyStatus) => status !== 'out' || from > work.now()
  return { parts: laid, moved, inTheWay: others.filter((one) => isAsked(one.status) && one.endsAt > work.now()) }
}

async function makeWay(work: Work, classId: string, aside: Parameters<typeof moveAside>[2]) {
  const lanes = await lanesOfClass(work.tx, classId)
  await putAwayRunOut(
    work,
    lanes.map(({ id }) => id),
  )
  return moveAside(work, classId, aside)
}

const partsNow = ({ tx }: Work, { parts }: Pick<Around, 'parts'>) =>
  tx
    .selectFrom('occupancies')
    .select(['id', 'resourceId', 'kind', 'startsAt', 'endsAt', 'reason'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...parts]))))
    .where('status', '<>', 'released')
    .orderBy('startsAt')
    .execute()
type Part = Awaited<ReturnType<typeof partsNow>>[number]

/** What it needs no longer is free before anything moves. */
async function cutParts(work: Work, { until, parts }: Around) {
  for (const part of await partsNow(work, { parts })) {
    if (part.startsAt >= until) await letGo(work, part)
    else if (part.endsAt > until) await moveEnds(work, part, { from: part.startsAt, until })
  }
}

/** What keeps its time on it between these moments, in its order, with the minutes until the next may have it. */
const lyingThere = ({ tx }: Work, { resourceId, from, until, parts }: Around) =>
  tx
    .selectFrom('occupancies')
    .select(['id', 'kind', 'status', 'startsAt', 'endsAt', 'pinned'])
    .select(sql<Date>`free_from(ends_at, turnaround)`.as('busyUntil'))
    .where('resourceId', '=', resourceId)
    .where('status', '<>', 'released')
    .where('startsAt', '<', until)
    .where(sql<boolean>`free_from(ends_at, turnaround) > ${from}`)
    .where(({ eb, fn, val, not }) => not(eb('id', '=', fn.any(val([...parts])))))
    .orderBy('startsAt')
    .execute()

type Gap = { from: Date; until: Date }

/** The time between these moments that nothing of the others fills. */
export function gapsAmong(others: readonly { startsAt: Date; busyUntil: Date }[], { from, until }: Gap): Gap[] {
  const gaps: Gap[] = []
  let at = from
  for (const { startsAt, busyUntil } of others) {
    if (startsAt > at) gaps.push({ from: at, until: startsAt })
    if (busyUntil > at) at = busyUntil
  }
  return at < until ? [...gaps, { from: at, until }] : gaps
}

/** A part that lies in a gap or touches it fills it from now on; what lies in none is let go first. */
async function layParts(work: Work, asked: Around, gaps: readonly Gap[]) {
  const { resourceId, kind, reason } = asked
  const parts = await partsNow(work, asked)
  const filled = gaps.map((gap) => ({ gap, part: parts.find((one) => one.startsAt <= gap.until && one.endsAt >= gap.from) }))
  for (const part of parts) if (part.endsAt > work.now() && !filled.some((one) => one.part === part)) await letGo(work, part)
  const ids: string[] = []
  for (const { gap, part } of filled) {
    const id = part?.id ?? work.newId()
    ids.push(id)
    if (!part) await insertOccupancy(work, { id, resourceId, kind, ...gap, reason, pinned: true })
    else await moveEnds(work, part, { from: earlier(part.startsAt, gap.from), until: gap.until })
  }
  return ids
}

const earlier = (one: Date, other: Date) => new Date(Math.min(one.getTime(), other.getTime()))

async function moveEnds(work: Work, part: Part, { from: startsAt, until: endsAt }: Gap) {
  if (part.startsAt.getTime() === startsAt.getTime() && part.endsAt.getTime() === endsAt.getTime()) return
  await work.tx.updateTable('occupancies').set({ startsAt, endsAt }).where('id', '=', part.id).execute()
  work.record(resourceEndMoved, part.resourceId, factData({ ...part, startsAt, endsAt }))
}

async function letGo(work: Work, part: Part) {
  const released = { status: 'released' as const, releasedAt: work.now() }
  await work.tx.updateTable('occupancies').set(released).where('id', '=', part.id).execute()
  work.record(resourceReleased, part.resourceId, factData(part))
}
