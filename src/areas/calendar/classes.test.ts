import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { anyone } from '#platform/permissions.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import {
  addResources,
  confirmHold,
  freeBetween,
  handOut,
  nextFree,
  occupyAnyOf,
  occupyBetween,
  offerResource,
  pin,
  planBetween,
  roomOf,
} from './public.ts'

const office = testOffice()
const hour = 3_600_000

const between = z.object({ from: z.date(), until: z.date(), expiresAt: z.date().optional() })
const book = command({
  name: 'calendar.book-in-test',
  permission: anyone,
  input: between.extend({ classId: z.string() }),
  run: (work, asked) =>
    occupyAnyOf(work, {
      ...asked,
      kind: asked.expiresAt ? 'hold' : 'car-rental',
      turnaround: 120,
      reason: 'حجز',
      field: 'from',
      full: 'لا شاغر.',
    }),
})
const take = command({
  name: 'calendar.take-one-in-test',
  permission: anyone,
  input: between.extend({ resourceId: z.string() }),
  run: (work, asked) => occupyBetween(work, { ...asked, kind: 'maintenance', reason: 'ورشة', field: 'from' }),
})
const pinned = command({
  name: 'calendar.pin-in-test',
  permission: anyone,
  input: z.object({ occupancyId: z.string(), resourceId: z.string().optional() }),
  run: async (work, asked) => ({ resourceId: await pin(work, asked) }),
})
const replanned = command({
  name: 'calendar.replan-in-test',
  permission: anyone,
  input: between.extend({ resourceId: z.string(), occupancyId: z.string() }),
  run: async (work, asked) => planBetween(work, asked).then(() => ({})),
})
const confirmed = command({
  name: 'calendar.confirm-in-test',
  permission: anyone,
  input: z.object({ occupancyId: z.string(), partyId: z.string() }),
  async run(work, asked) {
    const stands = await confirmHold(work, asked)
    if (!stands) work.repeated()
    return { stands }
  },
})
const out = command({
  name: 'calendar.out-of-class-in-test',
  permission: anyone,
  input: z.object({ resourceId: z.string(), occupancyId: z.string() }),
  run: handOut,
})

const noon = new Date('2026-02-01T08:00:00Z')
const at = (hours: number) => new Date(noon.getTime() + hours * hour)
const days = (from: number, until: number) => ({ from: at(from * 24), until: at(until * 24) })

let classId: string
let cars: string[]
async function classOf(count: number) {
  const ids = Array.from({ length: count }, () => office.visitor().newId()).toSorted()
  const id = office.visitor().newId()
  await office.db.transaction().execute(async (tx) => {
    await addResources({ tx }, 'vehicle', ids)
    for (const one of ids) await offerResource({ tx }, { id: one, classId: id, from: null, until: null })
  })
  return { id, ids }
}
beforeEach(async () => {
  const made = await classOf(3)
  ;[classId, cars] = [made.id, made.ids]
})

const carOf = async (id: string) =>
  (await office.db.selectFrom('occupancies').select('resourceId').where('id', '=', id).executeTakeFirstOrThrow()).resourceId

test('of twelve who book a class of three at once, forty times over, three have one each time', async () => {
  for (let round = 0; round < 40; round += 1) {
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => book(office.visitor(), { classId, ...days(round * 2, round * 2 + 1) })),
    )
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.resourceId] : []))
    expect(won.toSorted()).toEqual(cars)
    for (const one of tries) if (one.status === 'rejected') expect(String(one.reason)).toContain('لا شاغر.')
  }
})

test('what is not pinned moves when another needs its thing, what is pinned stays', async () => {
  const [first, , third] = [
    await book(office.visitor(), { classId, ...days(1, 3) }),
    await book(office.visitor(), { classId, ...days(1, 3) }),
    await book(office.visitor(), { classId, ...days(4, 6) }),
  ]
  const last = await book(office.visitor(), { classId, ...days(1, 6) })
  await expect(book(office.visitor(), { classId, ...days(2, 5) })).rejects.toThrow('لا شاغر.')
  await pinned(office.visitor(), { occupancyId: last.id })
  const workshop = { resourceId: last.resourceId, ...days(2, 3) }
  await expect(take(office.visitor(), workshop)).rejects.toThrow('مشغولة من 2 فبراير 2026')
  const beside = await classOf(1)
  await office.db
    .transaction()
    .execute((tx) => offerResource({ tx }, { id: beside.ids[0] ?? '', classId, from: null, until: null }))
  await take(office.visitor(), { resourceId: await carOf(first.id), ...days(1, 3) })
  expect(await carOf(last.id)).toBe(last.resourceId)
  expect(new Set([await carOf(first.id), last.resourceId]).size).toBe(2)
  expect(await office.history()).toContain('calendar.moved-here')
  expect(await carOf(third.id)).not.toBe(last.resourceId)
})

test('a stretch that fits only when others move is found', async () => {
  const two = await classOf(2)
  const [a, b] = two.ids as [string, string]
  const early = await book(office.visitor(), { classId: two.id, ...days(0, 2) })
  const late = await book(office.visitor(), { classId: two.id, ...days(5, 7) })
  // One lies on each, so that no thing is free for the whole week.
  await office.db.updateTable('occupancies').set({ resourceId: a }).where('id', '=', early.id).execute()
  await office.db.updateTable('occupancies').set({ resourceId: b }).where('id', '=', late.id).execute()
  const week = await book(office.visitor(), { classId: two.id, ...days(0, 7) })
  expect(await carOf(early.id)).toBe(await carOf(late.id))
  expect(await carOf(early.id)).not.toBe(week.resourceId)
})

