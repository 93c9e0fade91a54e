import { sql } from 'kysely'
import { z } from 'zod'
import { branches } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { readNumber } from '../../journey/number.ts'
import { steps } from '../../journey/parcel.ts'
import { sentLabels } from '../../papers/labelled.ts'
import { parcelLabels, parcelLabelsInZpl } from '../../papers/parcel-papers.ts'
import { placesKept } from '../../tariff/places.ts'
import { tariff } from '../../tariff/quoting.ts'
import type { Caller } from '../caller.ts'
import { asks } from '../endpoint.ts'
import type { Problem } from '../problem.ts'
import { afterCursor, badCursor, cursorOf, notThere, oneSent, perPage, sentBy } from '../reading.ts'
import { apiStateNames, apiStates, EventsTold, ParcelsTold, ParcelTold, PlacesTold, ProofTold } from '../shapes.ts'
import { parcelTold } from '../telling.ts'

const parcels = { scope: 'parcels' } as const

const Listed = z.strictObject({
  state: z.enum(apiStateNames, 'حالة لا نعرفها.').optional(),
  updatedAfter: z.iso.datetime({ error: 'الوقت مثل 2026-01-15T08:00:00Z.', offset: true }).optional(),
  reference: z.string().max(40).optional(),
  cursor: z.string().max(200).optional(),
})

export const listByApi = asks(
  {
    name: 'list',
    method: 'GET',
    path: '/parcels',
    summary: 'طرودك، الأحدث أولًا',
    ...parcels,
    query: Listed,
    answer: ParcelsTold,
  },
  async ({ db }, { caller, query: { state, updatedAfter, reference, cursor } }) => {
    const ours = Object.entries(apiStates).flatMap(([mine, told]) => (told === state ? [mine] : []))
    const rows = await sentBy(db, caller)
      .selectAll()
      .$if(state !== undefined, (all) => all.where(({ eb, fn, val }) => eb('state', '=', fn.any(val(ours as never[])))))
      .$if(updatedAfter !== undefined, (all) => all.where('changedAt', '>', new Date(updatedAfter ?? 0)))
      .$if(reference !== undefined, (all) => all.where('senderReference', '=', reference ?? ''))
      .$if(cursor !== undefined, (all) => all.where(afterCursor(cursor ?? '')))
      .orderBy('registeredAt', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage + 1)
      .execute()
    const page = rows.slice(0, perPage)
    const last = page.at(-1)
    return {
      parcels: page.map(parcelTold),
      next: rows.length > perPage && last ? cursorOf({ at: last.registeredAt, id: last.id }) : null,
    }
  },
)

export const readByApi = asks(
  { name: 'read', method: 'GET', path: '/parcels/{number}', summary: 'طرد واحد', ...parcels, answer: ParcelTold },
  async (ctx, { caller, params }) => parcelTold(await oneSent(ctx, caller, params.number)),
)

const open = Object.entries(steps).flatMap(([name, { isPublic }]) => (isPublic ? [name] : []))

/** What happened to his parcels that whoever has a number may read, in the order it came in. */
const events = ({ db }: Pick<Ctx, 'db'>, caller: Caller, after: string) =>
  db
    .selectFrom('parcelEvents')
    .innerJoin(sentBy(db, caller).select(['id', 'number', 'senderReference']).as('own'), 'own.id', 'parcelEvents.parcelId')
    .innerJoin('parcelPieces', 'parcelPieces.id', 'parcelEvents.pieceId')
    .select(['sequence', 'number', 'senderReference', 'step', 'at', 'branchId', 'reason'])
    .where('parcelPieces.n', '=', 1)
    .where(({ eb, fn, val }) => eb('step', '=', fn.any(val(open as never[]))))
    .where(sql<boolean>`sequence > ${after}::bigint`)
    .orderBy('sequence')
    .limit(perPage + 1)

type Rows = Awaited<ReturnType<ReturnType<typeof events>['execute']>>

async function eventsTold(ctx: Pick<Ctx, 'db'>, rows: Rows) {
  const named = new Map((await branches(ctx)).map(({ id, nameAr }) => [id, nameAr]))
  const page = rows.slice(0, perPage)
  return {
    events: page.map(({ sequence, senderReference, step, at, branchId, ...row }) => ({
      ...{ ...row, sequence: String(sequence), reference: senderReference, event: step },
      ...{ at: at.toISOString(), branch: named.get(branchId) ?? '' },
    })),
    next: rows.length > perPage ? String(page.at(-1)?.sequence) : null,
  }
}

