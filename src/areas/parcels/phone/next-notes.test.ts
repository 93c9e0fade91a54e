import { expect, test } from 'vitest'
import { nextNotes } from './next-notes.ts'

test('what is likely given is more than what is asked, in whole notes, each once', () => {
  expect(nextNotes(27_810n)).toEqual([30_000n, 40_000n, 50_000n])
  expect(nextNotes(12_500n)).toEqual([15_000n, 20_000n, 50_000n])
  expect(nextNotes(3_540n)).toEqual([5_000n, 10_000n, 20_000n])
  expect(nextNotes(20_000n)).toEqual([50_000n])
  expect(nextNotes(120_005n)).toEqual([125_000n, 130_000n, 140_000n])
})
