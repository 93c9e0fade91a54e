import { expect, test } from 'vitest'
import { fromTheRight, fromTheTop, scaleOf, sharesOf } from './scale.ts'

test('the scale ends on a round number at or above the greatest value', () => {
  expect(scaleOf([3, 8_420, 12])).toEqual({ most: 10_000, ticks: [0, 2_500, 5_000, 7_500, 10_000] })
  expect(scaleOf([4])).toEqual({ most: 4, ticks: [0, 1, 2, 3, 4] })
  expect(scaleOf([0.3])).toEqual({ most: 0.3, ticks: [0, 0.1, 0.2, 0.3] })
  expect(scaleOf([0, 0])).toEqual({ most: 1, ticks: [0] })
  expect(scaleOf([])).toEqual({ most: 1, ticks: [0] })
})

test('the oldest stands at the right and the newest at the left', () => {
  expect(fromTheRight(0, 4)).toBe(87.5)
  expect(fromTheRight(3, 4)).toBe(12.5)
})

test('the greatest touches the top, nothing lies on the ground', () => {
  expect(fromTheTop(10, 10)).toBe(0)
  expect(fromTheTop(0, 10)).toBe(100)
})

test('shares add up to a hundred', () => {
  expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33])
  expect(sharesOf([0, 0])).toEqual([0, 0])
  expect(sharesOf([5])).toEqual([100])
})
