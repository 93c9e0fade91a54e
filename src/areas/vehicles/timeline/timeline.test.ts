import { beforeEach, expect, test } from 'vitest'
import { daysAsked } from '#areas/calendar/public.ts'
import { readBoardAsked } from '#areas/calendar/public-ui.tsx'
import { assignVehicle } from '#areas/vehicles/reservations/use-cases/assign-vehicle.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { timeline } from './queries.ts'

const office = testOffice()
const { near, carsToReserve, reserve } = reservationsOf(office)

const board = (query: Record<string, string> = {}) => timeline(near(), readBoardAsked(new URLSearchParams(query)))

let fleet: Awaited<ReturnType<typeof carsToReserve>>
beforeEach(async () => {
  fleet = await carsToReserve(3)
})
const reserved = async () => ({ id: await reserve(fleet) })

test('12 every car of the register has its lane, and what is booked lies on one of them to the hour', async () => {
  const { id } = await reserved()
  const { groups, count } = await board({ chosen: id })
  const cars = await office.db.selectFrom('vehicles').select('id').execute()
  expect(count).toBe(cars.length)
  const bars = groups.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.bars))
  const row = await office.db.selectFrom('carReservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(bars).toEqual([expect.objectContaining({ ofId: id, who: row.name, state: 'confirmed', pinned: false })])
  const [bar] = bars
  expect((bar?.to ?? 0) - (bar?.from ?? 0)).toBeCloseTo((row.endsAt.getTime() - row.startsAt.getTime()) / 86_400_000)
})

test('on the days of a booking its class has one car less', async () => {
  const all = (await board()).groups[0]?.lanes.length ?? 0
  const { id } = await reserved()
  const { groups, chosen } = await board({ chosen: id })
  const day = chosen?.startsAt.toISOString().slice(0, 10)
  expect(groups[0]?.room.find((one) => one.day === day)?.free).toBe(all - 1)
})

test('a booking is moved to another car, which stays its own; a car that is taken for good is no way out', async () => {
  const { id } = await reserved()
  const other = (await board({ chosen: id })).chosen?.alternatives.find(({ state }) => state === 'free')
  await assignVehicle(near(), { reservationId: id, vehicleId: other?.id ?? '' })
  const moved = (await board({ chosen: id })).chosen
  expect([moved?.resourceId, moved?.pinned]).toEqual([other?.id, true])
  const second = await reserved()
  const ways = (await board({ chosen: second.id })).chosen?.alternatives ?? []
  expect(ways.find((one) => one.id === other?.id)).toMatchObject({ state: 'taken', why: expect.stringContaining('مشغولة حتى') })
})

test('what was chosen far ahead is in sight', () => {
  const days = daysAsked(readBoardAsked(new URLSearchParams()), { today: '2026-11-24', chosenOn: '2027-03-01' })
  expect([days[0], days.length]).toEqual(['2027-02-28', 14])
})
