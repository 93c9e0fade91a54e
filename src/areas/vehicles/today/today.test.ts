import { beforeEach, expect, test } from 'vitest'
import { registeringCustomers } from '#areas/customers/public.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { inOneStatement } from '#platform/db/one-statement.ts'
import type { Offered } from '#platform/home.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { openRental } from '../rentals/use-cases/open-rental.ts'
import { carHomes } from './homes.ts'
import { today } from './queries.ts'

const office = testOffice()
const { near, far, carsToReserve, reserve } = reservationsOf(office)

const counter = () =>
  office.staffWithin('salim', { branchIds: [salalah] }, ...Object.values(vehiclesPermissions), registeringCustomers)

let fleet: Awaited<ReturnType<typeof carsToReserve>>
beforeEach(async () => {
  fleet = await carsToReserve(2)
})

test('who comes today stands on the board of the own branch, with whether the car is ready; who comes later does not', async () => {
  const id = await reserve(fleet, { from: '2026-01-15', fromTime: '18:00', until: '2026-01-17' })
  await reserve(fleet, { from: '2026-01-16', fromTime: '18:00', until: '2026-01-18', phone: '91110001' })
  const board = await today(near())
  expect(board.goes.map((one) => [one.id, one.facts.map(({ text }) => text)])).toEqual([
    [id, ['سيارته قد تتغيّر من فئتها', 'لم تُجهَّز بعد']],
  ])
  expect([board.late, board.back, board.fleet]).toEqual([[], [], { all: 2, out: 0 }])
  expect((await today(far())).goes).toEqual([])
})

test('a booking whose car is damaged says so before its customer comes', async () => {
  await reserve(fleet, { from: '2026-01-15', fromTime: '18:00', until: '2026-01-17' })
  for (const vehicleId of fleet.cars) await setReadiness(near(), { vehicleId, readiness: 'accident' })
  expect((await today(near())).goes[0]?.facts.at(-1)).toEqual({
    text: 'سيارته بعد حادث حتى 29 يناير 2026، حدّد غيرها',
    isGood: false,
  })
})

test('a car that was made ready leaves the column', async () => {
  expect((await today(near())).dirty).toHaveLength(2)
  await setReadiness(near(), { vehicleId: fleet.cars[0] ?? '', readiness: 'ready' })
  expect((await today(near())).dirty.map(({ id }) => id)).toEqual([fleet.cars[1]])
})

test('whose contract is open goes out today as well: the home counts what the board shows, in the own branch', async () => {
  const contractId = office.visitor().newId()
  const reservationId = await reserve(fleet, { from: '2026-01-15', fromTime: '18:00', until: '2026-01-17' }, counter())
  await reserve(fleet, { from: '2026-01-15', fromTime: '20:00', until: '2026-01-17', phone: '91110001' })
  await openRental(counter(), { id: contractId, reservationId, residence: 'resident' })
  const [going] = carHomes.figures
  const counted = async (ctx: Ctx) => {
    const { ask, tell } = going?.read(ctx) ?? {}
    return ask && tell?.((await inOneStatement(office.db, { answer: ask })).answer)
  }
  expect((await today(near())).goes.map(({ state }) => state)).toEqual(['open', 'reserved'])
  expect(await counted(near())).toMatchObject({ value: 2, path: '/admin/vehicles/today' })
  expect(await counted(far())).toMatchObject({ value: (await today(far())).goes.length })
})

test('the homes tell of cars: what goes out, what is late with what it costs, and the business', async () => {
  await reserve(fleet, { from: '2026-01-15', fromTime: '18:00', until: '2026-01-17' })
  const read = async (offered: Offered<unknown>) => {
    const { ask, tell } = offered.read(near())
    return tell((await inOneStatement(office.db, { answer: ask })).answer)
  }
  const [going, late, out] = await Promise.all(carHomes.figures.map(read))
  expect([going, late, out]).toMatchObject([{ value: 1 }, { value: 0 }, { value: 0 }])
  expect(await Promise.all(carHomes.exceptions.map(read))).toEqual([[]])
  expect(await read(carHomes.pulse)).toMatchObject({ measure: 'الإيراد', now: 0n, remark: 'لدى العملاء 0 من 2' })
})
