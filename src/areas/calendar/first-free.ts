import type { Lane } from './packing.ts'

/** What is taken of one thing, its turnaround counted in. */
export type Taken = { lane: string; from: number; busyUntil: number }

type Wanted = { lanes: readonly Lane[]; taken: readonly Taken[]; length: number; turnaround: number }

/** The first of these moments from which one thing is free for as long, whichever it will be. */
export const firstFree = (moments: readonly number[], wanted: Wanted) => moments.find((at) => isFreeFrom(at, wanted)) ?? null

/** Where more things are offered all the while than are taken at any one moment of it. */
function isFreeFrom(at: number, { lanes, taken, length, turnaround }: Wanted) {
  const until = at + length
  const offered = new Set(lanes.filter((lane) => lane.from <= at && until <= lane.until).map(({ id }) => id))
  if (offered.size === 0) return false
  const within = taken.filter(({ lane, from, busyUntil }) => offered.has(lane) && from < until + turnaround && busyUntil > at)
  return mostAtOnce(within, at) < offered.size
}

function mostAtOnce(taken: readonly Taken[], at: number) {
  const begins = taken.map(({ from }) => Math.max(from, at)).toSorted((one, other) => one - other)
  const ends = taken.map(({ busyUntil }) => busyUntil).toSorted((one, other) => one - other)
  let [most, over] = [0, 0]
  for (const [begun, moment] of begins.entries()) {
    while ((ends[over] ?? Number.POSITIVE_INFINITY) <= moment) over += 1
    most = Math.max(most, begun + 1 - over)
  }
  return most
}
