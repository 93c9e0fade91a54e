import { expect, test } from 'vitest'
import { movedStops } from './moved-stops.ts'

const stops = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const moved = (stopId: string, to: { before?: string; after?: string }) =>
  movedStops(stops, { stopId, ...to })
    ?.map(({ id }) => id)
    .join('')

test('a door goes before or after another one, and nowhere beside one that is not there', () => {
  expect(moved('c', { before: 'b' })).toBe('acbd')
  expect(moved('a', { after: 'b' })).toBe('bacd')
  expect(moved('a', { after: 'd' })).toBe('bcda')
  expect(moved('b', { before: 'c' })).toBe('abcd')
  expect(moved('x', { before: 'a' })).toBeUndefined()
  expect(moved('a', { before: 'x' })).toBeUndefined()
  expect(moved('a', {})).toBeUndefined()
})
