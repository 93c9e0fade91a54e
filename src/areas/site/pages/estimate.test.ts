import { expect, test } from 'vitest'
import { estimateFor } from './estimate.ts'

const prices = { from: 180_500n, to: 240_000n }

test('without prices of the company there is no estimate', () => {
  expect(estimateFor(null, '350')).toBeNull()
})

test('an area gives a range in whole baisa, and what is no area says what would be', () => {
  expect(estimateFor(prices, '350')).toEqual({ typed: '350', range: { from: 63_175_000n, to: 84_000_000n }, problem: null })
  expect(estimateFor(prices, null)).toEqual({ typed: '', range: null, problem: null })
  for (const typed of ['', '9', '05', 'كبير', '3.5', '-20', '1234567']) {
    expect(estimateFor(prices, typed)).toEqual({ typed, range: null, problem: 'اكتب مساحة البناء بالمتر المربع، مثل 350' })
  }
})
