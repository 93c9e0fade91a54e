import type { Work } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { sealed } from '#platform/secrets.ts'
import type { Pin, Place } from '#values/pins.ts'

/** A pin that is less exact is no help to whoever comes next. */
const leastExact = 30

type To = { recipientPhone: string; place: string; quarter: string | null }

const hashed = async (db: Db, phone: string) => (await sealed(db, 'parcel-known-place', phone)).slice(phone.length + 1)

/** Where it was given by its code, for the next parcel to the same phone and quarter. */
export async function keepKnownPlace({ tx, now }: Pick<Work, 'tx' | 'now'>, to: To, pin: Pin | undefined) {
  if (!pin || pin.accuracy > leastExact || to.recipientPhone === '') return
  const known = { ...pin, keptAt: now() }
  await tx
    .insertInto('parcelKnownPlaces')
    .values({ phoneHash: await hashed(tx, to.recipientPhone), place: to.place, quarter: to.quarter ?? '', ...known })
    .onConflict((conflict) => conflict.columns(['phoneHash', 'place', 'quarter']).doUpdateSet(known))
    .execute()
}

/** `isPinned`: whoever it is for said it of this parcel. */
export type KnownPlace = Place & { isPinned?: true }

/** The places of those that are known, by the id of the parcel: its own pin before that of an earlier one. */
export async function knownPlaces(db: Db, parcels: readonly (To & { id: string })[]) {
  if (parcels.length === 0) return new Map<string, KnownPlace>()
  const pinned = await pinsOf(
    db,
    parcels.map(({ id }) => id),
  )
  const others = parcels.filter(({ id }) => !pinned.has(id))
  return new Map([...pinned, ...(await earlierPlaces(db, others))])
}

async function pinsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('parcels')
    .select(['id', 'pinLatitude', 'pinLongitude'])
    .where('id', 'in', ids)
    .where('pinnedAt', 'is not', null)
    .execute()
  return new Map(
    rows.flatMap(({ id, pinLatitude: latitude, pinLongitude: longitude }): [string, KnownPlace][] =>
      latitude === null || longitude === null ? [] : [[id, { latitude, longitude, isPinned: true }]],
    ),
  )
}

/** Where an earlier one was given, to the same phone and quarter. */
async function earlierPlaces(db: Db, parcels: readonly (To & { id: string })[]) {
  const found = new Map<string, KnownPlace>()
  if (parcels.length === 0) return found
  const hashes = new Map<string, string>()
  for (const { id, recipientPhone } of parcels) hashes.set(id, await hashed(db, recipientPhone))
  const rows = await db
    .selectFrom('parcelKnownPlaces')
    .select(['phoneHash', 'place', 'quarter', 'latitude', 'longitude'])
    .where('phoneHash', 'in', [...hashes.values()])
    .execute()
  for (const { id, place, quarter } of parcels) {
    const row = rows.find((one) => one.phoneHash === hashes.get(id) && one.place === place && one.quarter === (quarter ?? ''))
    if (row) found.set(id, { latitude: row.latitude, longitude: row.longitude })
  }
  return found
}

/** The middle of what is known of each quarter of these places, by `place quarter`. */
export async function quarterCentres(db: Db, places: readonly string[]) {
  if (places.length === 0) return new Map<string, Place>()
  const rows = await db
    .selectFrom('parcelKnownPlaces')
    .select(({ fn }) => [
      'place',
      'quarter',
      fn.avg<number>('latitude').as('latitude'),
      fn.avg<number>('longitude').as('longitude'),
    ])
    .where('place', 'in', [...new Set(places)])
    .where('quarter', '<>', '')
    .groupBy(['place', 'quarter'])
    .execute()
  return new Map(rows.map(({ place, quarter, ...at }) => [quarterKey({ place, quarter }), at]))
}

export const quarterKey = ({ place, quarter }: { place: string; quarter: string | null }) => `${place} ${quarter ?? ''}`
