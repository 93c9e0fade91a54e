import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { dueAtDoor } from '../counter/taking-money.ts'
import { oldParcelsFor } from '../journey/exchanges.ts'
import { shownNumber } from '../journey/number.ts'
import { knownPlaces } from './known-places.ts'
import { runNumber } from './run.ts'

/** One run with its stops in their order; null where this person sees it neither by branch nor as their own. */
export async function runShown(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('parcelRuns')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.deliver, { branch: 'parcelRuns.branchId', assignee: 'parcelRuns.courierId' }))
    .executeTakeFirst()
  if (!row) return null
  const stops = await stopsOf(ctx, [id])
  // Whose door it was and their phone are the courier's while the run is open.
  const past = { recipientPhone: '', landmark: null, building: null, instructions: null, collector: null }
  return {
    ...{ ...row, number: runNumber(row), stops: row.state === 'closed' ? stops.map((stop) => ({ ...stop, ...past })) : stops },
    mayDispatch: reaches(ctx.actor, may.dispatch, row),
    mayTakeBack: reaches(ctx.actor, may.sort, row),
  }
}
export type ShownRun = NonNullable<Awaited<ReturnType<typeof runShown>>>
export type ShownStop = NonNullable<Awaited<ReturnType<typeof ownStop>>>['stop']

async function stopsOf({ db }: Pick<Ctx, 'db'>, runIds: readonly string[]) {
  if (runIds.length === 0) return []
  const rows = await db
    .selectFrom('parcelStops')
    .innerJoin('parcels', 'parcels.id', 'parcelStops.parcelId')
    .select([
      'parcelStops.id',
      'runId',
      'parcelId',
      'position',
      'parcelStops.state',
      'calls',
      'reason',
      'note',
      'number',
      'content',
    ])
    .select([
      'recipientName',
      'recipientPhone',
      'senderName',
      'place',
      'quarter',
      'landmark',
      'building',
      'pieceCount',
      'fragile',
      'cod',
    ])
    .select(['deliverOn', 'deliverFrom', 'instructions', 'collector'])
    .select(['parcelStops.pinLatitude', 'parcelStops.pinLongitude', 'parcelStops.pinAccuracy'])
    .where('runId', 'in', runIds)
    .orderBy('position')
    .execute()
  const exchanges = await exchangesAt(db, rows)
  return rows.map(({ number, ...row }) => {
    const exchange = exchanges.get(row.parcelId) ?? null
    return { ...row, bare: number, number: shownNumber(number), exchange }
  })
}

/** What is taken where these are given, and whether it was. */
async function exchangesAt(db: Ctx['db'], stops: readonly { parcelId: string }[]) {
  const olds = await oldParcelsFor(
    db,
    stops.map(({ parcelId }) => parcelId),
  )
  return new Map(
    [...olds].map(([parcelId, { number, state }]) => [
      parcelId,
      { bare: number, number: shownNumber(number), isTaken: state !== 'registered' },
    ]),
  )
}

/** The courier's own day: the runs that are open, with what is still to do first. */
export async function ownRun(ctx: Ctx) {
  const rows = await ctx.db
    .selectFrom('parcelRuns')
    .selectAll()
    .where('courierId', '=', isUuid(ctx.actor.id) ? ctx.actor.id : null)
    .where('state', '<>', 'closed')
    .where('day', '<=', dayOf(ctx.now()))
    .orderBy('day')
    .execute()
  const stops = await stopsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, number: runNumber(row), stops: stops.filter(({ runId }) => runId === row.id) }))
}

/** One stop of an open run, with the name, the phone and the place; nothing of it once the run is closed. */
export async function ownStop(ctx: Ctx, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const found = await ctx.db.selectFrom('parcelStops').select('runId').where('id', '=', id).executeTakeFirst()
  const run = found ? await runShown(ctx, found.runId) : null
  const stop = run?.stops.find((one) => one.id === id)
  if (!run || !stop || run.state === 'closed') return null
  const parcel = await ctx.db.selectFrom('parcels').selectAll().where('id', '=', stop.parcelId).executeTakeFirstOrThrow()
  const { cod, ours, card, cash } = await dueAtDoor(ctx, parcel)
  const pin = (await knownPlaces(ctx.db, [parcel])).get(parcel.id) ?? null
  return { run, stop: { ...stop, due: { cod, ours, card, cash }, pin } }
}
