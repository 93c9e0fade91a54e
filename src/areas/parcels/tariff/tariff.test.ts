import { expect, test } from 'vitest'
import { chargeableGrams, codFee, deliveryPrice, volumetricGrams } from './tariff.ts'

const rule = { divisor: 5000 }
const cm = (length: number, width: number, height: number) => ({ length: length * 10, width: width * 10, height: height * 10 })

test('size counts as weight: length × width × height in centimetres by the divisor', () => {
  expect(volumetricGrams(cm(50, 40, 30), rule)).toBe(12_000)
  expect(volumetricGrams(cm(10, 10, 10), rule)).toBe(200)
  expect(volumetricGrams(cm(0.1, 0.1, 0.1), rule)).toBe(1)
  expect(volumetricGrams(cm(300, 300, 300), rule)).toBe(5_400_000)
})

test('the greater weight counts, rounded up by halves to 20 kg and by wholes above', () => {
  const cases = [
    [1, 500],
    [500, 500],
    [501, 1_000],
    [1_000, 1_000],
    [2_200, 2_500],
    [19_501, 20_000],
    [20_000, 20_000],
    [20_001, 21_000],
    [24_600, 25_000],
  ] as const
  for (const [grams, chargeable] of cases) expect(chargeableGrams(grams, null, rule), `${grams} g`).toBe(chargeable)
  expect(chargeableGrams(2_000, cm(50, 40, 30), rule)).toBe(12_000)
  expect(chargeableGrams(13_000, cm(50, 40, 30), rule)).toBe(13_000)
  expect(chargeableGrams(1_000, cm(60, 50, 40), rule)).toBe(24_000)
  expect(chargeableGrams(1_000, cm(50, 41, 50), rule)).toBe(21_000)
})

test('the first kilo is one price, each further half is half of the next', () => {
  const rate = { firstKilo: 1_500n, furtherKilo: 200n }
  expect(deliveryPrice(500, rate)).toBe(1_500n)
  expect(deliveryPrice(1_000, rate)).toBe(1_500n)
  expect(deliveryPrice(1_500, rate)).toBe(1_600n)
  expect(deliveryPrice(25_000, rate)).toBe(6_300n)
  expect(deliveryPrice(1_500, { firstKilo: 0n, furtherKilo: 5n })).toBe(3n)
})

test('fetching money costs a share, and never less than the least', () => {
  const rule = { codShare: 100, codLeast: 500n }
  expect(codFee(0n, rule)).toBe(0n)
  expect(codFee(1n, rule)).toBe(500n)
  expect(codFee(50_000n, rule)).toBe(500n)
  expect(codFee(50_001n, rule)).toBe(501n)
  expect(codFee(200_000n, rule)).toBe(2_000n)
})

test('a heavier or larger parcel never costs less', () => {
  const rate = { firstKilo: 2_000n, furtherKilo: 300n }
  let last = 0n
  for (let grams = 1; grams <= 30_000; grams += 37) {
    const price = deliveryPrice(chargeableGrams(grams, null, rule), rate)
    expect(price).toBeGreaterThanOrEqual(last)
    last = price
  }
})
