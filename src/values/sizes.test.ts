import { expect, test } from 'vitest'
import { asTyped, inGroups } from './phones.ts'
import { sizeInWords } from './sizes.ts'

test.each([
  [70, 'أقل من 1 كيلوبايت'],
  [1024, '1 كيلوبايت'],
  [348_160, '340 كيلوبايت'],
  [1_048_575, '1.0 ميجابايت'],
  [1_258_291, '1.2 ميجابايت'],
])('%d bytes are said in Arabic', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))

test.each([
  ['+96891234567', '+968 9123 4567'],
  ['+97433123456', '+974 3312 3456'],
  ['+971501234567', '+971 50 123 4567'],
  ['+966501234567', '+966 50 123 4567'],
  ['+4915112345678', '+49 151 123 45678'],
  ['+12025550143', '+1 202 555 0143'],
  ['+919876543210', '+91 987 654 3210'],
  ['+8801712345678', '+880 171 234 5678'],
  ['968', '968'],
])('%s is read in its groups', (kept, shown) => expect(inGroups(kept)).toBe(shown))

test.each([
  ['+96891234567', '9123 4567'],
  ['+971501234567', '+971 50 123 4567'],
  ['9123', '9123'],
  ['+9689123', '+9689123'],
  ['', ''],
])('%s stands in its box as %s', (kept, shown) => expect(asTyped(kept)).toBe(shown))
