import { expect, test } from 'vitest'
import { laidOver } from './lay-over.ts'

const stop = (id: string, position: number) => ({ id, position, state: 'loaded', calls: 0, due: { cash: 0n }, bare: id })
const day = {
  runs: [{ id: 'run', stops: [stop('a', 1), stop('b', 2), stop('c', 3)] }],
  custody: { sum: 0n, limit: 0n },
} as unknown as Parameters<typeof laidOver>[0]
const done = (act: string, fields: Record<string, string>, state = 'waiting') =>
  ({ act, state, fields: Object.entries(fields) }) as unknown as Parameters<typeof laidOver>[1][number]
const order = (...operations: Parameters<typeof laidOver>[1]) =>
  laidOver(day, operations).runs[0]?.stops.map(({ id, position }) => `${position}${id}`)

test('doors that were put otherwise without a network stand so at once, unless it was refused', () => {
  expect(order(done('moved', { stopId: 'c', before: 'a' }))).toEqual(['1c', '2a', '3b'])
  expect(order(done('moved', { stopId: 'c', before: 'a' }), done('moved', { stopId: 'c', after: 'a' }))).toEqual([
    '1a',
    '2c',
    '3b',
  ])
  expect(order(done('moved', { stopId: 'a', after: 'b' }))).toEqual(['1b', '2a', '3c'])
  expect(order(done('moved', { stopId: 'c', before: 'x' }))).toEqual(['1a', '2b', '3c'])
  expect(order(done('moved', { stopId: 'c', before: 'a' }, 'refused'))).toEqual(['1a', '2b', '3c'])
})
