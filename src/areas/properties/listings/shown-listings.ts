import { sql } from 'kysely'
import { boundNow, takenNow } from '#areas/calendar/public.ts'
import { coverOf, photosOf } from '#areas/photos/public.ts'
import { propertyKind, unitKind } from '#areas/properties/property.ts'
import { heldByLease } from '#areas/properties/units-standing.ts'
import type { Ctx } from '#platform/context.ts'
import { pageOf } from '#platform/db/lists.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { freeFromOf } from './listing.ts'
import { type ListingsAsked, listingsPerPage } from './listing-asked.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** The day it is free from begins at midnight of Oman. */
const freeMoment = sql<Date>`(listings.free_from::timestamp at time zone 'Asia/Muscat')`

/** Kept for somebody: by a hold of its days, or by a lease that is written or waits for signatures. */
export const isHeld = sql<boolean>`(coalesce(taken.kind = 'hold', false) or ${heldByLease})`

/** What everybody may see now: published, in service, and bound by no lease on the day it is said to be free. */
export const shownListings = (ctx: Reader) =>
  ctx.db
    .selectFrom('listings')
    .innerJoin('units', 'units.id', 'listings.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .leftJoin(takenNow(ctx).as('taken'), 'taken.resourceId', 'units.id')
    .leftJoin(boundNow(ctx).as('bound'), 'bound.resourceId', 'units.id')
    .where('listings.withdrawnAt', 'is', null)
    .where('units.outSince', 'is', null)
    .where((eb) => eb.or([eb('bound.endsAt', 'is', null), eb('bound.endsAt', '<=', freeMoment)]))

const narrowed = (ctx: Reader, { use, kind, wilayat, quarter, rooms, rent, furnished }: ListingsAsked) =>
  shownListings(ctx)
    .$if(use !== '', (all) => all.where('units.use', '=', use || 'residential'))
    .$if(kind !== '', (all) => all.where('units.kind', '=', kind || 'flat'))
    .$if(wilayat !== '', (all) => all.where('properties.wilayat', '=', wilayat))
    .$if(quarter !== '', (all) => all.where('properties.quarter', '=', quarter))
    .$if(rooms !== '', (all) => all.where('units.bedrooms', '>=', Number(rooms)))
    // A rent that is not shown is not to be found out by asking for less and less either.
    .$if(rent !== '', (all) => all.where('units.rent', '<=', BigInt(Number(rent) * 1_000)).where('listings.showsRent', '=', true))
    .$if(furnished !== '', (all) => all.where('units.furnished', '=', true))

const columns = [
  ...(['listings.id', 'listings.title', 'listings.freeFrom', 'listings.showsRent', 'listings.publishedAt'] as const),
  ...(['units.kind', 'units.use', 'units.area', 'units.bedrooms', 'units.bathrooms', 'units.furnished'] as const),
  ...(['units.rent', 'units.deposit', 'properties.wilayat', 'properties.quarter'] as const),
  ...(['taken.kind as takenKind', 'taken.endsAt as takenUntil', 'bound.endsAt as boundUntil'] as const),
  isHeld.as('isHeld'),
] as const

/** The first picture of the unit; of its property where it has none of its own. */
const cover = sql<
  string | null
>`coalesce(${coverOf(unitKind, sql.ref('units.id'))}, ${coverOf(propertyKind, sql.ref('units.property_id'))})`

type Row = { rent: bigint; showsRent: boolean; takenKind: string | null; takenUntil: Date | null; boundUntil: Date | null }

/** What a stranger may know of it: neither who has it now nor what is not to be shown. */
function toShow<Found extends Row & { freeFrom: string | null }>({ rent, ...row }: Found, now: Date) {
  const { takenKind: _, takenUntil: __, boundUntil: ___, ...shown } = row
  const free = freeFromOf(row, dayOf(now))
  return { ...shown, freeFrom: free, rent: row.showsRent ? rent : null }
}

/** One page of the vacant units; the ones that nobody has reserved come first. */
export async function vacantListings(ctx: Reader, asked: ListingsAsked) {
  const { count } = await narrowed(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const list = narrowed(ctx, asked)
    .select([...columns, cover.as('cover')])
    .orderBy(isHeld)
    .orderBy('listings.publishedAt', 'desc')
    .orderBy('listings.id')
  const { at, rows } = await pageOf(list, { page: asked.page, count: Number(count), perPage: listingsPerPage })
  return { rows: rows.map((row) => toShow(row, ctx.now())), count: Number(count), at, places: await placesShown(ctx) }
}
export type VacantListing = Awaited<ReturnType<typeof vacantListings>>['rows'][number]

/** Where there are any at all: a filter leads nowhere else. */
async function placesShown(ctx: Reader) {
  const rows = await shownListings(ctx)
    .select(['properties.wilayat', 'properties.quarter'])
    .distinct()
    .orderBy('properties.wilayat')
    .orderBy('properties.quarter')
    .execute()
  const quarters = rows.flatMap(({ quarter }) => quarter ?? [])
  return { wilayats: [...new Set(rows.map(({ wilayat }) => wilayat))], quarters: [...new Set(quarters)] }
}

/** One of them with all its words and pictures; null when it is shown no longer. */
export async function vacantListing(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await shownListings(ctx)
    .select([...columns, 'listings.description', 'listings.features', 'listings.unitId', 'units.propertyId'])
    .where('listings.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { unitId, propertyId, features, ...shown } = row
  const photos = [
    ...(await photosOf(ctx, { kind: unitKind, id: unitId })),
    ...(await photosOf(ctx, { kind: propertyKind, id: propertyId })),
  ]
  return { ...toShow(shown, ctx.now()), features: features.split('\n').filter(Boolean), photos }
}
export type OneListing = NonNullable<Awaited<ReturnType<typeof vacantListing>>>

/** The addresses search engines are led to. */
export const listedIds = (ctx: Reader) =>
  shownListings(ctx).select(['listings.id']).orderBy('listings.publishedAt').limit(5_000).execute()
