const distance = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Where an occupancy from one day to another (both counted) lies in a window of days: its columns from 1, cut at the window's edges. */
export function placeOf({ from, to }: { from: string; to: string }, days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || to < first || from > last) return null
  return {
    start: Math.max(0, distance(first, from)) + 1,
    end: Math.min(days.length - 1, distance(first, to)) + 2,
    cutBefore: from < first,
    cutAfter: to > last,
  }
}

/** Friday and Saturday. */
export const isWeekend = (day: string) => [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
