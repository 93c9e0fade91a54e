/** The round number at or above the greatest value, and the lines drawn on the way to it. */
export function scaleOf(values: readonly number[], lines = 4) {
  const greatest = Math.max(0, ...values)
  if (greatest === 0) return { most: 1, ticks: [0] }
  const rough = greatest / lines
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((round) => round * magnitude >= rough) ?? 10)
  const count = Math.ceil(greatest / step - 1e-9)
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
  return { most: ticks.at(-1) ?? 1, ticks }
}

/** Time runs from right to left: the first of `count` stands at the right end. Middle of its place, in percent. */
export const fromTheRight = (index: number, count: number) => 100 - ((index + 0.5) * 100) / count

/** Height above the ground, in percent of the plot, as SVG counts: from the top. */
export const fromTheTop = (value: number, most: number) => 100 - (value / most) * 100

/** Shares of a whole in percent that add up to a hundred, the greatest remainders rounded up first. */
export function sharesOf(values: readonly number[]) {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const shares = exact.map(Math.floor)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const next = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest)
  for (const { index } of next.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
