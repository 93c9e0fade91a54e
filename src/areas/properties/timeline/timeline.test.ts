import { beforeEach, expect, test } from 'vitest'
import { closeUnit, takeOut } from '#areas/properties/use-cases/take-unit.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { placesOf } from '#testing/places-of-owners.ts'
import { timeline } from './queries.ts'
import { readTimelineAsked } from './timeline-asked.ts'

const office = testOffice()
const { aPropertyOfABranch, unitsIn } = placesOf(office)

let near: Ctx
let far: Ctx
let two: string
let three: string
beforeEach(async () => {
  const { id, ...of } = await aPropertyOfABranch()
  ;[near, far] = [of.near, of.far]
  ;[, two = '', three = ''] = await unitsIn(of.near, id)
})

const shown = (query = '', ctx = near) => timeline(ctx, readTimelineAsked(new URLSearchParams(query)))
const called = async (query: string) => (await shown(query)).units.map((unit) => unit.called)

test('what stands in the days shown stands in the lane of its unit, and what ends before them does not', async () => {
  await closeUnit(near, { unitId: two, from: '2026-01-20', until: '2026-01-25', reason: 'تكييف' })
  const { units, days, today } = await shown()
  expect([today, days[0], units.map(({ taken }) => taken.length)]).toEqual(['2026-01-15', '2026-01-14', [0, 1, 0]])
  expect(units[1]?.taken[0]).toMatchObject({ from: '2026-01-20', until: '2026-01-25', who: 'تكييف', kind: 'maintenance' })
  expect((await shown('start=2026-01-26')).units.flatMap(({ taken }) => taken)).toEqual([])
  expect((await shown('start=2026-01-25')).units.flatMap(({ taken }) => taken)).toHaveLength(1)
})

test('only what is free all the days that are asked for stands when days are asked for', async () => {
  await closeUnit(near, { unitId: two, from: '2026-01-20', until: '2026-01-25', reason: 'تكييف' })
  await takeOut(near, { unitId: three, reason: 'للبيع' })
  expect(await called('from=2026-01-25&to=2026-02-01')).toEqual(['شقة 1'])
  expect(await called('from=2026-01-26&to=2026-02-01')).toEqual(['شقة 1', 'شقة 2'])
  expect(await called('to=2026-01-20')).toEqual(['شقة 1'])
  expect(await called('kind=shop')).toEqual([])
})

test('whoever works in another branch sees none of it', async () => {
  expect(await shown('', far)).toMatchObject({ units: [], count: 0 })
})
