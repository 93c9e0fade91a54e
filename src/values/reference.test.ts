import { expect, test } from 'vitest'
import { readReference, reference } from './reference.ts'

const november = new Date('2026-11-20T09:00:00Z')

test('a number says what it is of, when, and which one', () => {
  expect(reference('R', november, 42)).toBe('R2611-00042-9')
  expect(reference('C', november, 123_456)).toMatch(/^C2611-123456-\d$/)
})

test('the month is that of Salalah', () => {
  expect(reference('R', new Date('2026-11-30T20:30:00Z'), 1)).toMatch(/^R2612-/)
  expect(reference('R', new Date('2026-12-31T20:30:00Z'), 1)).toMatch(/^R2701-/)
})

test('it is read however it is typed', () => {
  const number = reference('R', november, 42)
  for (const typed of [number, 'r2611000429', ' R2611 00042 9 ', 'R٢٦١١-٠٠٠٤٢-٩']) expect(readReference(typed)).toBe(number)
})

test('every single wrong digit is noticed', () => {
  const number = reference('R', november, 42)
  for (const [index, digit] of [...number].entries()) {
    if (!/\d/.test(digit)) continue
    const wrong = number.slice(0, index) + ((Number(digit) + 1) % 10) + number.slice(index + 1)
    expect(readReference(wrong), wrong).toBeNull()
  }
  for (const text of ['', 'R', 'R2611-00042', 'TSL26070100412', '<script>']) expect(readReference(text)).toBeNull()
})
