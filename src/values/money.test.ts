import { expect, test } from 'vitest'
import { rialsFault } from './money.ts'
import { rials } from './shapes.ts'

test.each([
  ['285.500', null],
  ['999999999.999', null],
  ['0.0005', 'البيسة أصغر ما يُكتب، فبعد النقطة 3 أرقام على الأكثر.'],
  ['9999999999', 'المبلغ أكبر من الحد، فقبل النقطة 9 أرقام على الأكثر.'],
  ['-1', 'المبلغ أرقام، مثل 285.500'],
  ['1e9', 'المبلغ أرقام، مثل 285.500'],
])('an amount typed as %s is told what is wrong with it', (typed, fault) => {
  expect(rialsFault(typed)).toBe(fault)
  expect(rials.safeParse(typed).error?.issues.map(({ message }) => message) ?? [null]).toEqual([fault])
})
