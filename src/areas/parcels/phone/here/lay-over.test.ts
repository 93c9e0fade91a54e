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

test('what was scanned at a merchant’s without a network is taken at once, once, and his door is closed', () => {
  const parcel = { number: 'TSL261104187362', pieceCount: 1, recipientName: 'مريم', isTaken: false, isWhole: false }
  const pickup = { id: 'p', count: 2, taken: 0, isOpen: true, parcels: [parcel] }
  const before = { ...day, pickups: [pickup], fetched: 3 } as unknown as Parameters<typeof laidOver>[0]
  const scan = (label: string, state?: string) => done('collected', { pickupId: 'p', parcel: label }, state)
  const after = (...operations: Parameters<typeof laidOver>[1]) => {
    const { pickups, fetched } = laidOver(before, operations)
    return [pickups[0]?.taken, pickups[0]?.parcels.length, pickups[0]?.isOpen, fetched]
  }
  expect(after(scan('261104187362'), scan('TSL2611-0418736-2'))).toEqual([1, 1, true, 4])
  expect(after(scan('261104187362', 'refused'), scan('261104187363'))).toEqual([0, 1, true, 3])
  expect(after(scan('261104187362'), done('pickup-closed', { pickupId: 'p' }))).toEqual([1, 1, false, 4])
  expect(after(done('collected', { pickupId: 'other', parcel: '261104187362' }))).toEqual([0, 1, true, 3])
})
