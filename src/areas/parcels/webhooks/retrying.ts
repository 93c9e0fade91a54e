/** Why an address is told nothing more: its merchant took it away, it said so itself, or it answered nothing for days. */
export type EndedBecause = 'deleted' | 'gone' | 'failing'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

/** After so long it is told again, each time later; after the last nobody tries any more. */
const waits = [5 * second, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)]

export const nextTry = (tries: number, now: Date) => {
  const wait = waits[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/** Whoever hears nothing for so long is told nothing more. */
export const longestFailing = 5 * 24 * hour
export const oldSecretHolds = 24 * hour
/** An answer that takes longer is none. */
export const usualPatience = 10 * second
