import { boundNow } from '#areas/calendar/public.ts'
import { photosOf } from '#areas/photos/public.ts'
import { unitKind } from '#areas/properties/property.ts'
import type { OneUnit } from '#areas/properties/unit-detail.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { headingOf, hiddenWhy } from './listing.ts'
import { shownListings } from './shown-listings.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** The listing of a unit as whoever writes it sees it, with why nobody else sees it now. */
export async function listingOf(ctx: Reader, unit: OneUnit) {
  const row = await ctx.db.selectFrom('listings').selectAll().where('unitId', '=', unit.id).executeTakeFirst()
  const isShown = await shownListings(ctx).select('listings.id').where('listings.unitId', '=', unit.id).executeTakeFirst()
  const bound = await boundNow(ctx).where('resourceId', '=', unit.id).executeTakeFirst()
  const pictures = await photosOf(ctx, { kind: unitKind, id: unit.id })
  return {
    listing: row ?? null,
    isPublished: row !== undefined && row.withdrawnAt === null,
    isShown: isShown !== undefined,
    hidden: unit.outSince ? hiddenWhy['out-of-service'] : hiddenWhy.bound,
    /** The last day it is lived in. */
    boundUntil: bound?.endsAt ? daysAfter(dayOf(bound.endsAt), -1) : null,
    heading: headingOf(unit),
    photos: pictures.length,
  }
}
export type ListingOfUnit = Awaited<ReturnType<typeof listingOf>>
