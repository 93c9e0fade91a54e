import { expect, test } from 'vitest'
import { dueGroup, dueMoment, hasHour } from './task.ts'

/** A Thursday, at noon in Muscat. */
const now = new Date('2026-01-15T12:00:00+04:00')
const at = (text: string) => dueGroup(new Date(`${text}:00+04:00`), now)

test('a task is late, for today, for this week or for later, by the clock of Muscat', () => {
  expect(at('2026-01-15T11:59')).toBe('late')
  expect(at('2026-01-15T12:01')).toBe('today')
  expect(at('2026-01-15T23:59')).toBe('today')
  expect(at('2026-01-16T00:00')).toBe('week')
  expect(at('2026-01-17T23:59')).toBe('week')
  expect(at('2026-01-18T00:00')).toBe('later')
  expect(dueGroup(null, now)).toBe('later')
})

test('a day without an hour is due when it is over, and is shown without one', () => {
  expect(dueMoment('2026-01-15', undefined).toISOString()).toBe('2026-01-15T19:59:00.000Z')
  expect(hasHour(dueMoment('2026-01-15', undefined))).toBe(false)
  expect(hasHour(dueMoment('2026-01-15', '14:30'))).toBe(true)
})
