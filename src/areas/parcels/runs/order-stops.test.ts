import { expect, test } from 'vitest'
import { metresBetween, type Place } from '#values/pins.ts'
import { type Door, orderStops } from './order-stops.ts'

type Named = Door & { name: string }
const door = (name: string, more: Partial<Door> = {}): Named => ({
  ...{ name, from: null, zone: 'صلالة', place: 'صلالة', quarter: null, at: null },
  ...more,
})
const at = (east: number, north = 0): Place => ({ latitude: 17 + north / 1000, longitude: 54 + east / 1000 })
const names = (doors: readonly Named[]) => orderStops(doors).map(({ name }) => name)

test('hours first, doors without one at noon; then zones', () => {
  expect(
    names([
      door('evening', { from: '18:00' }),
      door('any', { zone: 'ولايات ظفار' }),
      door('any in town'),
      door('morning', { from: '08:00' }),
    ]),
  ).toEqual(['morning', 'any in town', 'any', 'evening'])
})

test('on from the last door by the shortest way, and what lies nobody knows where by wilayat and quarter', () => {
  expect(
    names([
      door('far', { at: at(30) }),
      door('unknown b', { quarter: 'القوف' }),
      door('first', { from: '08:00', at: at(0) }),
      door('near', { at: at(10) }),
      door('unknown a', { quarter: 'الحافة' }),
      door('middle', { at: at(20) }),
    ]),
  ).toEqual(['first', 'near', 'middle', 'far', 'unknown a', 'unknown b'])
})

test('no way crosses itself: turning any stretch round would not make it shorter', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (let time = 0; time < 20; time += 1) {
    const start = door('start', { from: '08:00', at: at(0) })
    const doors = Array.from({ length: 25 }, (_, n) => door(`${n}`, { at: at(random() * 50, random() * 50) }))
    const way = orderStops([...doors, start])
    expect(way.map(({ name }) => name).toSorted()).toEqual([...doors, start].map(({ name }) => name).toSorted())
    const whole = lengthOf(way)
    for (let first = 1; first < way.length - 1; first += 1)
      for (let last = first + 1; last < way.length; last += 1) {
        const turned = [...way.slice(0, first), ...way.slice(first, last + 1).toReversed(), ...way.slice(last + 1)]
        expect(lengthOf(turned)).toBeGreaterThan(whole - 1)
      }
  }
})

const lengthOf = (way: readonly Named[]) =>
  way.reduce((sum, { at: here }, n) => {
    const before = way[n - 1]?.at
    return before && here ? sum + metresBetween(before, here) : sum
  }, 0)
