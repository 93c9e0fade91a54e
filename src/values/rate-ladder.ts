/**
 * The price of a stretch of days by a ladder of rungs: a day, a week, a month. Cars and machines are priced by it alone.
 * Amounts are net, in whole baisa.
 */

/** A price for so many days together. */
export type Rung = { days: number; price: bigint }

/** The ladder that holds on a day, counted from 0. Its lengths are the same every day, and one of them is 1. */
export type Rates = (day: number) => readonly Rung[]

export type PricedRung = { days: number; from: number; net: bigint }
export type Priced = { net: bigint; took: readonly PricedRung[] }

/** What a day adds of a rung: the shares of all its days sum up to its price. */
const shareOf = ({ days, price }: Rung, day: number) =>
  (price * BigInt(day + 1)) / BigInt(days) - (price * BigInt(day)) / BigInt(days)

/** A rung that begins on this day: each of its days costs what it costs in that day's own season. */
function costFrom(rates: Rates, from: number, at: number) {
  const { days } = rungAt(rates, from, at)
  let net = 0n
  for (let day = 0; day < days; day += 1) net += shareOf(rungAt(rates, from + day, at), day)
  return net
}

function rungAt(rates: Rates, day: number, at: number): Rung {
  const rung = rates(day)[at]
  if (!rung) throw new RangeError(`The ladder of day ${day} has no rung ${at}`)
  return rung
}

type Step = Priced['took'][number] & { sum: bigint }

/** The cheapest rungs that cover every day. They may overlap and run past the end, so that longer is never cheaper. */
export function cover(rates: Rates, days: number): Priced {
  const lengths = rates(0).map((rung) => rung.days)
  const costs = lengths.map((_, at) => Array.from({ length: days }, (__, from) => costFrom(rates, from, at)))
  const best: Step[] = []
  for (let end = 1; end <= days; end += 1) {
    let cheapest: Step | null = null
    for (const [at, length] of lengths.entries())
      for (let from = Math.max(0, end - length); from < end; from += 1) {
        const net = costs[at]?.[from] ?? 0n
        const sum = net + (best[from]?.sum ?? 0n)
        if (!cheapest || sum < cheapest.sum) cheapest = { days: length, from, net, sum }
      }
    if (!cheapest) throw new RangeError('A ladder needs a rung')
    best[end] = cheapest
  }
  return { net: best[days]?.sum ?? 0n, took: rungsTaken(best, days) }
}

function rungsTaken(best: readonly Step[], days: number) {
  const took: PricedRung[] = []
  for (let end = days; end > 0; ) {
    const step = best[end]
    if (!step) break
    took.unshift({ days: step.days, from: step.from, net: step.net })
    end = step.from
  }
  return took
}

const dayMinutes = 24 * 60

/** Whole days of 24 hours, and the hours begun after the grace. Less than a day is a day. */
export function span(minutes: number, grace: number): { days: number; hours: number } {
  const days = Math.floor(minutes / dayMinutes)
  if (days === 0) return { days: 1, hours: 0 }
  return { days, hours: Math.max(0, Math.ceil(((minutes % dayMinutes) - grace) / 60)) }
}

/** The days by the ladder, and the hours beyond them, which never cost more than one day longer would. */
export function priceOf(asked: { rates: Rates; minutes: number; grace: number; hour: bigint }): Priced & { late: bigint } {
  const { days, hours } = span(asked.minutes, asked.grace)
  const priced = cover(asked.rates, days)
  const byHour = BigInt(hours) * asked.hour
  if (hours === 0) return { ...priced, late: 0n }
  const oneDayMore = cover(asked.rates, days + 1).net - priced.net
  return { ...priced, late: byHour < oneDayMore ? byHour : oneDayMore }
}
