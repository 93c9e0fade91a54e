import { expect, test } from 'vitest'
import { dice } from '#testing/dice.ts'
import { firstFree, type Taken } from './first-free.ts'
import type { Lane } from './packing.ts'

type Wanted = Parameters<typeof firstFree>[1]

/** Minute by minute, as one would with a pencil. */
function isFreeByPencil(at: number, { lanes, taken, length, turnaround }: Wanted) {
  const offered = lanes.filter((lane) => lane.from <= at && at + length <= lane.until)
  if (offered.length === 0) return false
  const minutes = Array.from({ length: length + turnaround }, (_, minute) => at + minute)
  return minutes.every((minute) => {
    const busy = taken.filter(
      ({ lane, from, busyUntil }) => from <= minute && minute < busyUntil && offered.some(({ id }) => id === lane),
    )
    return busy.length < offered.length
  })
}

test('it finds the same moment as whoever counts minute by minute', () => {
  const roll = dice(7)
  const found = { some: 0, none: 0 }
  for (let round = 0; round < 300; round += 1) {
    const ends = () => (roll(6) === 0 ? 20 + roll(40) : Number.POSITIVE_INFINITY)
    const lanes = ['a', 'b', 'c'].map((id): Lane => ({ id, from: roll(5) === 0 ? roll(30) : 0, until: ends() }))
    const taken = Array.from({ length: 4 + roll(20) }, (): Taken => {
      const from = roll(40)
      return {
        lane: ['a', 'b', 'c'][roll(3)] ?? 'a',
        from,
        busyUntil: roll(12) === 0 ? Number.POSITIVE_INFINITY : from + 2 + roll(9),
      }
    })
    const wanted = { lanes, taken, length: 3 + roll(8), turnaround: roll(3) }
    const moments = [...new Set(taken.map(({ busyUntil }) => busyUntil))].filter(Number.isFinite).toSorted((a, b) => a - b)
    const at = firstFree(moments, wanted)
    expect(at).toBe(moments.find((moment) => isFreeByPencil(moment, wanted)) ?? null)
    found[at === null ? 'none' : 'some'] += 1
  }
  expect(Math.min(found.some, found.none)).toBeGreaterThan(20)
})
