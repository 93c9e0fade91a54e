import { branches } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { placeGroups, placesKept, suggestedBranch, suggestedZone, zonesToChoose } from './places.ts'

/** Every wilayat with its zone and branch as they are kept, or as the names of the zones suggest while nothing is. */
export async function placesPage(ctx: Ctx) {
  const [zones, kept, offices] = [await zonesToChoose(ctx.db), await placesKept(ctx.db), await branches(ctx)]
  const known = new Map(kept.map((one) => [one.place, one]))
  const row = (place: string) => ({
    place,
    zoneId: kept.length > 0 ? (known.get(place)?.zoneId ?? '') : (suggestedZone(place, zones)?.id ?? ''),
    branchId: known.get(place)?.branchId ?? suggestedBranch(place, offices)?.id ?? '',
  })
  return {
    groups: placeGroups.map(({ title, places }) => ({ title, places: places.map(row) })),
    zones: zones.map(({ id, name }) => [id, name] as const),
    branches: offices.map(({ id, nameAr }) => [id, nameAr] as const),
    isKept: kept.length > 0,
  }
}
export type PlacesPage = Awaited<ReturnType<typeof placesPage>>
