import type { Ctx } from '#platform/context.ts'
import { governorates, gulfStates } from '#values/wilayats.ts'
import { newestTariff, tariffOf } from './published-tariffs.ts'

type Db = Ctx['db']

/** Wherever a parcel may go, by its governorate; the states of the Gulf come last. */
export const placeGroups = [
  ...Object.entries(governorates).map(([title, places]) => ({ title, places: [...places] as string[] })),
  { title: 'دول الخليج', places: [...gulfStates] as string[] },
]
export const everyPlace = placeGroups.flatMap(({ places }) => places)

const abroad = new Set<string>(gulfStates)
export const isAbroad = (place: string) => abroad.has(place)

type Named = { id: string; name: string }
type Office = { id: string; wilayat: string }

/** What the name of a zone says about a place, for a form that nobody has filled in yet. */
export function suggestedZone(place: string, zones: readonly Named[]) {
  const isCalled = (part: string) => zones.find(({ name }) => name.includes(part))
  const exact = zones.find(({ name }) => name.replace('داخل ', '') === place)
  if (exact) return exact
  if (isAbroad(place)) return isCalled('خليج')
  return governorates.ظفار.some((one) => one === place) ? isCalled('ظفار') : isCalled('الشمال')
}

/** Its own office, else one of its governorate, else the first. */
export function suggestedBranch(place: string, offices: readonly Office[]) {
  const near = placeGroups.find(({ places }) => places.includes(place))?.places ?? []
  return offices.find(({ wilayat }) => wilayat === place) ?? offices.find(({ wilayat }) => near.includes(wilayat)) ?? offices[0]
}

/** The places parcels go to by the tariff of now, each with its zone and the branch that delivers there. */
export const placesKept = (db: Db) =>
  db
    .selectFrom('parcelPlaces')
    .innerJoin('tariffZones', 'tariffZones.id', 'parcelPlaces.zoneId')
    .select(['place', 'zoneId', 'parcelPlaces.branchId', 'tariffZones.name as zone'])
    .orderBy('place')
    .execute()

/** The zones of the tariff that was published last. */
export async function zonesToChoose(db: Db) {
  const newest = await newestTariff(db)
  return newest === 'none' ? [] : ((await tariffOf(db, newest))?.zones ?? [])
}
