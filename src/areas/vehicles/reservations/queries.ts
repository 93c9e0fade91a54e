import { sql } from 'kysely'
import { lanes } from '#areas/calendar/public.ts'
import { recordsOf } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/vehicles/fleet/queries.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { duringDays, pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { withinReach } from '#platform/reach.ts'
import { readReference } from '#values/reference.ts'
import { classChoices } from '../classes/queries.ts'
import { type ReservationState, reservationNumber, stateAt } from './reservation.ts'
import { type ReservationsAsked, reservationsPerPage } from './reservation-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'known'>

/** What whoever asks may see, each with the car it has by now. */
export const within = (ctx: Pick<Ctx, 'db' | 'actor'>) =>
  ctx.db
    .selectFrom('carReservations')
    .innerJoin('vehicleClasses', 'vehicleClasses.id', 'carReservations.classId')
    .innerJoin(lanes(ctx).as('lane'), 'lane.occupancyId', 'carReservations.occupancyId')
    .leftJoin('vehicles', 'vehicles.id', 'lane.resourceId')
    .where((eb) => withinReach(eb, ctx.actor, may.viewReservations, { branch: 'carReservations.branchId' }))

/** The state one reads now: a hold whose minute has passed is over. */
const stateNow = (now: Date) => sql<ReservationState>`case when car_reservations.state = 'held' and hold_until <= ${now}
  then 'expired' else car_reservations.state end`

type Matched = Omit<ReservationsAsked, 'page' | 'sort'>
const everything: Matched = { q: '', state: '', class: '', branch: '', day: '', party: '', vehicle: '' }

function matching(ctx: Reader, { q, state, class: classId, branch, day, party, vehicle }: Matched) {
  const now = ctx.now()
  const isToCome = [state, q, party, vehicle].every((asked) => asked === '')
  return within(ctx)
    .where(everyWord(readReference(q) ?? q, 'carReservations.words'))
    .$if(state !== '', (all) => all.where(stateNow(now), '=', state || 'held'))
    .$if(isToCome, (all) => all.where(stateNow(now), 'in', ['held', 'requested', 'confirmed', 'vehicle-assigned']))
    .$if(isUuid(classId), (all) => all.where('carReservations.classId', '=', classId))
    .$if(isUuid(branch), (all) => all.where('carReservations.branchId', '=', branch))
    .$if(isUuid(party), (all) => all.where('carReservations.partyId', 'in', recordsOf(party)))
    .$if(isUuid(vehicle), (all) => all.where('lane.resourceId', '=', vehicle))
    .$if(day !== '', (all) => all.where((eb) => duringDays(eb, 'startsAt', { from: day, to: day })))
}

const columns = [
  ...(['carReservations.id', 'sequence', 'madeAt', 'carReservations.state', 'holdUntil', 'startsAt', 'endsAt'] as const),
  ...(['carReservations.name', 'phone', 'source', 'net', 'vat', 'vehicleClasses.name as className'] as const),
  ...(['plateDigits', 'plateLetters'] as const),
] as const

const order = { class: sql`vehicle_classes.position`, from: sql`starts_at`, total: sql`net + vat` } as const

const sorted = (sort: string) => {
  const column = order[sort.replace(/^-/, '') as keyof typeof order] ?? order.from
  return sort.startsWith('-') ? sql`${column} desc` : column
}

type Row = {
  sequence: number
  madeAt: Date
  state: ReservationState
  holdUntil: Date | null
  net: bigint
  vat: bigint
  plateDigits: string | null
  plateLetters: string | null
}

const shown = <Of extends Row>(row: Of, now: Date) => ({
  ...row,
  ...{ number: reservationNumber(row), state: stateAt(row, now), total: row.net + row.vat },
  plate:
    row.state === 'vehicle-assigned' && row.plateDigits && row.plateLetters
      ? { digits: row.plateDigits, letters: row.plateLetters }
      : null,
})

/** One page of the reservations that are asked for, the next one first. */
export async function reservations(ctx: Reader, asked: ReservationsAsked) {
  const total = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const list = matching(ctx, asked).select(columns).orderBy(sorted(asked.sort)).orderBy('sequence')
  const count = Number(total.count)
  const { at, rows } = await pageOf(list, { page: asked.page, count, perPage: reservationsPerPage })
  const [classes, branches] = [await classChoices(ctx.db), await branchChoices(ctx, may.viewReservations)]
  return { rows: rows.map((row) => shown(row, ctx.now())), count, at, classes, branches }
}
export type ReservationRow = Awaited<ReturnType<typeof reservations>>['rows'][number]

/** All that is asked for, in the order of their days. */
export async function* exportedReservations(ctx: Reader, asked: ReservationsAsked) {
  const rows = await matching(ctx, asked).select(columns).orderBy('startsAt').orderBy('sequence').execute()
  yield* rows.map((row) => shown(row, ctx.now()))
}

/** For the search over everything: by the number or the phone in any writing, or by name. */
export async function findReservations(ctx: Reader, words: string) {
  const rows = await matching(ctx, { ...everything, q: words })
    .select(columns)
    .orderBy('startsAt', 'desc')
    .limit(5)
    .execute()
  return rows.map((row) => shown(row, ctx.now()))
}

/** The latest of one customer, or of one car, for their pages. */
export async function latestReservations(ctx: Reader, of: { party: string } | { vehicle: string }) {
  const list = matching(ctx, { ...everything, ...of }).select(columns)
  const rows = await list.orderBy('startsAt', 'desc').orderBy('sequence').limit(5).execute()
  return rows.map((row) => shown(row, ctx.now()))
}
