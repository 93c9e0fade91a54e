import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, endOfDay, startOfDay } from '#values/days.ts'
import * as board from './board.ts'
import { giveOut, takeBack } from './custody.ts'
import { holdRanOut, resourceEndMoved, resourceReleased, resourceTaken } from './facts.ts'
import { type OccupancyKind, occupancyKinds, type ResourceKind } from './occupancy.ts'
import * as queries from './queries.ts'
import { standing } from './queries.ts'

/** Something that can be taken from now on: its area tells what it is. */
export const addResources = ({ tx }: Pick<Work, 'tx'>, kind: ResourceKind, ids: readonly string[]) =>
  tx
    .insertInto('resources')
    .values(ids.map((id) => ({ id, kind })))
    .execute()

export type Taking = {
  resourceId: string
  kind: OccupancyKind
  /** Both days are within. */
  from: string
  until: string
  /** Given for a hold: the moment at which it ends by itself. */
  expiresAt?: Date
  partyId?: string | undefined
  reason: string
  /** Under which field of the form a collision is told. */
  field: string
}

/** Takes it for these days, or says at the field what is in the way. Who takes the same thing at the same moment waits, and is told. */
export async function occupy(work: Work, { resourceId, kind, from, until, field, ...taking }: Taking) {
  await holdStill(work, resourceId)
  const [startsAt, endsAt] = [startOfDay(from), endOfDay(until)]
  const other = await inTheWay(work, { resourceId, startsAt, endsAt })
  if (other) throw fieldFault(field, heldInWords(other) ?? `${inWords(other)}. اختر مدة أخرى.`)
  const id = work.newId()
  const { expiresAt = null, partyId = null, reason } = taking
  await work.tx
    .insertInto('occupancies')
    .values({
      ...{ id, resourceId, kind, status: expiresAt ? 'held' : 'confirmed', startsAt, endsAt, expiresAt, partyId, reason },
      ...{ takenBy: work.actor.id, takenAt: work.now(), releasedAt: null },
    })
    .execute()
  work.record(resourceTaken, resourceId, { kind, from, until, reason })
  return { id }
}

