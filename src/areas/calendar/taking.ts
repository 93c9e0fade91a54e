import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords, momentInWords } from '#values/dates.ts'
import { dayOf, startOfDay } from '#values/days.ts'
import { holdConfirmed, holdRanOut, resourceEndMoved, resourceReleased, resourceTaken } from './facts.ts'
import { type OccupancyKind, occupancyKinds } from './occupancy.ts'
import { lastDay } from './queries.ts'
import { makeRoom } from './repacking.ts'

export type Between = {
  resourceId: string
  kind: OccupancyKind
  from: Date
  until: Date
  /** Minutes after which the next may have it: washing, the way back. */
  turnaround?: number
  /** Given for a hold: the moment at which it ends by itself. */
  expiresAt?: Date | undefined
  partyId?: string | undefined
  reason: string
  /** Under which field of the form a collision is told. */
  field: string
}

/** Takes it between these moments, or says at the field what is in the way. What may lie elsewhere makes room. */
export async function occupyBetween(work: Work, asked: Between) {
  const { resourceId, from, until, turnaround = 0, field } = asked
  const classId = await holdStill(work, resourceId)
  const other = await inTheWay(work, { resourceId, from, until, turnaround })
  const id = work.newId()
  const wanted = { id, from, until, turnaround, resourceId }
  if (other && !(classId && (await makeRoom(work, classId, wanted))))
    throw fieldFault(field, heldInWords(other) ?? `${inWords(other)}. اختر مدة أخرى.`)
  await insertOccupancy(work, { ...asked, id, pinned: true })
  return { id }
}

type Inserted = Omit<Between, 'field'> & { id: string; pinned: boolean; status?: 'out' }

export async function insertOccupancy(work: Work, asked: Inserted) {
  const { id, resourceId, kind, from, until, turnaround = 0, expiresAt = null, partyId = null, reason, pinned } = asked
  const { status = expiresAt ? 'held' : 'confirmed' } = asked
  await work.tx
    .insertInto('occupancies')
    .values({
      ...{ id, resourceId, kind, status, startsAt: from, endsAt: until, turnaround, pinned },
      ...{ expiresAt, partyId, reason, takenBy: work.actor.id, takenAt: work.now(), releasedAt: null },
    })
    .execute()
  work.record(resourceTaken, resourceId, { kind, from: dayOf(from), until: lastDay(until), reason })
}

/**
 * Who plans with the same thing, or with another of its class, at the same moment waits; holds whose time is over make room.
 * Returns its class.
 */
export async function holdStill(work: Work, resourceId: string) {
  const one = await work.tx.selectFrom('resources').select('classId').where('id', '=', resourceId).executeTakeFirst()
  await lockPlans(work, one?.classId ?? resourceId)
  await putAwayRunOut(work, [resourceId])
  return one?.classId ?? null
}

/** The same by what is planned: it may have moved to another thing of its class since it was read. Returns where it lies. */
export async function holdPlanStill(work: Work, occupancyId: string) {
  const find = () => work.tx.selectFrom('occupancies').select('resourceId').where('id', '=', occupancyId).executeTakeFirst()
  const before = await find()
  if (!before) throw new Refusal('calendar.over', over)
  await holdStill(work, before.resourceId)
  return (await find())?.resourceId ?? before.resourceId
}

export const over = 'انتهت هذه المدة أو حرّرها زميل. حدّث الصفحة.'

