import { expect, test } from 'vitest'
import { clock, dayInWords, greeting, hijri, nearDay, weekdayAndDay } from './dates.ts'

test('a day is said with its weekday, month and year, in Latin digits', () => {
  expect(weekdayAndDay('2026-08-09')).toBe('الأحد 9 أغسطس 2026')
  expect(dayInWords('2026-08-09')).toBe('9 أغسطس 2026')
})

test('the year is left out only in the same year', () => {
  expect(dayInWords('2026-08-09', '2026-01-01')).toBe('9 أغسطس')
  expect(weekdayAndDay('2027-01-02', '2026-12-31')).toBe('السبت 2 يناير 2027')
})

test('a moment falls on the day it has in Muscat', () => {
  const beforeMidnightInLondon = new Date('2026-08-08T21:30:00Z')
  expect(weekdayAndDay(beforeMidnightInLondon)).toBe('الأحد 9 أغسطس 2026')
  expect(clock(beforeMidnightInLondon)).toBe('1:30 ص')
  expect(clock(new Date('2026-08-09T12:20:00Z'))).toBe('4:20 م')
})

test('the Hijri day is that of Umm al-Qura, and an unfinished day has none', () => {
  expect(hijri('2026-08-09')).toBe('26 صفر 1448 هـ')
  expect(hijri('2026-06-16')).toBe('1 محرم 1448 هـ')
  for (const unfinished of ['', '2026-8-9', '2026-13-45']) expect(hijri(unfinished)).toBe('')
})

test('yesterday, today and tomorrow have names, over the turn of a year too', () => {
  expect(nearDay('2027-01-01', '2026-12-31')).toBe('غدًا')
  expect(nearDay('2026-12-31', '2026-12-31')).toBe('اليوم')
  expect(nearDay('2026-12-30', '2026-12-31')).toBe('أمس')
  expect(nearDay('2027-01-02', '2026-12-31')).toBeNull()
})

test('one is greeted by the hour in Muscat', () => {
  expect(greeting(new Date('2026-08-09T07:59:00Z'))).toBe('صباح الخير')
  expect(greeting(new Date('2026-08-09T08:00:00Z'))).toBe('مساء الخير')
})
