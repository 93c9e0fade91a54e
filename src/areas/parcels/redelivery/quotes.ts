import type { Ctx, Work } from '#platform/context.ts'
import { isAbroad, placesKept } from '../tariff/places.ts'
import { tariffOf } from '../tariff/published-tariffs.ts'
import { deliveryPrice } from '../tariff/tariff.ts'

type Priced = { tariffId: string; chargeable: number; carriage: bigint; redirectFee: bigint }

/** What more each place costs by the tariff the parcel was priced with: nothing where it is no dearer. Abroad none is changed. */
export async function dearerBy(db: Ctx['db'] | Work['tx'], { tariffId, chargeable, carriage, redirectFee }: Priced) {
  const tariff = await tariffOf(db, tariffId)
  const rates = new Map(tariff?.zones.map((zone) => [zone.id, zone]))
  const paid = carriage + redirectFee
  return (await placesKept(db)).flatMap(({ place, zoneId, branchId }) => {
    const rate = rates.get(zoneId)
    if (!rate || isAbroad(place)) return []
    const more = deliveryPrice(chargeable, rate) - paid
    return [{ place, zoneId, branchId, more: more > 0n ? more : 0n }]
  })
}
