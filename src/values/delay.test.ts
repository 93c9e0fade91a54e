import { expect, test } from 'vitest'
import { costOf, type Delay, dearestFirst, sameDaysBefore } from './delay.ts'

const today = '2026-11-29'
const waits = (name: string, delay: Delay | null) => ({ name, delay, since: new Date('2026-11-26T12:00:00Z') })
const order = (...waiting: ReturnType<typeof waits>[]) => dearestFirst(waiting, today).map(({ name }) => name)

const bond = waits('bond', { onDay: '2026-12-07', amount: 9_168_503n })
const glass = waits('glass', { perDay: 183_370n, from: '2026-12-05' })
const excavator = waits('excavator', { perDay: 95_000n })
const variation = waits('variation', { onDay: '2026-12-07', amount: 480_000n })
const leases = waits('leases', { onDay: '2026-12-02', amount: 360_000n })
const units = waits('units', { perDay: 18_333n })

test('what waits stands in the order of what the next fourteen days of waiting cost', () => {
  const all = [units, leases, excavator, bond, variation, glass]
  expect(all.map(({ delay }) => costOf(delay, today))).toEqual([256_662n, 360_000n, 1_330_000n, 9_168_503n, 480_000n, 1_650_330n])
  expect(order(...all)).toEqual(['bond', 'glass', 'excavator', 'variation', 'leases', 'units'])
})

test('a day of the law stands before what costs less than a hundred rials, and no more than two of them do', () => {
  const law = (name: string, onDay: string) => waits(name, { onDay, law: 'إقرار الضريبة' })
  const cheap = waits('cheap', { perDay: 1_000n })
  const [one, two, three] = [law('one', '2026-12-01'), law('two', '2026-12-03'), law('three', '2026-12-05')]
  expect(order(cheap, three, leases, two, one)).toEqual(['leases', 'one', 'two', 'cheap', 'three'])
  expect(order(cheap, law('far', '2027-02-01'))).toEqual(['cheap', 'far'])
})

test('what is lost after the fourteen days costs nothing yet, and what is unknown stands last', () => {
  expect(costOf({ onDay: '2026-12-14', amount: 5_000n }, today)).toBe(0n)
  expect(costOf({ onDay: '2026-12-13', amount: 5_000n }, today)).toBe(5_000n)
  expect(costOf({ perDay: 5_000n, from: '2026-12-14' }, today)).toBe(0n)
  expect(order(waits('unknown', null), units)).toEqual(['units', 'unknown'])
})

test('a month is compared with the same days of the one before, as far as that one goes', () => {
  expect(sameDaysBefore('2026-11-29')).toEqual({ from: '2026-10-01', to: '2026-10-29' })
  expect(sameDaysBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(sameDaysBefore('2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-15' })
})
