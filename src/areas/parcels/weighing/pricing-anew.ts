import { vatRateOfKind } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { percentOf } from '#values/shares.ts'
import { carriageKind, type PieceWeighed } from '../journey/registering.ts'
import { tariffOf } from '../tariff/published-tariffs.ts'
import { chargeableGrams, deliveryPrice, volumetricGrams } from '../tariff/tariff.ts'

type Priced = {
  place: string
  codFee: bigint
  tariffId: string
  zoneId: string
  firstKilo: bigint | null
  furtherKilo: bigint | null
}

/** What a parcel costs by another weight: by the prices it was priced by, whatever was published or agreed since. */
export async function pricedAnew(work: Pick<Work, 'tx'>, parcel: Priced, pieces: readonly PieceWeighed[]) {
  const tariff = await tariffOf(work.tx, parcel.tariffId)
  const zone = tariff?.zones.find(({ id }) => id === parcel.zoneId)
  if (!tariff || !zone) throw new Error(`parcel priced by a tariff without its zone: ${parcel.tariffId}`)
  const grams = pieces.reduce((sum, piece) => sum + piece.grams, 0)
  if (grams > tariff.heaviestGrams) throw fieldFault('weight1', `الوزن كله حتى ${tariff.heaviestGrams / 1_000} كجم.`)
  const volumetric = pieces.reduce((sum, { size }) => sum + (size ? volumetricGrams(size, tariff) : 0), 0)
  const chargeable = chargeableGrams(Math.max(grams, volumetric), null, tariff)
  const rate = { firstKilo: parcel.firstKilo ?? zone.firstKilo, furtherKilo: parcel.furtherKilo ?? zone.furtherKilo }
  const carriage = deliveryPrice(chargeable, rate)
  const vat = percentOf(carriage + parcel.codFee, await vatRateOfKind(work, carriageKind(parcel.place)))
  return { grams, volumetric, chargeable, carriage, vat }
}
