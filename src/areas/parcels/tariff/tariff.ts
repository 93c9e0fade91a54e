import { howMany } from '#values/plural.ts'

export type Rate = { firstKilo: bigint; furtherKilo: bigint }
export type WeightRule = { divisor: number }
export type CodRule = { codShare: number; codLeast: bigint }
export type Size = { length: number; width: number; height: number }

const step = { fine: 500, fineUpTo: 20_000, coarse: 1_000 }

/** Grams a box counts for by its size in millimetres: cubic centimetres by the divisor are kilos. */
export function volumetricGrams({ length, width, height }: Size, { divisor }: WeightRule) {
  return Math.ceil((length * width * height) / divisor)
}

/** The greater of both weights, up to the next half kilo; above 20 kg up to the next whole one. */
export function chargeableGrams(grams: number, size: Size | null, rule: WeightRule) {
  const counted = Math.max(grams, size ? volumetricGrams(size, rule) : 0)
  return roundedUp(counted, counted <= step.fineUpTo ? step.fine : step.coarse)
}

const roundedUp = (grams: number, to: number) => Math.ceil(grams / to) * to

/** The first kilo whole, each further one by its halves; a part of a baisa is a baisa. */
export function deliveryPrice(chargeable: number, { firstKilo, furtherKilo }: Rate) {
  const further = BigInt(Math.max(0, chargeable - 1_000))
  return firstKilo + dividedUp(further * furtherKilo, 1_000n)
}

/** For fetching money at the door: a share in hundredths of a percent, and never less than the least. */
export function codFee(amount: bigint, { codShare, codLeast }: CodRule) {
  if (amount === 0n) return 0n
  const share = dividedUp(amount * BigInt(codShare), 10_000n)
  return share > codLeast ? share : codLeast
}

/** So many percent of a price; a part of a baisa is a baisa. */
export const shareUp = (amount: bigint, percent: number) => dividedUp(amount * BigInt(percent), 100n)

const dividedUp = (amount: bigint, by: bigint) => (amount + by - 1n) / by

export function daysInWords({ daysFrom, daysTo }: { daysFrom: number; daysTo: number }) {
  if (daysTo === 0) return 'في اليوم نفسه'
  if (daysFrom === 0 || daysFrom === daysTo) return `خلال ${howMany(daysTo, 'day', 'gen')}`
  return `من ${howMany(daysFrom, 'day', 'gen')} إلى ${howMany(daysTo, 'day', 'gen')}`
}