export const eventsByApi = asks(
  {
    ...{ name: 'events', method: 'GET', path: '/events', summary: 'ما جرى لطرودك بعد رقم', ...parcels, answer: EventsTold },
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,18}$/, badCursor.detail)
        .optional(),
    }),
  },
  async (ctx, { caller, query: { after = '0' } }) => eventsTold(ctx, await events(ctx, caller, after).execute()),
)

export const eventsOfOneByApi = asks(
  { name: 'events-of', method: 'GET', path: '/parcels/{number}/events', summary: 'ما جرى لطرد', ...parcels, answer: EventsTold },
  async (ctx, { caller, params }) => {
    const { number } = await oneSent(ctx, caller, params.number)
    return eventsTold(ctx, await events(ctx, caller, '0').where('own.number', '=', number).execute())
  },
)

const noProof: Problem = { status: 404, code: 'not-delivered', detail: 'لم يُسلَّم الطرد بعد.' }

export const proofByApi = asks(
  {
    name: 'proof',
    method: 'GET',
    path: '/parcels/{number}/proof',
    summary: 'من استلم الطرد وبماذا',
    ...parcels,
    answer: ProofTold,
  },
  async (ctx, { caller, params }) => {
    const { id } = await oneSent(ctx, caller, params.number)
    const row = await ctx.db
      .selectFrom('parcelProofs')
      .select(['by', 'receivedBy', 'at'])
      .where('parcelId', '=', id)
      .executeTakeFirst()
    if (!row) throw noProof
    return { ...row, at: row.at.toISOString() }
  },
)

export const labelByApi = asks(
  { name: 'label', method: 'GET', path: '/parcels/{number}/label.pdf', summary: 'بوليصة طرد', ...parcels },
  async (ctx, { caller, params }) => {
    const { id, senderId } = await oneSent(ctx, caller, params.number)
    return parcelLabels(ctx, await sentLabels(ctx, [id], [senderId]))
  },
)

export const labelZplByApi = asks(
  {
    ...{ name: 'label-zpl', method: 'GET', path: '/parcels/{number}/label.zpl', summary: 'بوليصة طرد لطابعة الملصقات' },
    ...parcels,
    paper: 'application/zpl',
  },
  async (ctx, { caller, params }) => {
    const { id, senderId } = await oneSent(ctx, caller, params.number)
    return parcelLabelsInZpl(ctx, await sentLabels(ctx, [id], [senderId]))
  },
)

const most = 200
const Numbers = z.strictObject({
  numbers: z.array(z.string(), 'اكتب أرقام الطرود.').min(1, 'رقم واحد على الأقل.').max(most, `حتى ${most} رقم.`),
})

export const labelsByApi = asks(
  { name: 'labels', method: 'POST', path: '/labels', summary: 'بوالص طرود كثيرة في ورقة واحدة', ...parcels, body: Numbers },
  async (ctx, { caller, body }) => {
    const numbers = body.numbers
      .map((typed) => readNumber(typed))
      .flatMap((read) => (read && read !== 'wrong' ? read.number : []))
    const rows = await sentBy(ctx.db, caller)
      .select(['id', 'senderId', 'number'])
      .where(({ eb, fn, val }) => eb('number', '=', fn.any(val(numbers))))
      .execute()
    if (rows.length < new Set(body.numbers).size) throw notThere
    const ids = numbers.flatMap((number) => rows.find((row) => row.number === number)?.id ?? [])
    const senders = [...new Set(rows.map(({ senderId }) => senderId))]
    return parcelLabels(ctx, await sentLabels(ctx, ids, senders))
  },
)

export const placesByApi = asks(
  { name: 'places', method: 'GET', path: '/places', summary: 'أين نوصل', ...parcels, answer: PlacesTold },
  async (ctx) => {
    const zones = new Map(((await tariff(ctx))?.zones ?? []).map((zone) => [zone.id, zone]))
    const kept = await placesKept(ctx.db)
    return {
      places: kept.flatMap(({ place, zoneId }) => {
        const zone = zones.get(zoneId)
        return zone ? [{ place, zone: zone.name, daysFrom: zone.daysFrom, daysTo: zone.daysTo }] : []
      }),
    }
  },
)
