import { expect, test } from 'vitest'
import { labelsOf, missingPieces, pieceOn, scannedPieces } from './scanned-pieces.ts'

const two = { number: 'TSL261104187362', pieceCount: 2 }
const one = { ...two, pieceCount: 1 }

test('a label names its piece however it is read, and another parcel is told by its number', () => {
  for (const label of ['261104187362-2', 'TSL2611-0418736-2-2', 'https://x.om/t/TSL261104187362-2', '٢٦١١٠٤١٨٧٣٦٢-2'])
    expect(pieceOn(label, two)).toBe(2)
  expect(pieceOn('261104187362', one)).toBe(1)
  expect(pieceOn('261104187362', two)).toContain('ملصق القطعة')
  expect(pieceOn('261104187362-3', two)).toBe('لا قطعة 3 في هذا الطرد.')
  expect(pieceOn('261104187363-1', two)).toContain('لا يطابق')
  expect(pieceOn('شاي', two)).toContain('ليس هذا رقم طرد')
})

test('what is missing is named until all of it was scanned, in any order and as often as it is scanned', () => {
  expect(missingPieces('', two)).toBe('لم تُمسح القطعة 1 والقطعة 2 من 2. لا يُسلَّم الطرد إلا كله.')
  expect(missingPieces('261104187362-2 261104187362-2', two)).toContain('القطعة 1 من 2')
  expect(missingPieces(labelsOf(two, [2, 1]), two)).toBeNull()
  expect(scannedPieces(labelsOf(two, [2, 1]), two)).toEqual([1, 2])
  expect(missingPieces('', one)).toBe('امسح الطرد، أو أشّر أنه هو.')
  expect(missingPieces(labelsOf(one, [1]), one)).toBeNull()
})