/** Who plans with the same thing at the same moment waits; holds whose time is over make room. */
async function holdStill(work: Work, resourceId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${resourceId}, 968014))`.execute(work.tx)
  await putAwayRunOut(work, resourceId)
}

const inTheWay = ({ tx }: Work, { resourceId, startsAt, endsAt }: { resourceId: string; startsAt: Date; endsAt: Date }) =>
  tx
    .selectFrom('occupancies')
    .select(['kind', 'startsAt', 'endsAt', 'expiresAt', 'reason'])
    .where('resourceId', '=', resourceId)
    .where('status', '<>', 'released')
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst()

/**
 * What somebody has by the plan ends on another day than was said first: sooner always, later only where nobody else has it by then.
 * Where it came back already, nothing is left to plan.
 */
export async function planUntil(
  work: Work,
  { resourceId, occupancyId, until }: { resourceId: string; occupancyId: string; until: string },
) {
  await holdStill(work, resourceId)
  const planned = await work.tx
    .selectFrom('occupancies')
    .select(['kind', 'startsAt', 'endsAt', 'reason'])
    .where('id', '=', occupancyId)
    .where('status', 'in', ['confirmed', 'out'])
    .forUpdate()
    .executeTakeFirst()
  const endsAt = endOfDay(until)
  if (!planned || planned.endsAt.getTime() === endsAt.getTime()) return
  const other = endsAt > planned.endsAt && (await inTheWay(work, { resourceId, startsAt: planned.endsAt, endsAt }))
  if (other) throw new Refusal('calendar.promised', `${inWords(other)}. حدّث الصفحة.`)
  await work.tx.updateTable('occupancies').set({ endsAt }).where('id', '=', occupancyId).execute()
  work.record(resourceEndMoved, resourceId, told({ ...planned, endsAt }))
}

type Told = { kind: OccupancyKind; startsAt: Date; endsAt: Date; reason: string }

const inWords = ({ kind, startsAt, endsAt, reason }: Told) =>
  `مشغولة من ${dayInWords(dayOf(startsAt))} إلى ${dayInWords(lastDay(endsAt))}: ${occupancyKinds[kind]}، ${reason}`

/** Of a hold, what can be done about it; of anything else nothing. */
export const heldInWords = ({ expiresAt, reason }: Pick<Told, 'reason'> & { expiresAt: Date | null }) =>
  expiresAt &&
  `محجوزة مبدئيًا حتى ${dayInWords(lastDay(expiresAt))}: ${reason}. إن كان الحجز لمن تريدها له فألغِه أولًا، وإلا فاختر مدة أخرى.`

/** The last day of a stretch that ends with it. */
export const lastDay = queries.lastDay

const told = ({ kind, startsAt, endsAt, reason }: Told) => ({
  ...{ kind, reason },
  ...{ from: dayOf(startsAt), until: lastDay(endsAt) },
})

/** Holds whose time is over make room for whoever comes. */
async function putAwayRunOut(work: Work, resourceId: string) {
  const over = await work.tx
    .updateTable('occupancies')
    .set(({ ref }) => ({ status: 'released', releasedAt: ref('expiresAt') }))
    .where('resourceId', '=', resourceId)
    .where('status', '=', 'held')
    .where('expiresAt', '<=', work.now())
    .returning(['kind', 'startsAt', 'endsAt', 'reason'])
    .execute()
  for (const hold of over) work.record(holdRanOut, resourceId, told(hold))
}

/** Makes it free again: what has not begun never was, and what has begun ends now, or with the last day that was agreed on. */
export async function release(
  work: Work,
  { resourceId, occupancyId, lastDay: until }: { resourceId: string; occupancyId: string; lastDay?: string | undefined },
) {
  await putAwayRunOut(work, resourceId)
  const one = await work.tx
    .selectFrom('occupancies')
    .select(['id', 'kind', 'startsAt', 'endsAt', 'reason'])
    .where('id', '=', occupancyId)
    .where('resourceId', '=', resourceId)
    .where('status', '<>', 'released')
    .where('endsAt', '>', work.now())
    .forUpdate()
    .executeTakeFirst()
  if (!one) throw new Refusal('calendar.over', 'انتهت هذه المدة أو حرّرها زميل. حدّث الصفحة.')
  const now = work.now()
  const isPast = one.startsAt < now && one.kind !== 'hold'
  await work.tx
    .updateTable('occupancies')
    .set(isPast ? { endsAt: until ? endOfDay(until) : now } : { status: 'released', releasedAt: now })
    .where('id', '=', one.id)
    .execute()
  work.record(resourceReleased, resourceId, told(one))
  return one
}

/** A hold that is needed no more, or has become what it was for, makes room; where it stands no more, nothing is to be done. */
export async function giveUpHold(work: Work, { resourceId, occupancyId }: { resourceId: string; occupancyId: string }) {
  await putAwayRunOut(work, resourceId)
  const one = await work.tx
    .updateTable('occupancies')
    .set({ status: 'released', releasedAt: work.now() })
    .where('id', '=', occupancyId)
    .where('resourceId', '=', resourceId)
    .where('status', '=', 'held')
    .returning(['kind', 'startsAt', 'endsAt', 'reason'])
    .executeTakeFirst()
  if (one) work.record(resourceReleased, resourceId, told(one))
}

export const handOut = giveOut
export const handBack = takeBack

type Reader = Pick<Ctx, 'db' | 'now'>

/** By what each thing is taken at this moment, by the plan or because it is late, for lists of other areas to join: `occupancyId`, `resourceId`, `kind`, `partyId`, `endsAt`. */
export const takenNow = (ctx: Reader) =>
  standing(ctx)
    .select(['occupancies.id as occupancyId', 'resourceId', 'kind', 'partyId', 'endsAt'])
    .where('startsAt', '<=', ctx.now())
    .where((eb) => eb.or([eb('endsAt', '>', ctx.now()), late(ctx)]))

/** It is past its end and not back yet, and nobody else has it by the plan. */
const late = ({ now }: Pick<Ctx, 'now'>) => sql<boolean>`(occupancies.status = 'out' and not exists (
  select from occupancies other where other.resource_id = occupancies.resource_id and other.id <> occupancies.id
  and other.status <> 'released' and other.starts_at <= ${now()} and other.ends_at > ${now()}))`

/** What is taken at any moment of these days, both within, for lists of other areas to leave out: `resourceId`. */
export const takenDuring = (ctx: Reader, { from, until }: { from: string; until: string }) =>
  standing(ctx).select('resourceId').where('startsAt', '<', endOfDay(until)).where('endsAt', '>', startOfDay(from))

/** Which days of these, both within, each thing is taken for what, for reports of other areas to join: `resourceId`, `kind`, `fromDay`, `untilDay`. */
export const daysTaken = (ctx: Reader, { from, until }: { from: string; until: string }) =>
  standing(ctx)
    .select(['resourceId', 'kind'])
    .select(sql<string>`greatest((starts_at at time zone 'Asia/Muscat')::date, ${from}::date)`.as('fromDay'))
    .select(
      sql<string>`least(((ends_at - interval '1 microsecond') at time zone 'Asia/Muscat')::date, ${until}::date)`.as('untilDay'),
    )
    .where('startsAt', '<', endOfDay(until))
    .where('endsAt', '>', startOfDay(from))

/** Until when contracts bind each thing from now on, neither holds nor repairs; for lists of other areas to join. */
export const boundNow = (ctx: Reader) =>
  standing(ctx)
    .select(({ fn }) => ['resourceId', fn.max('endsAt').as('endsAt')])
    .where('kind', 'not in', ['hold', 'maintenance'])
    .where('endsAt', '>', ctx.now())
    .groupBy('resourceId')

/** From which day a contract has each thing that none has yet, neither holds nor repairs, for lists of other areas to join: `resourceId`, `fromDay`. */
export const boundFrom = (ctx: Reader) =>
  standing(ctx)
    .select(['resourceId', sql<string>`(min(starts_at) at time zone 'Asia/Muscat')::date`.as('fromDay')])
    .where('kind', 'not in', ['hold', 'maintenance'])
    .where('startsAt', '>', ctx.now())
    .groupBy('resourceId')

/** What stands in the calendar of one thing from a day on, in its order; of many within days; and on a sheet of the board. */
export const occupanciesOf = queries.occupanciesOf
export const occupanciesAmong = queries.occupanciesAmong
export const daysOnBoard = board.daysOnBoard
export const takenOnBoard = board.takenOnBoard
