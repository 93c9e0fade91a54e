import { sql } from 'kysely'
import { branches } from '#areas/company/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { zonesToChoose } from '../tariff/places.ts'
import { foundBy } from './found-by.ts'
import { shownNumber } from './number.ts'
import type { ParcelState } from './parcel.ts'
import type { ParcelsAsked } from './parcel-asked.ts'
import { mostCounted, parcelsPerPage } from './parcel-asked.ts'
import { seenBy } from './seen-by.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'known'>

function matching(ctx: Pick<Ctx, 'db' | 'actor'>, { q, state, service, zone, branch }: ParcelsAsked) {
  return ctx.db
    .selectFrom('parcels')
    .where((eb) => seenBy(eb, ctx.actor))
    .where((eb) => foundBy(eb, q))
    .$if(state !== '', (all) => all.where('parcels.state', '=', state as ParcelState))
    .$if(service !== '', (all) => all.where('parcels.service', '=', service || 'door'))
    .$if(isUuid(zone), (all) => all.where('parcels.zoneId', '=', zone))
    .$if(isUuid(branch), (all) => all.where('parcels.branchId', '=', branch))
}

const withZone = (ctx: Pick<Ctx, 'db' | 'actor'>, asked: ParcelsAsked) =>
  matching(ctx, asked)
    .innerJoin('tariffZones', 'tariffZones.id', 'parcels.zoneId')
    .select(columns)
    .select('tariffZones.name as zone')

const order = {
  number: sql`parcels.number`,
  at: sql`parcels.registered_at`,
  promised: sql`parcels.promised_on`,
} as const

const sorted = (sort: string) => {
  const column = order[sort.replace(/^-/, '') as keyof typeof order]
  if (!column) return sql`parcels.registered_at desc`
  return sort.startsWith('-') ? sql`${column} desc` : column
}

const columns = [
  ...(['parcels.id', 'number', 'state', 'isReturning', 'service', 'senderName', 'recipientName', 'place'] as const),
  ...(['quarter', 'content', 'pieceCount', 'chargeable', 'carriage', 'cod', 'promisedOn', 'registeredAt'] as const),
] as const

/** One page of the parcels that are asked for. Past the end stands the last page. */
export async function parcelsFound(ctx: Reader, asked: ParcelsAsked) {
  const total = await ctx.db
    .selectFrom(
      // Nothing of a row is asked for, so that an index alone answers.
      matching(ctx, asked)
        .select(sql.lit(1).as('one'))
        .limit(mostCounted + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(total.count)
  const at = pageWithin(asked.page, count, parcelsPerPage)
  const rows = await withZone(ctx, asked)
    .orderBy(sorted(asked.sort))
    .orderBy('parcels.id')
    .limit(parcelsPerPage)
    .offset((at - 1) * parcelsPerPage)
    .execute()
  const zones = (await zonesToChoose(ctx.db)).map(({ id, name }) => [id, name] as const)
  return { rows: rows.map(shown), count, at, zones, branches: await branchChoices(ctx) }
}
export type ParcelRow = Awaited<ReturnType<typeof parcelsFound>>['rows'][number]

const shown = <Row extends { number: string; registeredAt: Date }>({ number, registeredAt, ...row }: Row) => ({
  ...{ ...row, number: shownNumber(number), registeredOn: dayOf(registeredAt) },
})

/** All that is asked for, the newest first. */
export async function* exportedParcels(ctx: Reader, asked: ParcelsAsked) {
  const rows = await withZone(ctx, asked).orderBy('parcels.registeredAt', 'desc').limit(50_000).execute()
  yield* rows.map(shown)
}

/** The branches in which this person may. */
export async function branchChoices(ctx: Pick<Ctx, 'db' | 'actor' | 'known'>, permission: Permission = may.view) {
  const near = (await branches(ctx)).filter(({ id }) => reaches(ctx.actor, permission, { branchId: id }))
  return near.map(({ id, nameAr }) => [id, nameAr] as const)
}

/** The parcel behind a number that was typed or scanned, where this person sees it. */
export async function parcelNumbered(ctx: Pick<Ctx, 'db' | 'actor'>, number: string) {
  return ctx.db
    .selectFrom('parcels')
    .select(['id', 'state', 'branchId'])
    .where('number', '=', number)
    .where((eb) => seenBy(eb, ctx.actor))
    .executeTakeFirst()
}
