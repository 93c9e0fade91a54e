import { beforeEach, expect, test } from 'vitest'
import { freeBetween } from '#areas/calendar/public.ts'
import { readBoardAsked } from '#areas/calendar/public-ui.tsx'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { vehicle } from '#areas/vehicles/fleet/vehicle-detail.ts'
import { assignVehicle } from '#areas/vehicles/reservations/use-cases/assign-vehicle.ts'
import { cancelReservation } from '#areas/vehicles/reservations/use-cases/cancel-reservation.ts'
import { timeline } from '#areas/vehicles/timeline/queries.ts'
import { asTheHouse } from '#platform/actors.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { endOfDay } from '#values/days.ts'
import { keepOutOfUse } from './use-cases/keep-out-of-use.ts'

const office = testOffice()
const { near, carsToReserve, reserve } = reservationsOf(office)
const day = 86_400_000

let fleet: Awaited<ReturnType<typeof carsToReserve>>
let [one, other] = ['', '']
beforeEach(async () => {
  fleet = await carsToReserve(2)
  ;[one = '', other = ''] = fleet.cars
  for (const vehicleId of fleet.cars) await setReadiness(near(), { vehicleId, readiness: 'ready' })
})

const stop = (vehicleId: string, readyOn?: string, readiness: 'maintenance' | 'accident' = 'maintenance') =>
  setReadiness(near(), { vehicleId, readiness, readyOn })
const ready = (vehicleId: string) => setReadiness(near(), { vehicleId, readiness: 'ready' })
const book = (from: string, until: string, phone = '91234567') => reserve(fleet, { from, until, phone })
const free = async (from: string, until: string) => {
  const stretch = { from: new Date(`${from}T08:00:00Z`), until: new Date(`${until}T08:00:00Z`) }
  return (await freeBetween(near(), { classIds: [fleet.classId], ...stretch }))[0]?.free
}
const carOf = async (reservationId: string) => {
  const lying = office.db.selectFrom('carReservations').innerJoin('occupancies', 'occupancies.id', 'occupancyId')
  const row = lying.select('resourceId').where('carReservations.id', '=', reservationId)
  return (await row.executeTakeFirstOrThrow()).resourceId
}
/** Lays a booking on a car as if it had been free when it was made. */
const layOn = async (reservationId: string, resourceId: string) => {
  const { occupancyId } = await office.db
    .selectFrom('carReservations')
    .select('occupancyId')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow()
  await office.db.updateTable('occupancies').set({ resourceId }).where('id', '=', occupancyId).execute()
}
const parts = async (resourceId: string) => {
  const rows = office.db.selectFrom('occupancies').select(['startsAt', 'endsAt']).where('kind', '=', 'maintenance')
  return rows.where('resourceId', '=', resourceId).where('status', '<>', 'released').orderBy('startsAt').execute()
}
const tasks = (subjectId: string) =>
  office.db.selectFrom('tasks').select(['title', 'status', 'role', 'dueAt']).where('subjectId', '=', subjectId).execute()
const daily = () => keepOutOfUse(asTheHouse(near()), {})

test('a class of two with one in the workshop has one until the day that was said, and two from then on', async () => {
  await stop(one, '2026-01-20')
  expect([await free('2026-01-16', '2026-01-18'), await free('2026-01-19', '2026-01-22')]).toEqual([1, 1])
  expect(await free('2026-01-21', '2026-01-23')).toBe(2)
  const first = await book('2026-01-17', '2026-01-19')
  expect(await carOf(first)).toBe(other)
  await expect(book('2026-01-18', '2026-01-20', '91110001')).rejects.toThrow()
  await book('2026-01-21', '2026-01-23')
})

test('where nobody says a day it is three of the workshop and fourteen after an accident, and the page says until when', async () => {
  await stop(one)
  expect((await vehicle(near(), one))?.outUntil).toBe('2026-01-18')
  await stop(one, undefined, 'accident')
  expect((await vehicle(near(), one))?.outUntil).toBe('2026-01-29')
  await ready(one)
  expect((await vehicle(near(), one))?.outUntil).toBeNull()
})

