import { expect, test } from 'vitest'
import { numberFor, readNumber, shownNumber } from './number.ts'

test('a number is twelve digits of which the last guards the others', () => {
  expect(numberFor('2611', '0418736')).toBe('TSL261104187362')
  expect(shownNumber('TSL261104187362')).toBe('TSL2611-0418736-2')
})

test.each(['TSL261104187362', 'tsl2611-0418736-2', ' TSL2611 0418736 2 ', '261104187362', '٢٦١١٠٤١٨٧٣٦٢'])(
  '«%s» is the same parcel',
  (typed) => {
    expect(readNumber(typed)).toMatchObject({ number: 'TSL261104187362' })
  },
)

test('a piece stands behind the number', () => {
  expect(readNumber('261104187362-3')).toEqual({ number: 'TSL261104187362', piece: 3 })
})

test('every slip of one digit is refused', () => {
  const digits = '261104187362'
  for (const [at, right] of [...digits].entries())
    for (const wrong of '0123456789')
      if (wrong !== right) expect(readNumber(`TSL${digits.slice(0, at)}${wrong}${digits.slice(at + 1)}`)).toBe('wrong')
})

test.each(['', '93000002', 'مريم', 'TSL26110418736', 'EX-07'])('«%s» is no number of a parcel', (typed) => {
  expect(readNumber(typed)).toBeNull()
})
