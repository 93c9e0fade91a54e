import { expect, test } from 'vitest'
import { isTypedWeight, lineReader, weightIn } from './scale.ts'

test('5: a weight is read once it has settled, in kilograms', () => {
  expect(['1.250', 'ST,GS,+  1.250kg', 'ST,NT,+00001.250kg', 'S S     1.250 kg', '1250 g', '1,250 KG'].map(weightIn)).toEqual(
    Array(6).fill('1.25'),
  )
  expect(weightIn('ST,GS,+ 12.0kg')).toBe('12')
})

test('5: what swings, weighs nothing or too much, and other units are no weight', () => {
  const others = [
    'US,GS,+  1.250kg',
    'OL',
    'S D     1.250 kg',
    '0.000',
    'ST,GS,-  0.010kg',
    '2.5 lb',
    '12345.000kg',
    '',
    'TSL261104187362',
  ]
  expect(others.map(weightIn)).toEqual(others.map(() => null))
})

test('5: what a scale types is told from what a scanner types', () => {
  expect(['1.250', '0.8', '12.3KG'].map(isTypedWeight)).toEqual([true, true, true])
  expect(['261104187362', 'A1-4', '1250', 'TSL261104187362'].map(isTypedWeight)).toEqual([false, false, false, false])
})

test('lines arrive in pieces', () => {
  const read = lineReader()
  expect([read('ST,GS,+  1.2'), read('50kg\r\nUS,'), read('GS,+  1.300kg\r\n')]).toEqual([
    [],
    ['ST,GS,+  1.250kg'],
    ['US,GS,+  1.300kg'],
  ])
})
