import { expect, test } from 'vitest'
import { requestLimit } from './request-limit.ts'

test('a network may ask for many pages at once and then so many a second; another is not held back by it', () => {
  const takes = requestLimit({ burst: 3, perSecond: 2 })
  const answers = [0, 0, 0, 0].map((now) => takes('203.0.113.1', now))
  expect(answers).toEqual([true, true, true, false])
  expect(takes('203.0.113.2', 0)).toBe(true)
  expect(takes('203.0.113.1', 400)).toBe(false)
  expect(takes('203.0.113.1', 1000)).toBe(true)
  expect([60_000, 60_000, 60_000, 60_000].map((now) => takes('203.0.113.1', now))).toEqual([true, true, true, false])
})

test('all addresses of one line of IPv6 are one network', () => {
  const takes = requestLimit({ burst: 1, perSecond: 1 })
  expect([takes('2001:db8:1:2::1', 0), takes('2001:db8:1:2::ffff', 0), takes('2001:db8:1:3::1', 0)]).toEqual([true, false, true])
})
