import { expect, test } from 'vitest'
import { inCount } from './counting.ts'

test('days are counted as Arabic counts them', () => {
  const told = [0, 1, 2, 3, 10, 11, 99, 100, 103, 111, 200].map((count) => inCount(count, 'day', 'nominative'))
  expect(told).toEqual([
    'لا أيام',
    'يوم واحد',
    'يومان',
    '3 أيام',
    '10 أيام',
    '11 يومًا',
    '99 يومًا',
    '100 يوم',
    '103 أيام',
    '111 يومًا',
    '200 يوم',
  ])
})

test('one and two follow the case, and feminine things count as feminine', () => {
  expect(inCount(1, 'day', 'accusative')).toBe('يومًا واحدًا')
  expect(inCount(1, 'day', 'genitive')).toBe('يوم واحد')
  expect(inCount(2, 'file', 'genitive')).toBe('ملفين')
  expect(inCount(1, 'year', 'accusative')).toBe('سنة واحدة')
  expect(inCount(15, 'year', 'nominative')).toBe('15 سنة')
})
