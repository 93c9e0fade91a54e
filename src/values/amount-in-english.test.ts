import { expect, test } from 'vitest'
import { amountInEnglish } from './amount-in-english.ts'

test.each([
  [0n, 'Zero Omani rials only'],
  [1n, 'One baisa only'],
  [1_000n, 'One Omani rial only'],
  [250_500n, 'Two hundred fifty Omani rials and five hundred baisa only'],
  [1_444_050n, 'One thousand four hundred forty-four Omani rials and fifty baisa only'],
  [2_000_019_999n, 'Two million nineteen Omani rials and nine hundred ninety-nine baisa only'],
  [-15_000n, 'Minus fifteen Omani rials only'],
])('%s baisa', (amount, words) => {
  expect(amountInEnglish(amount)).toBe(words)
})

test('no two amounts are said alike', () => {
  const said = Array.from({ length: 30_000 }, (_, index) => amountInEnglish(BigInt(index) * 37n))
  expect(new Set(said).size).toBe(said.length)
  for (const words of said) expect(words).toMatch(/^[A-Z][A-Za-z -]+ only$/)
})
