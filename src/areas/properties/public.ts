import type { Ctx, Work } from '#platform/context.ts'
import { photoPath } from '#values/photos.ts'
import { headingOf, placeInWords, publicListingPath } from './listings/listing.ts'
import { readListingsAsked } from './listings/listing-asked.ts'
import { listedIds, vacantListing, vacantListings } from './listings/shown-listings.ts'
import { type AskedViewing, askViewing, type Watching, watchUnit } from './viewings/asking.ts'
import { askedViewingPath } from './viewings/viewing.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

/** What stands vacant and is published, as the address of the page narrows it. */
export async function vacantUnitsShown(ctx: Reader, query: URLSearchParams) {
  const asked = readListingsAsked(query)
  return { asked, ...(await vacantListings(ctx, asked)) }
}

/** One of them in the words of a page: its name, its place and its address, with everything else it shows. Null when it is shown no longer. */
export async function vacantUnitShown(ctx: Reader, id: string | undefined) {
  const listing = await vacantListing(ctx, id)
  if (!listing) return null
  const { title: _, ...untitled } = listing
  return {
    listing,
    ...{ name: headingOf(listing), kind: headingOf(untitled), place: placeInWords(listing), path: publicListingPath(listing.id) },
    pictures: listing.photos.map((photo) => photoPath(photo.id)),
  }
}

/** The addresses of all that is shown. */
export const vacantUnitPaths = async (ctx: Reader) => (await listedIds(ctx)).map(({ id }) => publicListingPath(id))

/** Somebody wants to see one of them; where they find what becomes of it. The same form again is the same viewing. */
export async function askToView(work: Work, asked: AskedViewing) {
  const { id } = await askViewing(work, asked)
  return { id, path: askedViewingPath(id) }
}

/** Somebody wants to hear when one that is reserved is free again. */
export async function watchVacantUnit(work: Work, asked: Watching) {
  const { listingId } = await watchUnit(work, asked)
  return { path: publicListingPath(listingId) }
}
