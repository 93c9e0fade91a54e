import { daysBetween } from '#values/days.ts'

export type Reading = { id: string; readOn: string; reading: number; oldReading: number | null }

/** What was used up since the reading before; of the first nobody knows. */
export const usedBetween = (before: Pick<Reading, 'reading'> | undefined, now: Pick<Reading, 'reading' | 'oldReading'>) =>
  before ? (now.oldReading ?? now.reading) - before.reading : null

const timesUsual = 5

/** What would have been used up, where it is many times what is usual in as many days: a digit too many is soon typed. `readings` in their order. */
export function farAboveUsual(readings: readonly Reading[], { reading, readOn }: Pick<Reading, 'reading' | 'readOn'>) {
  const before = readings.filter((one) => one.readOn < readOn)
  const [first, last] = [before.at(0), before.at(-1)]
  if (!first || !last || first === last) return null
  const days = daysBetween(last.readOn, readOn) / daysBetween(first.readOn, last.readOn)
  const usual = Math.round((usedFrom(before, first.id, last.id) ?? 0) * days)
  const used = reading - last.reading
  return usual > 0 && used > usual * timesUsual ? { used, usual, since: last.readOn } : null
}

/** From one reading to a later one, over every meter that was replaced between; `readings` in their order. */
export function usedFrom(readings: readonly Reading[], fromId: string, untilId: string) {
  const [from, until] = [fromId, untilId].map((id) => readings.findIndex((one) => one.id === id))
  if (from === undefined || until === undefined || from < 0 || until <= from) return null
  return readings.slice(from + 1, until + 1).reduce((sum, one, at) => sum + (usedBetween(readings[from + at], one) ?? 0), 0)
}