test('a day that is past, or in another age, is told at its field', async () => {
  await expect(stop(one, '2026-01-14')).rejects.toThrow('هذا يوم مضى')
  await expect(stop(one, '2027-02-01')).rejects.toThrow('خلال سنة')
  await expect(stop(one, 'غدًا')).rejects.toThrow('اكتب اليوم المتوقع')
  await setReadiness(near(), { vehicleId: one, readiness: 'dirty', readyOn: '2026-01-14' })
  expect(await parts(one)).toEqual([])
})

test('a booking that may lie elsewhere moves to another car of its class, and nobody is asked', async () => {
  const id = await book('2026-01-17', '2026-01-19')
  await layOn(id, one)
  await stop(one, '2026-01-20')
  expect([await carOf(id), await tasks(id)]).toEqual([other, []])
  expect(await parts(one)).toEqual([{ startsAt: office.visitor().now(), endsAt: endOfDay('2026-01-20') }])
})

test('of two on it the nearer moves, and what finds no room is asked about', async () => {
  const nearer = await book('2026-01-17', '2026-01-19')
  const later = await book('2026-01-20', '2026-01-22', '91110001')
  const beside = await book('2026-01-20', '2026-01-22', '91110002')
  await layOn(nearer, one)
  await stop(one, '2026-01-25')
  expect(await carOf(nearer)).toBe(other)
  expect([await carOf(later), await carOf(beside)].toSorted()).toEqual([one, other].toSorted())
  const open = [...(await tasks(later)), ...(await tasks(beside))]
  expect(open).toMatchObject([{ status: 'open', role: 'fleetOfficer', dueAt: new Date('2026-01-20T06:00:00Z') }])
})

test('a booking that finds no other car keeps its time and becomes a task with its number, customer and day; the rest is taken', async () => {
  const id = await book('2026-01-17', '2026-01-19')
  await assignVehicle(near(), { reservationId: id, vehicleId: one })
  await stop(one, '2026-01-22')
  expect(await carOf(id)).toBe(one)
  const [asked] = await tasks(id)
  expect(asked).toMatchObject({
    status: 'open',
    title: expect.stringMatching(/^في الصيانة: تويوتا كورولا 100 ب، وعليها الحجز CB26.*ناصر الغساني.*17 يناير 2026/),
  })
  const starts = new Date('2026-01-17T06:00:00Z')
  expect(await parts(one)).toEqual([
    { startsAt: office.visitor().now(), endsAt: starts },
    { startsAt: new Date('2026-01-19T08:00:00Z'), endsAt: endOfDay('2026-01-22') },
  ])
  expect([await free('2026-01-15', '2026-01-16'), await free('2026-01-20', '2026-01-21')]).toEqual([1, 1])
  await assignVehicle(near(), { reservationId: id, vehicleId: other })
  expect((await tasks(id)).map(({ status }) => status)).toEqual(['done'])
})

test('in use again it is free at once, and what was asked about it is done', async () => {
  const id = await book('2026-01-17', '2026-01-19')
  await assignVehicle(near(), { reservationId: id, vehicleId: one })
  await stop(one, '2026-01-22')
  office.later(day)
  await ready(one)
  expect([await free('2026-01-20', '2026-01-22'), (await tasks(id))[0]?.status]).toEqual([2, 'done'])
  await stop(one, '2026-01-22')
  await setReadiness(near(), { vehicleId: one, readiness: 'dirty' })
  expect(await free('2026-01-20', '2026-01-22')).toBe(2)
})

test('a new day is earlier or later: it takes no more than it needs, and asks anew about whom it meets', async () => {
  await stop(one, '2026-01-30')
  await stop(one, '2026-01-18')
  expect(await free('2026-01-19', '2026-01-21')).toBe(2)
  const ids = [await book('2026-01-20', '2026-01-22'), await book('2026-01-20', '2026-01-22', '91110001')]
  await stop(one, '2026-01-21')
  const asked = async () => (await Promise.all(ids.map(tasks))).flat().map(({ status }) => status)
  expect(await asked()).toEqual(['open'])
  await stop(one, '2026-01-19')
  expect(await asked()).toEqual(['done'])
  await stop(one, '2026-01-25')
  expect((await asked()).toSorted()).toEqual(['done', 'open'])
  for (const id of ids) await cancelReservation(near(), { reservationId: id, why: 'اعتذرنا له' })
  expect(await asked()).toEqual(['done', 'done'])
})

