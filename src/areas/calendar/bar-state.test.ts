import { expect, test } from 'vitest'
import { barState } from './bar-state.ts'

test('a unit that is leased is drawn as leased, and one that is held as held', () => {
  expect(barState({ kind: 'lease', status: 'confirmed' })).toBe('leased')
  expect(barState({ kind: 'lease', status: 'out' })).toBe('leased')
  expect(barState({ kind: 'hold', status: 'held' })).toBe('held')
  expect(barState({ kind: 'maintenance', status: 'confirmed' })).toBe('maintenance')
})
