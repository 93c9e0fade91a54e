import { daysAfter } from '#values/days.ts'
import { type Priced, priceOf, type Rates, type Rung } from '#values/rate-ladder.ts'

/** Days of the year as MM-DD, both within; `from` after `to` goes over the new year. */
export type Season = { name: string; from: string; to: string }

/** The season without a name: every day that lies in no other. */
export const ordinary = ''

/** The prices of a class as they held on a day, kept by whoever is priced by them: later lists never touch it. */
export type CardSnapshot = {
  listId: string
  number: number
  classId: string
  seasons: readonly Season[]
  /** In baisa, as text: a snapshot is kept as JSON. */
  rows: readonly { season: string; days: number; price: string }[]
  hour: string
  /** Prices besides, by the names of the line. */
  extras?: Readonly<Record<string, string>>
  /** Hundredths of a percent. */
  percentOff: number
}

const isWithin = ({ from, to }: Season, day: string) => (from <= to ? from <= day && day <= to : day >= from || day <= to)

export const seasonOn = (seasons: readonly Season[], day: string) =>
  seasons.find((season) => isWithin(season, day.slice(5)))?.name ?? ordinary

/** What is left of a price, to the nearest baisa. */
const without = (price: bigint, percentOff: number) => (price * BigInt(10_000 - percentOff) + 5_000n) / 10_000n

/** The ladder of a line without seasons, and the other prices of its card. */
export function plainRates({ rows, hour, extras = {}, percentOff }: CardSnapshot) {
  const left = (price: string) => without(BigInt(price), percentOff)
  const usual = rows.filter(({ season }) => season === ordinary)
  return {
    rungs: usual.map(({ days, price }): Rung => ({ days, price: left(price) })),
    hour: left(hour),
    extras: Object.fromEntries(Object.entries(extras).map(([name, price]) => [name, left(price)])),
  }
}

/** The ladder of every day from the first on, each in its own season. */
export function ratesOf({ seasons, rows, percentOff }: CardSnapshot, firstDay: string): Rates {
  const ladders = new Map<string, Rung[]>()
  for (const { season, days, price } of rows)
    ladders.set(season, [...(ladders.get(season) ?? []), { days, price: without(BigInt(price), percentOff) }])
  const usual = ladders.get(ordinary) ?? []
  return (day) => ladders.get(seasonOn(seasons, daysAfter(firstDay, day))) ?? usual
}

/** What so many minutes cost from this day on, without tax. */
export function cardPrice(
  card: CardSnapshot,
  { firstDay, minutes, grace }: { firstDay: string; minutes: number; grace: number },
): Priced & { late: bigint } {
  const hour = without(BigInt(card.hour), card.percentOff)
  return priceOf({ rates: ratesOf(card, firstDay), minutes, grace, hour })
}