export async function lockPlans(work: Work, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 968014))`.execute(work.tx)
}

type Stretch = { resourceId: string; from: Date; until: Date; turnaround: number }

export const inTheWay = ({ tx }: Work, { resourceId, from, until, turnaround }: Stretch, butNot: string | null = null) =>
  tx
    .selectFrom('occupancies')
    .select(['kind', 'startsAt', 'endsAt', 'expiresAt', 'reason'])
    .where('resourceId', '=', resourceId)
    .where('status', '<>', 'released')
    .where('startsAt', '<', new Date(until.getTime() + turnaround * 60_000))
    .where(sql<boolean>`free_from(ends_at, turnaround) > ${from}`)
    .$if(butNot !== null, (query) => query.where('id', '<>', butNot))
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst()

type Replanned = { resourceId: string; occupancyId: string; from?: Date; until: Date }

/**
 * What somebody has by the plan begins or ends at another moment: shorter always, longer only where nobody else has it by then, or
 * what lies there may move to another of its class. Where it came back already, nothing is left to plan.
 */
export async function planBetween(work: Work, { resourceId, occupancyId, from, until }: Replanned) {
  const classId = await holdStill(work, resourceId)
  const planned = await work.tx
    .selectFrom('occupancies')
    .select(['kind', 'startsAt', 'endsAt', 'turnaround', 'reason'])
    .where('id', '=', occupancyId)
    .where('status', 'in', ['confirmed', 'out'])
    .forUpdate()
    .executeTakeFirst()
  const startsAt = from ?? planned?.startsAt
  if (!planned || !startsAt) return
  if (planned.endsAt.getTime() === until.getTime() && startsAt.getTime() === planned.startsAt.getTime()) return
  const stretch = { resourceId, from: startsAt, until, turnaround: planned.turnaround }
  const other = await inTheWay(work, stretch, occupancyId)
  if (other && !(classId && (await makeRoom(work, classId, { ...stretch, id: occupancyId }))))
    throw new Refusal('calendar.promised', `${inWords(other)}. حدّث الصفحة.`)
  await work.tx.updateTable('occupancies').set({ startsAt, endsAt: until }).where('id', '=', occupancyId).execute()
  work.record(resourceEndMoved, resourceId, factData({ ...planned, startsAt, endsAt: until }))
}

type Told = { kind: OccupancyKind; startsAt: Date; endsAt: Date; reason: string }

/** In days where it is of whole days, else with the hours. */
export function inWords({ kind, startsAt, endsAt, reason }: Told) {
  const isOfDays = [startsAt, endsAt].every((at) => startOfDay(dayOf(at)).getTime() === at.getTime())
  const [first, last] = isOfDays
    ? [dayInWords(dayOf(startsAt)), dayInWords(lastDay(endsAt))]
    : [momentInWords(startsAt), momentInWords(endsAt)]
  return `مشغولة من ${first} إلى ${last}: ${occupancyKinds[kind]}، ${reason}`
}

/** Of a hold, what can be done about it; of anything else nothing. */
export const heldInWords = ({ expiresAt, reason }: Pick<Told, 'reason'> & { expiresAt: Date | null }) =>
  expiresAt &&
  `محجوزة مبدئيًا حتى ${dayInWords(lastDay(expiresAt))}: ${reason}. إن كان الحجز لمن تريدها له فألغِه أولًا، وإلا فاختر مدة أخرى.`

export const factData = ({ kind, startsAt, endsAt, reason }: Told) => ({
  ...{ kind, reason },
  ...{ from: dayOf(startsAt), until: lastDay(endsAt) },
})

/** Holds whose time is over make room for whoever comes. */
export async function putAwayRunOut(work: Work, resourceIds: readonly string[]) {
  const over = await work.tx
    .updateTable('occupancies')
    .set(({ ref }) => ({ status: 'released', releasedAt: ref('expiresAt') }))
    .where(({ eb, fn, val }) => eb('resourceId', '=', fn.any(val(resourceIds))))
    .where('status', '=', 'held')
    .where('expiresAt', '<=', work.now())
    .returning(['resourceId', 'kind', 'startsAt', 'endsAt', 'reason'])
    .execute()
  for (const { resourceId, ...hold } of over) work.record(holdRanOut, resourceId, factData(hold))
}

type Released = { resourceId: string; occupancyId: string; until?: Date | undefined }

/** Makes it free again: what has not begun never was, and what has begun ends now, or when it was agreed to. */
export async function releaseFrom(work: Work, { resourceId, occupancyId, until }: Released) {
  await holdStill(work, resourceId)
  const one = await work.tx
    .selectFrom('occupancies')
    .select(['id', 'kind', 'startsAt', 'endsAt', 'reason'])
    .where('id', '=', occupancyId)
    .where('resourceId', '=', resourceId)
    .where('status', '<>', 'released')
    .where('endsAt', '>', work.now())
    .forUpdate()
    .executeTakeFirst()
  if (!one) throw new Refusal('calendar.over', over)
  const now = work.now()
  const isPast = one.startsAt < now && one.kind !== 'hold'
  await work.tx
    .updateTable('occupancies')
    .set(isPast ? { endsAt: until ?? now } : { status: 'released', releasedAt: now })
    .where('id', '=', one.id)
    .execute()
  work.record(resourceReleased, resourceId, factData(one))
  return one
}

/** The same by what is planned, wherever of its class it lies by now; where nothing stands any more, nothing is to be done. */
export async function releasePlanned(work: Work, occupancyId: string) {
  const resourceId = await holdPlanStill(work, occupancyId)
  const standing = await work.tx
    .selectFrom('occupancies')
    .select('id')
    .where('id', '=', occupancyId)
    .where('status', '<>', 'released')
    .where('endsAt', '>', work.now())
    .executeTakeFirst()
  if (standing) await releaseFrom(work, { resourceId, occupancyId })
}

/** A hold that is needed no more, or has become what it was for, makes room; where it stands no more, nothing is to be done. */
export async function giveUpHold(work: Work, { resourceId, occupancyId }: { resourceId: string; occupancyId: string }) {
  await holdStill(work, resourceId)
  const one = await work.tx
    .updateTable('occupancies')
    .set({ status: 'released', releasedAt: work.now() })
    .where('id', '=', occupancyId)
    .where('resourceId', '=', resourceId)
    .where('status', '=', 'held')
    .returning(['kind', 'startsAt', 'endsAt', 'reason'])
    .executeTakeFirst()
  if (one) work.record(resourceReleased, resourceId, factData(one))
}

/** A hold becomes what it was for; false where its time is over. */
export async function confirmHold(work: Work, { occupancyId, partyId }: { occupancyId: string; partyId: string | null }) {
  await holdPlanStill(work, occupancyId)
  const one = await work.tx
    .updateTable('occupancies')
    .set({ status: 'confirmed', expiresAt: null, partyId })
    .where('id', '=', occupancyId)
    .where('status', '=', 'held')
    .returning(['resourceId', 'kind', 'reason'])
    .executeTakeFirst()
  if (one) work.record(holdConfirmed, one.resourceId, { kind: one.kind, reason: one.reason })
  return one !== undefined
}
