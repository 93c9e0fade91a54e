import { expect, test } from 'vitest'
import { placeOfPlusCode } from './plus-codes.ts'

test('a full plus code is the middle of its cell, with ten signs and with more', () => {
  expect(placeOfPlusCode('7FG49QCJ+2V')).toEqual({ latitude: 20.3700625, longitude: 2.7821875 })
  expect(placeOfPlusCode('7FG49QCJ+2VX')).toEqual({ latitude: 20.3701125, longitude: 2.7822344 })
  expect(placeOfPlusCode('8FVC2222+22')).toEqual({ latitude: 47.0000625, longitude: 8.0000625 })
  expect(placeOfPlusCode('عنواني 7h9p239q+qv صلالة')).toEqual({ latitude: 17.0194375, longitude: 54.0896875 })
})

test('a short code, and what only looks like one, is none', () => {
  for (const text of ['239Q+QV صلالة', '7H9P239Q+', '7H9P239Q+Q', '7H9P0000+', 'A7H9P239Q+QV', '7H9P239Q+QV0', ''])
    expect(placeOfPlusCode(text)).toBeNull()
})
