import { takenNow } from '#areas/calendar/public.ts'
import { placeInWords } from '#areas/properties/listings/listing.ts'
import { unitName } from '#areas/properties/property.ts'
import { byFloorAndNumber } from '#areas/properties/unit-order.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { debtors } from './queries.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Whom to visit today: who is late and has promised nothing, area by area, with those who were visited already last. */
export async function visitsOfToday(ctx: Reader) {
  const { today, cards } = await debtors(ctx)
  const late = cards.filter(({ column }) => column === 'late' || column === 'old')
  const homes = await homesWithPlaces(
    ctx,
    late.map(({ id }) => id),
  )
  const stops = late.flatMap((card) => {
    const { id, name, phone, late: owed, since, last, services } = card
    const isVisited = last?.way === 'visit' && dayOf(new Date(last.at)) === today
    const theirs = homes.get(id) ?? []
    const isOneOf = theirs.length > 1
    return theirs.map((home) => ({ ...home, id, name, phone, owed, isOneOf, since, last, services, isVisited }))
  })
  const areas = Map.groupBy(stops, ({ area }) => area)
  return {
    today,
    areas: [...areas]
      .toSorted(([one], [other]) => one.localeCompare(other, 'ar'))
      .map(([area, those]) => ({ area, stops: those.toSorted((one, other) => Number(one.isVisited) - Number(other.isVisited)) })),
  }
}
export type Stop = Awaited<ReturnType<typeof visitsOfToday>>['areas'][number]['stops'][number]

/** Where each of them lives now, as one finds it. */
async function homesWithPlaces(ctx: Reader, partyIds: readonly string[]) {
  const rows = await ctx.db
    .selectFrom(takenNow(ctx).as('taken'))
    .innerJoin('units', 'units.id', 'taken.resourceId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(['taken.partyId', 'units.id as unitId', 'units.kind', 'units.number', 'properties.name as property'])
    .select(['properties.wilayat', 'properties.quarter', 'properties.way', 'properties.building', 'latitude', 'longitude'])
    .where('taken.kind', '=', 'lease')
    .where(({ eb, fn, val }) => eb('taken.partyId', '=', fn.any(val([...partyIds]))))
    .orderBy('properties.name')
    .orderBy(byFloorAndNumber())
    .execute()
  const homes = rows.map(({ latitude, longitude, way, building, ...row }) => ({
    ...{ partyId: row.partyId, unitId: row.unitId, called: `${unitName(row)}، ${row.property}`, area: placeInWords(row) },
    address: [way && `سكة ${way}`, building && `مبنى ${building}`].filter(Boolean).join('، '),
    map: latitude !== null && longitude !== null ? `https://maps.google.com/?q=${latitude},${longitude}` : null,
  }))
  return Map.groupBy(homes, ({ partyId }) => partyId ?? '')
}
