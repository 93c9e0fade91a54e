import { expect, test } from 'vitest'
import { cut } from './text.ts'

test('a text is cut to what there is room for, and no sign of two halves is torn apart', () => {
  expect(cut('إيجار شقة', 5)).toBe('إيجار')
  expect(cut('إيجار', 10)).toBe('إيجار')
  expect(cut('رد 👍👍', 4)).toBe('رد ')
  expect(cut('رد 👍👍', 5)).toBe('رد 👍')
  expect(cut('رد 👍👍', 6).isWellFormed()).toBe(true)
})
