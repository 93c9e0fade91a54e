import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { pageIn } from '#values/pages.ts'
import { shownNumber } from '../journey/number.ts'
import { seenBy } from '../journey/seen-by.ts'
import { senderIds } from '../merchants/senders.ts'
import { labelsAtOnce } from './labels-asked.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>
type Read = (ctx: Reader, id: string | undefined) => Promise<{ found: readonly { id: string | null }[] } | null>

/** The parcels whose labels an address asks for: some by name, or those of a table that was brought, one part of many. */
export async function labelsAsked(ctx: Reader, query: URLSearchParams, read: Read) {
  const brought = query.get('import')
  const named = (query.get('ids') ?? '').split(',')
  const all = brought ? ((await read(ctx, brought))?.found ?? []).flatMap(({ id }) => id ?? []) : named
  const from = firstOfPart(query)
  return all.filter(isUuid).slice(from, from + labelsAtOnce)
}

const firstOfPart = (query: URLSearchParams) =>
  (pageIn(new URLSearchParams({ page: query.get('part') ?? '1' })) - 1) * labelsAtOnce

/** Registered parcels that are still with their sender, in the order they were registered: one part of many. */
export async function registeredToLabel(ctx: Reader, query: URLSearchParams) {
  const senders = await senderIds(ctx, ctx.actor.id)
  const rows = await ctx.db
    .selectFrom('parcels')
    .select('id')
    .where(({ eb, fn, val }) => eb('senderId', '=', fn.any(val(senders))))
    .where('state', '=', 'registered')
    .where('endedAt', 'is', null)
    .orderBy('registeredAt')
    .orderBy('id')
    .limit(labelsAtOnce)
    .offset(firstOfPart(query))
    .execute()
  return rows.map(({ id }) => id)
}

const parcelsNamed = ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) =>
  db
    .selectFrom('parcels')
    .innerJoin('tariffZones', 'tariffZones.id', 'parcels.zoneId')
    .selectAll('parcels')
    .select('tariffZones.name as zone')
    .where(({ eb, fn, val }) => eb('parcels.id', '=', fn.any(val([...ids]))))

/** What a label says of each, in the order they were asked for; what this person does not see is left out. */
export async function seenLabels(ctx: Reader, ids: readonly string[]) {
  return withPieces(
    ctx,
    ids,
    await parcelsNamed(ctx, ids)
      .where((eb) => seenBy(eb, ctx.actor))
      .execute(),
  )
}

/** The same for whoever sent them. */
export async function ownLabels(ctx: Reader, ids: readonly string[]) {
  return sentLabels(ctx, ids, await senderIds(ctx, ctx.actor.id))
}

export async function sentLabels(ctx: Pick<Ctx, 'db'>, ids: readonly string[], senders: readonly string[]) {
  const rows = parcelsNamed(ctx, ids).where(({ eb, fn, val }) => eb('senderId', '=', fn.any(val([...senders]))))
  return withPieces(ctx, ids, await rows.execute())
}

type Row = Awaited<ReturnType<ReturnType<typeof parcelsNamed>['execute']>>[number]

async function withPieces({ db }: Pick<Ctx, 'db'>, ids: readonly string[], rows: readonly Row[]) {
  const pieces = await db
    .selectFrom('parcelPieces')
    .select(['parcelId', 'n', 'grams'])
    .where(({ eb, fn, val }) => eb('parcelId', '=', fn.any(val(rows.map(({ id }) => id)))))
    .orderBy('n')
    .execute()
  const of = Map.groupBy(pieces, ({ parcelId }) => parcelId)
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ ...row, bare: row.number, number: shownNumber(row.number), pieces: of.get(row.id) ?? [] }))
}
export type Labelled = Awaited<ReturnType<typeof withPieces>>[number]
