export type MetrePrices = { from: bigint; to: bigint }

/** The range a building of so many square metres may cost; only for guidance, and only while the company has set both prices. */
export function estimateFor(prices: MetrePrices | null, typed: string | null) {
  if (!prices) return null
  const asked = typed !== null
  const area = /^\d{2,6}$/.test(typed ?? '') ? BigInt(typed ?? 0) : null
  const range = area && area >= 10n ? { from: prices.from * area, to: prices.to * area } : null
  return { typed: typed ?? '', range, problem: asked && !range ? 'اكتب مساحة البناء بالمتر المربع، مثل 350' : null }
}
export type Estimate = NonNullable<ReturnType<typeof estimateFor>>