test('it is pinned to another thing, and what lies there makes room', async () => {
  const one = await book(office.visitor(), { classId, ...days(1, 3) })
  const two = await book(office.visitor(), { classId, ...days(1, 3) })
  await pinned(office.visitor(), { occupancyId: one.id, resourceId: two.resourceId })
  expect([await carOf(one.id), (await carOf(two.id)) === two.resourceId]).toEqual([two.resourceId, false])
  await expect(pinned(office.visitor(), { occupancyId: two.id, resourceId: two.resourceId })).rejects.toThrow('ليست شاغرة')
  const larger = await classOf(1)
  await pinned(office.visitor(), { occupancyId: two.id, resourceId: larger.ids[0] })
  expect(await carOf(two.id)).toBe(larger.ids[0])
})

test('a longer stay moves the next one, or is refused where nothing can move', async () => {
  const two = await classOf(2)
  const one = await book(office.visitor(), { classId: two.id, ...days(0, 2) })
  office.later(17 * 24 * hour)
  await out(office.visitor(), { resourceId: one.resourceId, occupancyId: one.id })
  const next = await book(office.visitor(), { classId: two.id, ...days(3, 5) })
  await pinned(office.visitor(), { occupancyId: next.id, resourceId: one.resourceId })
  const longer = { resourceId: one.resourceId, occupancyId: one.id, ...days(0, 4) }
  await expect(replanned(office.visitor(), longer)).rejects.toThrow('مشغولة من')
  await office.db.updateTable('occupancies').set({ pinned: false }).where('id', '=', next.id).execute()
  await replanned(office.visitor(), longer)
  expect(await carOf(next.id)).not.toBe(one.resourceId)
})

test('what is out past its end is free for nobody, where it is looked for and on the calendar', async () => {
  const one = await classOf(2)
  const { id, resourceId } = await book(office.visitor(), { classId: one.id, ...days(0, 2) })
  office.later(17 * 24 * hour)
  await out(office.visitor(), { resourceId, occupancyId: id })
  office.later(3 * 24 * hour)
  const [from, until] = [at(10 * 24), at(11 * 24)]
  const [found] = await freeBetween(office.visitor(), { classIds: [one.id], from, until })
  const [shown] = await roomOf(office.visitor(), { classIds: [one.id], from: '2026-02-12', until: '2026-02-12' })
  expect([found?.free, shown?.free]).toEqual([1, 1])
})

test('the turnaround and the time a thing is offered stand in the way', async () => {
  const one = await classOf(1)
  const resourceId = one.ids[0] ?? ''
  await book(office.visitor(), { classId: one.id, from: at(0), until: at(24) })
  await expect(book(office.visitor(), { classId: one.id, from: at(25), until: at(48) })).rejects.toThrow('لا شاغر.')
  const room = (from: Date, until: Date) => freeBetween(office.visitor(), { classIds: [one.id], from, until, turnaround: 120 })
  expect(await room(at(25), at(48))).toMatchObject([{ total: 1, free: 0 }])
  expect(await room(at(26), at(48))).toMatchObject([{ total: 1, free: 1 }])
  expect(await nextFree(office.visitor(), { classId: one.id, from: at(20), until: at(44), turnaround: 120 })).toEqual(at(26))
  await office.db
    .transaction()
    .execute((tx) => offerResource({ tx }, { id: resourceId, classId: one.id, from: null, until: at(100) }))
  await expect(book(office.visitor(), { classId: one.id, from: at(80), until: at(101) })).rejects.toThrow('لا شاغر.')
  await book(office.visitor(), { classId: one.id, from: at(80), until: at(100) })
  const shown = await roomOf(office.visitor(), { classIds: [one.id], from: '2026-02-01', until: '2026-02-05' })
  expect(shown.map(({ day, free }) => `${day} ${free}`)).toEqual([
    '2026-02-01 0',
    '2026-02-02 0',
    '2026-02-03 1',
    '2026-02-04 0',
    '2026-02-05 0',
  ])
})

test('a hold of a class ends at its minute, and becomes a booking only before', async () => {
  const one = await classOf(1)
  const asked = { classId: one.id, ...days(1, 2) }
  const until = (minutes: number) => new Date(office.visitor().now().getTime() + minutes * 60_000)
  const partyId = await payersOf(office).customer()
  const first = await book(office.visitor(), { ...asked, expiresAt: until(15) })
  await expect(book(office.visitor(), asked)).rejects.toThrow('لا شاغر.')
  office.later(15 * 60_000)
  expect(await confirmed(office.visitor(), { occupancyId: first.id, partyId })).toEqual({ stands: false })
  const second = await book(office.visitor(), { ...asked, expiresAt: until(15) })
  office.later(14 * 60_000)
  expect(await confirmed(office.visitor(), { occupancyId: second.id, partyId })).toEqual({ stands: true })
  office.later(hour)
  await expect(book(office.visitor(), asked)).rejects.toThrow('لا شاغر.')
})

test('what is late is free at no moment to come, and who asks from when on hears of the next that is', async () => {
  const two = await classOf(2)
  const asked = { from: at(10 * 24), until: at(12 * 24) }
  const late = await book(office.visitor(), { classId: two.id, ...days(0, 2) })
  await book(office.visitor(), { classId: two.id, ...days(9, 14) })
  office.later(17 * 24 * hour)
  await out(office.visitor(), { resourceId: late.resourceId, occupancyId: late.id })
  expect(await freeBetween(office.visitor(), { classIds: [two.id], ...asked })).toMatchObject([{ total: 2, free: 1 }])
  office.later(3 * 24 * hour)
  expect(await freeBetween(office.visitor(), { classIds: [two.id], ...asked })).toMatchObject([{ total: 2, free: 0 }])
  expect(await nextFree(office.visitor(), { classId: two.id, ...asked, turnaround: 120 })).toEqual(at(14 * 24 + 2))
})
