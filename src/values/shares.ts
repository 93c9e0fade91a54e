/** Whole parts of whole amounts: nothing is lost and nothing made by rounding. */

/** `numerator / denominator`, half up; both above or at zero. */
export const rounded = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

/** So many percent of an amount, half up: 5 % of 19.985 is 0.999. */
export const percentOf = (amount: bigint, percent: number) => rounded(amount * BigInt(percent), 100n)

/** «5%»: hundredths of a percent without the zeros nobody says. */
export const percentInWords = (hundredths: number) => `${Number((hundredths / 100).toFixed(2))}%`

type Parts = { net: bigint; vat: bigint }

/** Taking back `net` of a charge takes back its share of the tax: of all that was credited so far, less what was credited before. */
export const vatOfCredit = (charge: Parts, net: bigint, before: Parts) =>
  charge.net === 0n ? 0n : rounded(charge.vat * (before.net + net), charge.net) - before.vat

/** An amount in shares of these weights, to the last baisa: what the roundings left goes to the largest remainders. */
export function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight, index) => ({
    index,
    share: (amount * weight) / sum,
    remainder: (amount * weight) % sum,
  }))
  const missing = Number(amount - shares.reduce((total, { share }) => total + share, 0n))
  const first = new Set(
    shares
      .toSorted((one, other) =>
        one.remainder < other.remainder ? 1 : one.remainder > other.remainder ? -1 : one.index - other.index,
      )
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return shares.map(({ index, share }) => (first.has(index) ? share + 1n : share))
}
