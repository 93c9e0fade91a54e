import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import * as around from './around.ts'
import * as board from './board.ts'
import * as asked from './board-asked.ts'
import * as bringing from './bringing.ts'
import * as room from './class-room.ts'
import * as classes from './classes.ts'
import { giveOut, takeBack } from './custody.ts'
import * as hours from './hour-board.ts'
import type { OccupancyKind as Kind } from './occupancy.ts'
import * as queries from './queries.ts'
import { standing } from './queries.ts'
import * as stock from './stock.ts'
import * as taking from './taking.ts'

/** Something that can be taken from now on: its area tells what it is. */
export const addResources = ({ tx }: Pick<Work, 'tx'>, kind: string, ids: readonly string[]) =>
  tx
    .insertInto('resources')
    .values(ids.map((id) => ({ id, kind, classId: null, offeredFrom: null, offeredUntil: null })))
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
export const occupy = (work: Work, { from, until, ...asked }: Taking) =>
  taking.occupyBetween(work, { ...asked, from: startOfDay(from), until: endOfDay(until) })

/** The same between moments, with the time it takes until the next may have it. */
export const occupyBetween = taking.occupyBetween
/** For what cannot be refused: whatever may move makes room, and around what stays its free parts are taken. */
export const occupyAround = around.occupyAround
/** It went out before this calendar knew it, or why it cannot have been out. */
export const { bringOut, whyNotOut } = bringing
/** Takes any of a class; what it has may change until it is pinned. */
export const occupyAnyOf = classes.occupyAnyOf
export const offerResource = classes.offerResource
export const pin = classes.pin
export const confirmHold = taking.confirmHold

/** What somebody has by the plan ends on another day than was said first. */
export const planUntil = (work: Work, { until, ...which }: { resourceId: string; occupancyId: string; until: string }) =>
  taking.planBetween(work, { ...which, until: endOfDay(until) })
/** The same to the moment, and from another one where it is named. */
export const planBetween = taking.planBetween

export const heldInWords = taking.heldInWords

/** The last day of a stretch that ends with it. */
export const lastDay = queries.lastDay

/** Nobody plans anything of this class until what is done here is done: for what leaves it. */
export const holdPlansOf = (work: Work, classId: string) => taking.lockPlans(work, classId)

/** Makes it free again: what has not begun never was, and what has begun ends now, or with the last day that was agreed on. */
export const release = (
  work: Work,
  { lastDay: last, ...which }: { resourceId: string; occupancyId: string; lastDay?: string | undefined },
) => taking.releaseFrom(work, { ...which, until: last ? endOfDay(last) : undefined })

export const giveUpHold = taking.giveUpHold
/** Makes what is planned free again, on whichever of its class it lies by now. */
export const releasePlanned = taking.releasePlanned

export const handOut = giveOut
export const handBack = takeBack

export type OccupancyKind = Kind

type Reader = Pick<Ctx, 'db' | 'now'>

/** By what each thing is taken at this moment, by the plan or because it is late, for lists of other areas to join: `occupancyId`, `resourceId`, `kind`, `partyId`, `endsAt`. */
export const takenNow = (ctx: Reader) =>
  standing(ctx)
    .select(['occupancies.id as occupancyId', 'resourceId', 'kind', 'partyId', 'endsAt'])
    .where('startsAt', '<=', ctx.now())
    .where((eb) => eb.or([eb('endsAt', '>', ctx.now()), late(ctx)]))

/** What is in somebody's hands now, by what it went out for, for lists of other areas to join: `resourceId`, `kind`. */
export const outNow = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('custodies')
    .innerJoin('occupancies', 'occupancies.id', 'custodies.occupancyId')
    .select(['custodies.resourceId', 'occupancies.kind'])
    .where('custodies.backAt', 'is', null)

/** On which thing each stretch lies and whether it stays there, for lists of other areas to join: `occupancyId`, `resourceId`, `pinned`. */
export const lanes = ({ db }: Pick<Ctx, 'db'>) =>
  db.selectFrom('occupancies').select(['id as occupancyId', 'resourceId', 'pinned'])

/** Until when each thing may be planned, for lists of other areas to join: `resourceId`, `offeredUntil`. */
export const offered = ({ db }: Pick<Ctx, 'db'>) => db.selectFrom('resources').select(['id as resourceId', 'offeredUntil'])

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
export const barsAmong = queries.barsAmong
export const daysOnBoard = board.daysOnBoard
export const takenOnBoard = board.takenOnBoard
/** A board to the hour, class by class. */
export const hourBoard = hours.hourBoard
export const daysAsked = asked.daysShown

/** What of a class is free: between two moments, day by day, and from when on where nothing is. */
export const freeBetween = room.freeBetween
export const roomOf = room.roomOf
export const nextFree = room.nextFree

/** Things of which there are many alike. */
export const addPool = stock.addPool
export const setPoolTotal = stock.setPoolTotal
export const freeStock = stock.freeStock
export const dropStock = stock.dropStock
export const takeStock = stock.takeStock
export const giveStockBack = stock.giveStockBack
export const releaseStock = stock.releaseStock
export const stockNow = stock.stockNow
export const { stockFree, stockFreeByDay } = stock
export type StockSlice = stock.Slice
