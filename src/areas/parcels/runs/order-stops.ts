import { metresBetween, type Place } from '#values/pins.ts'

export type Door = {
  /** When its two hours begin, where some were chosen for the day. */
  from: string | null
  zone: string
  place: string
  quarter: string | null
  /** Its pin, or the middle of its quarter. */
  at: Place | null
}

/** Doors without an hour come after the mornings and before the afternoons. */
const noHour = '12:00'

/** By window, then zone, and in each the shortest way on; what lies nobody knows where comes by wilayat and quarter. */
export function orderStops<One extends Door>(doors: readonly One[]): One[] {
  let last: Place | null = null
  const ordered: One[] = []
  for (const [, inWindow] of sortedGroups(doors, ({ from }) => from ?? noHour)) {
    for (const [, inZone] of sortedGroups(inWindow, ({ zone }) => zone)) {
      const way: One[] = wayThrough(inZone, last)
      ordered.push(...way)
      last = way.findLast(({ at }) => at !== null)?.at ?? last
    }
  }
  return ordered
}

function sortedGroups<One>(all: readonly One[], keyOf: (one: One) => string) {
  return [...Map.groupBy(all, keyOf)].toSorted(([one], [other]) => one.localeCompare(other, 'ar'))
}

const byQuarter = (one: Door, other: Door) =>
  one.place.localeCompare(other.place, 'ar') || (one.quarter ?? '').localeCompare(other.quarter ?? '', 'ar')

function wayThrough<One extends Door>(doors: readonly One[], from: Place | null): One[] {
  const sorted = doors.toSorted(byQuarter)
  const somewhere = sorted.filter((door): door is One & { at: Place } => door.at !== null)
  const nowhere = sorted.filter(({ at }) => at === null)
  return [...untangled(nearestFirst(somewhere, from), from), ...nowhere]
}

type Located = { at: Place }

function nearestFirst<One extends Located>(doors: readonly One[], from: Place | null): One[] {
  const left = [...doors]
  const way: One[] = []
  let here = from
  while (left.length > 0) {
    const distances = left.map(({ at }) => (here ? metresBetween(here, at) : 0))
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    if (!next) break
    way.push(next)
    here = next.at
  }
  return way
}

/** So small a gain is a rounding. */
const leastGain = 0.5
const mostRounds = 20

/** 2-opt: a stretch is turned round as long as that makes the way shorter. */
function untangled<One extends Located>(way: readonly One[], from: Place | null): One[] {
  let best = [...way]
  for (let round = 0; round < mostRounds; round += 1) {
    const better = firstShorter(best, from)
    if (!better) return best
    best = better
  }
  return best
}

function firstShorter<One extends Located>(way: readonly One[], from: Place | null): One[] | null {
  const between = (one: Place | null | undefined, other: Place | null | undefined) =>
    one && other ? metresBetween(one, other) : 0
  let best = [...way]
  let isShorter = false
  for (let first = from ? 0 : 1; first < best.length - 1; first += 1)
    for (let last = first + 1; last < best.length; last += 1) {
      const [before, after] = [first === 0 ? from : best[first - 1]?.at, best[last + 1]?.at]
      const [head, tail] = [best[first]?.at, best[last]?.at]
      const gain = between(before, head) + between(tail, after) - between(before, tail) - between(head, after)
      if (gain <= leastGain) continue
      best = [...best.slice(0, first), ...best.slice(first, last + 1).toReversed(), ...best.slice(last + 1)]
      isShorter = true
    }
  return isShorter ? best : null
}
