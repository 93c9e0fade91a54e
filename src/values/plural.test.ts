import { expect, test } from 'vitest'
import { howLong, howMany } from './plural.ts'

test('a noun takes the form its count asks for', () => {
  const days = [0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 110, 111, 200, 1_250].map((count) => howMany(count, 'day'))
  expect(days).toEqual([
    'لا أيام',
    'يوم واحد',
    'يومان',
    '3 أيام',
    '10 أيام',
    '11 يومًا',
    '99 يومًا',
    '100 يوم',
    '101 يوم',
    '102 يوم',
    '103 أيام',
    '110 أيام',
    '111 يومًا',
    '200 يوم',
    '1,250 يومًا',
  ])
})

test('one and two bend with their place in the sentence', () => {
  expect(howMany(1, 'field', 'acc')).toBe('حقلًا واحدًا')
  expect(howMany(1, 'field', 'gen')).toBe('حقل واحد')
  expect(howMany(2, 'part', 'acc')).toBe('جزأين')
  expect(howMany(2, 'part', 'gen')).toBe('جزأين')
  expect(howMany(2, 'part')).toBe('جزآن')
  expect(howMany(4, 'field', 'acc')).toBe('4 حقول')
})

test('a stretch of time is said in the greatest measure that says enough', () => {
  const after = (minutes: number) => howLong(new Date(0), new Date(minutes * 60_000))
  expect([0, 25, 60, 120, 47 * 60, 72 * 60].map(after)).toEqual([
    'دقيقة واحدة',
    '25 دقيقة',
    'ساعة واحدة',
    'ساعتين',
    '47 ساعة',
    '3 أيام',
  ])
})