test('past its day it goes on a day each day with one task for a new day, which a new day or its return settles', async () => {
  await stop(one, '2026-01-16')
  expect(await daily()).toEqual({ begun: 0, prolonged: 0 })
  office.later(2 * day)
  expect(await daily()).toEqual({ begun: 0, prolonged: 1 })
  await daily()
  office.later(day)
  await daily()
  expect((await vehicle(near(), one))?.outUntil).toBe('2026-01-18')
  expect(await parts(one)).toHaveLength(1)
  expect(await tasks(one)).toMatchObject([{ status: 'open', title: 'حدِّد يومًا جديدًا: تويوتا كورولا 100 ب، في الصيانة' }])
  await expect(stop(one)).rejects.toThrow('مضى اليوم المتوقع')
  await stop(one, '2026-01-19')
  expect((await tasks(one)).map(({ status }) => status)).toEqual(['done'])
  office.later(2 * day)
  await daily()
  await ready(one)
  expect((await tasks(one)).map(({ status }) => status)).toEqual(['done', 'done'])
  expect(await daily()).toEqual({ begun: 0, prolonged: 0 })
})

test('what goes on past its day meets a booking, and asks about it once', async () => {
  await stop(one, '2026-01-16')
  const ids = [await book('2026-01-17', '2026-01-19'), await book('2026-01-17', '2026-01-19', '91110001')]
  office.later(1.6 * day)
  for (let times = 0; times < 2; times += 1) await daily()
  office.later(day)
  await daily()
  expect((await Promise.all(ids.map(tasks))).flat()).toHaveLength(1)
})

test('a car that stood in the workshop before it was asked until when gets its days on the first round', async () => {
  await office.db.updateTable('vehicles').set({ readiness: 'accident' }).where('id', '=', one).execute()
  expect(await free('2026-01-20', '2026-01-21')).toBe(2)
  expect(await daily()).toEqual({ begun: 1, prolonged: 0 })
  expect([await free('2026-01-20', '2026-01-21'), (await vehicle(near(), one))?.outUntil]).toEqual([1, '2026-01-29'])
  expect(await daily()).toEqual({ begun: 0, prolonged: 0 })
})

test('two who stop it at once stop it once, and of those who book meanwhile none has the car that stopped', async () => {
  for (let round = 0; round < 8; round += 1) {
    const from = `2026-02-${String(1 + round * 2).padStart(2, '0')}`
    const until = `2026-02-${String(2 + round * 2).padStart(2, '0')}`
    const tries = await Promise.allSettled([
      stop(one, '2026-02-28'),
      stop(one, '2026-02-28'),
      book(from, until),
      book(from, until, '91110001'),
    ])
    const booked = tries.slice(2).flatMap((each) => (each.status === 'fulfilled' ? [String(each.value)] : []))
    const lying = await Promise.all(booked.map(carOf))
    const asked = (await Promise.all(booked.map(tasks))).flat()
    expect(lying.filter((car) => car === one)).toHaveLength(asked.length)
    expect(booked.length).toBeGreaterThan(0)
    const orders = await office.db.selectFrom('serviceOrders').select('id').where('endedAt', 'is', null).execute()
    expect(orders).toHaveLength(1)
    await ready(one)
  }
})

test('the calendar shows its bar with why', async () => {
  await stop(one, '2026-01-22')
  const { groups } = await timeline(near(), readBoardAsked(new URLSearchParams()))
  const lane = groups.flatMap(({ lanes }) => lanes).find(({ id }) => id === one)
  expect(lane?.bars).toMatchObject([{ state: 'maintenance', who: 'في الصيانة' }])
})
