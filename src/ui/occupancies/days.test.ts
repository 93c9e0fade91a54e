import { expect, test } from 'vitest'
import { isWeekend, placeOf } from './days.ts'

const days = ['2026-08-30', '2026-08-31', '2026-09-01', '2026-09-02']

test('an occupancy covers its first and its last day', () => {
  expect(placeOf({ from: '2026-08-31', to: '2026-09-01' }, days)).toEqual({ start: 2, end: 4, cutBefore: false, cutAfter: false })
  expect(placeOf({ from: '2026-09-02', to: '2026-09-02' }, days)).toEqual({ start: 4, end: 5, cutBefore: false, cutAfter: false })
})

test('an occupancy that began before or ends after is cut at the edge and says so', () => {
  expect(placeOf({ from: '2026-08-01', to: '2026-12-31' }, days)).toEqual({ start: 1, end: 5, cutBefore: true, cutAfter: true })
})

test('an occupancy outside the window is not drawn', () => {
  expect(placeOf({ from: '2026-08-01', to: '2026-08-29' }, days)).toBeNull()
  expect(placeOf({ from: '2026-09-03', to: '2026-09-05' }, days)).toBeNull()
})

test('the weekend is Friday and Saturday', () => {
  expect(days.map(isWeekend)).toEqual([false, false, false, false])
  expect(['2026-08-07', '2026-08-08', '2026-08-09'].map(isWeekend)).toEqual([true, true, false])
})
