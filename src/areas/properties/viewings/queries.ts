import { sql } from 'kysely'
import { accountsHoldingIn } from '#areas/access/public.ts'
import { draftingContracts } from '#areas/contracts/public.ts'
import { activeStaff, namesOf } from '#areas/identity/public.ts'
import { headingOf, placeInWords, publicListingPath } from '#areas/properties/listings/listing.ts'
import { shownListings } from '#areas/properties/listings/shown-listings.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { unitName } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import { pageOf } from '#platform/db/lists.ts'
import { type Count, numberOf } from '#platform/db/one-statement.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { type ViewingState, type ViewingsAsked, viewingNumber, viewingsPerPage } from './viewing.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const within = (ctx: Reader) =>
  ctx.db
    .selectFrom('viewings')
    .innerJoin('units', 'units.id', 'viewings.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .where((eb) => withinReach(eb, ctx.actor, may.arrangeViewings, { branch: 'properties.branchId' }))

const toCome: ViewingState[] = ['requested', 'scheduled']

const matching = (ctx: Reader, { q, state, unit }: Omit<ViewingsAsked, 'page'>) =>
  within(ctx)
    .where(everyWord(q, 'viewings.words'))
    .$if(state === '', (all) => all.where('viewings.state', 'in', toCome))
    .$if(state !== '' && state !== 'all', (all) =>
      all.where('viewings.state', '=', state === '' || state === 'all' ? 'requested' : state),
    )
    .$if(isUuid(unit), (all) => all.where('viewings.unitId', '=', unit))

const columns = [
  ...(['viewings.id', 'viewings.sequence', 'viewings.requestedAt', 'viewings.state', 'viewings.name', 'viewings.phone'] as const),
  ...(['viewings.preferredOn', 'viewings.otherOn', 'viewings.dayPart', 'viewings.startsAt', 'viewings.guideId'] as const),
  ...(['units.kind', 'units.number', 'properties.name as property'] as const),
] as const

/** What waits for a day comes first, then what is next; of what is over the latest. */
export async function viewings(ctx: Reader, asked: ViewingsAsked) {
  const { count } = await matching(ctx, asked)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const list = matching(ctx, asked)
    .select(columns)
    .orderBy(sql`array_position(array['requested', 'scheduled'], viewings.state)`)
    .orderBy(sql`viewings.ended_at desc nulls first`)
    .orderBy(sql`coalesce(viewings.starts_at, viewings.requested_at)`)
  const { at, rows } = await pageOf(list, { page: asked.page, count: Number(count), perPage: viewingsPerPage })
  const guides = await namesOf(
    ctx,
    rows.flatMap(({ guideId }) => guideId ?? []),
  )
  return {
    ...{ count: Number(count), at },
    rows: rows.map(({ guideId, ...row }) => ({
      ...{ ...row, called: `${unitName(row)}، ${row.property}`, no: viewingNumber(row) },
      guide: guideId ? (guides.get(guideId) ?? null) : null,
    })),
  }
}
export type ViewingRow = Awaited<ReturnType<typeof viewings>>['rows'][number]

/** How many wait for a day. */
export const requestedViewings = (ctx: Reader): Count =>
  within(ctx)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('viewings.state', '=', 'requested')
    .$asScalar()

export const viewingsToArrange = (ctx: Reader) => numberOf(ctx.db, requestedViewings(ctx))

/** One with everything that is needed to arrange it; null where this person sees none. */
export async function viewing(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await within(ctx)
    .select([...columns, 'viewings.unitId', 'viewings.email', 'viewings.replyBy', 'viewings.note', 'viewings.remindedAt'])
    .select(['viewings.endedAt', 'viewings.endReason', 'properties.branchId', 'properties.latitude', 'properties.longitude'])
    .where('viewings.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const staff = await activeStaff(ctx)
  const able = await accountsHoldingIn(ctx, may.arrangeViewings, row.branchId)
  const hasGuide = row.guideId && staff.find((one) => one.id === row.guideId)
  return {
    ...{ ...row, no: viewingNumber(row), called: `${unitName(row)}، ${row.property}`, guide: hasGuide ? hasGuide.name : null },
    ...{
      staff: staff.filter(({ id: who }) => able.includes(who)),
      isOver: row.startsAt !== null && row.startsAt <= ctx.now(),
      today: dayOf(ctx.now()),
    },
    may: { hold: reaches(ctx.actor, may.hold, row), lease: reaches(ctx.actor, draftingContracts, row) },
  }
}
export type OneViewing = NonNullable<Awaited<ReturnType<typeof viewing>>>

const forThem = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .selectFrom('viewings')
    .innerJoin('units', 'units.id', 'viewings.unitId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .leftJoin('listings', 'listings.unitId', 'units.id')
    .select([
      'viewings.id',
      'viewings.sequence',
      'viewings.requestedAt',
      'viewings.state',
      'viewings.startsAt',
      'viewings.unitId',
    ])
    .select(['viewings.preferredOn', 'viewings.otherOn', 'viewings.dayPart', 'viewings.endReason', 'viewings.guideId'])
    .select(['units.kind', 'units.bedrooms', 'units.furnished', 'listings.title'])
    .select(['properties.wilayat', 'properties.quarter', 'properties.name', 'properties.latitude', 'properties.longitude'])

type Theirs = Awaited<ReturnType<ReturnType<typeof forThem>['execute']>>[number]

/** What one may know with the address alone: neither who asked nor their phone. Where to come is told once there is a day. */
function asTheirs({ unitId: _, guideId: __, name, latitude, longitude, ...row }: Theirs) {
  const map = latitude !== null && longitude !== null ? `https://maps.google.com/?q=${latitude},${longitude}` : null
  return {
    ...{ ...row, no: viewingNumber(row), heading: headingOf(row), place: placeInWords(row) },
    where: row.state === 'scheduled' ? { building: name, map } : null,
    isToCome: row.state === 'requested' || row.state === 'scheduled',
  }
}

/** By the address that was given to whoever asked. */
export async function askedViewing(ctx: Pick<Ctx, 'db' | 'now'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await forThem(ctx).where('viewings.id', '=', id).executeTakeFirst()
  if (!row) return null
  const listing = await shownListings(ctx).select('listings.id').where('listings.unitId', '=', row.unitId).executeTakeFirst()
  const guide = row.guideId && row.state === 'scheduled' ? (await namesOf(ctx, [row.guideId])).get(row.guideId) : null
  return { ...asTheirs(row), guide: guide ?? null, listing: listing ? publicListingPath(listing.id) : null }
}

/** Those of whoever is signed in, the next one first. */
export async function ownViewings(ctx: Reader) {
  const rows = await forThem(ctx)
    .where('viewings.accountId', '=', ctx.actor.id)
    .orderBy(sql`viewings.ended_at desc nulls first`)
    .orderBy('viewings.requestedAt', 'desc')
    .limit(100)
    .execute()
  return rows.map(asTheirs)
}
export type OwnViewing = Awaited<ReturnType<typeof ownViewings>>[number]
