import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { gapsAmong } from './around.ts'
import { addResources, occupyAround, occupyBetween, offerResource } from './public.ts'

const office = testOffice()
const day = 86_400_000

const stretch = z.object({ resourceId: z.string(), from: z.date(), until: z.date() })
const book = command({
  name: 'calendar.book-beside-in-test',
  permission: anyone,
  input: stretch,
  run: (work, asked) => occupyBetween(work, { ...asked, kind: 'car-rental', turnaround: 120, reason: 'حجز', field: 'from' }),
})
const stop = command({
  name: 'calendar.stop-in-test',
  permission: anyone,
  input: stretch.extend({ parts: z.array(z.string()) }),
  run: (work, asked) => occupyAround(work, { ...asked, kind: 'maintenance', reason: 'ورشة' }),
})

const today = () => office.visitor().now()
const at = (days: number) => new Date(today().getTime() + days * day)
const days = (from: number, until: number) => ({ from: at(from), until: at(until) })

/** Things of one class, in the order of their ids. */
async function classOf(count: number) {
  const ids = Array.from({ length: count }, () => office.visitor().newId()).toSorted()
  const classId = office.visitor().newId()
  await office.db.transaction().execute(async (tx) => {
    await addResources({ tx }, 'vehicle', ids)
    for (const id of ids) await offerResource({ tx }, { id, classId, from: null, until: null })
  })
  return ids as [string, string, string]
}
const booked = async (resourceId: string, from: number, until: number, pinned = false) => {
  const { id } = await book(office.visitor(), { resourceId, ...days(from, until) })
  await office.db.updateTable('occupancies').set({ pinned }).where('id', '=', id).execute()
  return id
}
const laneOf = async (id: string) =>
  (await office.db.selectFrom('occupancies').select('resourceId').where('id', '=', id).executeTakeFirstOrThrow()).resourceId
const standing = async (ids: readonly string[]) => {
  const rows = office.db.selectFrom('occupancies').select(['startsAt', 'endsAt']).where('id', 'in', ids)
  return (await rows.where('status', '<>', 'released').orderBy('startsAt').execute()).map((one) => [one.startsAt, one.endsAt])
}

test('the time between is what nothing fills', () => {
  const busy = (from: number, until: number) => ({ startsAt: new Date(from), busyUntil: new Date(until) })
  const among = (others: ReturnType<typeof busy>[]) =>
    gapsAmong(others, { from: new Date(10), until: new Date(20) }).map(({ from, until }) => [from.getTime(), until.getTime()])
  expect(among([])).toEqual([[10, 20]])
  expect(among([busy(5, 12), busy(12, 14), busy(18, 25)])).toEqual([[14, 18]])
  expect(among([busy(10, 20)])).toEqual([])
})

test('what fits nowhere as it stands moves when the others are laid anew; what stays is told', async () => {
  const [a, b, c] = await classOf(3)
  const [long, early, late] = [await booked(a, 1, 6), await booked(b, 1, 2), await booked(c, 4, 6)]
  const { moved, inTheWay, parts } = await stop(office.visitor(), { resourceId: a, ...days(0, 8), parts: [] })
  expect([moved, inTheWay]).toEqual([[long], []])
  expect(await laneOf(early)).toBe(await laneOf(late))
  expect(await laneOf(long)).not.toBe(a)
  expect(await standing(parts)).toEqual([[at(0), at(8)]])
})

test('what is pinned stays, those before and after it move, and every free part around it is taken', async () => {
  const [a, b] = await classOf(2)
  const ids = [await booked(a, 1, 2), await booked(a, 3, 4, true), await booked(a, 5, 6)]
  const { moved, inTheWay, parts } = await stop(office.visitor(), { resourceId: a, ...days(0, 8), parts: [] })
  expect([moved, inTheWay.map(({ id }) => id)]).toEqual([[ids[0], ids[2]], [ids[1]]])
  expect(await laneOf(ids[2] ?? '')).toBe(b)
  const clean = new Date(at(4).getTime() + 120 * 60_000)
  expect(await standing(parts)).toEqual([
    [at(0), at(3)],
    [clean, at(8)],
  ])
  const shorter = await stop(office.visitor(), { resourceId: a, ...days(0, 2), parts: [...parts] })
  expect([shorter.parts.length, await standing(parts)]).toEqual([1, [[at(0), at(2)]]])
})

test('what is to begin later leaves what lies before it alone, and is told of whoever has the thing until then', async () => {
  const [a, b] = await classOf(2)
  const ids = [await booked(a, 1, 2), await booked(a, 4, 5), await booked(a, 7, 8)]
  const { moved, inTheWay, parts } = await stop(office.visitor(), { resourceId: a, ...days(3, 6), parts: [] })
  expect([moved, inTheWay]).toEqual([[ids[1]], []])
  expect([await laneOf(ids[0] ?? ''), await laneOf(ids[1] ?? ''), await laneOf(ids[2] ?? '')]).toEqual([a, b, a])
  expect(await standing(parts)).toEqual([[at(3), at(6)]])
  const out = await booked(b, 0, 3.5)
  await office.db.updateTable('occupancies').set({ status: 'out' }).where('id', '=', out).execute()
  const later = await stop(office.visitor(), { resourceId: b, ...days(2, 3.8), parts: [] })
  expect(later.inTheWay.map(({ id }) => id)).toEqual([out])
})
