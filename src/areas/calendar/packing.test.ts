import { expect, test } from 'vitest'
import { dice } from '#testing/dice.ts'
import { type Lane, pack, type Stretch } from './packing.ts'

const lane = (id: string, until = 10_000): Lane => ({ id, from: 0, until })
const stretch = (id: string, from: number, until: number, onLane: string | null = null): Stretch => ({
  ...{ id, from, until, busyUntil: until, lane: onLane },
})

const mostAtOnce = (all: readonly Stretch[]) =>
  Math.max(...all.map(({ from }) => all.filter((one) => one.from <= from && from < one.busyUntil).length))

test('whatever fits by number is placed, as long as nothing is fixed', () => {
  const roll = dice(11)
  const lanes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => lane(id))
  let fitted = 0
  for (let round = 0; round < 20; round += 1) {
    const kept: Stretch[] = []
    for (let at = 0; at < 90; at += 1) {
      const from = roll(90 * 24)
      const next = stretch(`${at}`, from, from + 24 * (1 + roll(1 + roll(14))) + 2)
      if (mostAtOnce([...kept, next]) > lanes.length) continue
      kept.push(next)
      expect(pack(lanes, kept)).not.toBeNull()
      fitted += 1
    }
  }
  expect(fitted).toBeGreaterThan(1_000)
})

test('no two touch on a lane, the fixed ones stay, and a lane is used only while it is offered', () => {
  const all = [stretch('fixed', 10, 20, 'a'), stretch('first', 0, 10), stretch('after', 20, 30), stretch('beside', 12, 18)]
  const placed = pack([lane('a'), lane('b', 18)], all)
  expect(placed?.has('fixed')).toBe(false)
  expect([placed?.get('beside'), placed?.get('after')]).toEqual(['b', 'a'])
  expect(pack([lane('a'), lane('b', 17)], all)).toBeNull()
})
