import { expect, test } from 'vitest'
import { plateText, readPlate } from './plates.ts'

test('a plate is read however it is written', () => {
  const written = ['م ه 7340', '7340 م ه', '7340mh', '٧٣٤٠/م ه', 'MH-7340', '07340 مه']
  expect(written.map((one) => readPlate(one))).toEqual(written.map(() => ({ digits: '7340', letters: 'م ه' })))
  expect(readPlate('ا 8803')).toEqual({ digits: '8803', letters: 'أ' })
  expect(plateText({ digits: '8803', letters: 'أ' })).toBe('8803 أ')
})

test('what is no plate is not read as one', () => {
  for (const one of ['', '7340', 'م ه', '123456 أ', '12 أ 34', '7340 أ ب د', '7340 ?']) expect(readPlate(one)).toBeNull()
})
