import { expect, test } from 'vitest'
import { daysAfter } from '#values/days.ts'
import { ageing, ageOf } from './ageing.ts'

const today = '2026-07-15'
const late = (days: number) => daysAfter(today, -days)

test('a debt has one age, each to its last day, and what is older than half a year is the oldest', () => {
  const ages = [0, 1, 30, 31, 60, 61, 90, 91, 180, 181].map((days) => ageOf(late(days), today))
  expect(ages).toEqual(['ahead', 'month', 'month', 'two', 'two', 'three', 'three', 'six', 'six', 'older'])
  expect(
    ageing(
      [91, 180, 181].map((days) => ({ dueOn: late(days), open: 1_000n })),
      today,
    ),
  ).toMatchObject({
    ...{ three: 0n, six: 2_000n, older: 1_000n },
  })
})
