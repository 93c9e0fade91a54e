import { beforeEach, expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { recordSections } from '#areas/records/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { readBooking } from './booking-asked.ts'
import { bookingPage } from './booking-page.ts'
import { exportedReservations, reservations } from './queries.ts'
import { reservation } from './reservation-detail.ts'
import { reservationsList } from './reservations-list.tsx'
import { cancelReservation } from './use-cases/cancel-reservation.ts'

const office = testOffice()
const { near, carsToReserve, reserve } = reservationsOf(office)

let cars: Awaited<ReturnType<typeof carsToReserve>>
beforeEach(async () => {
  cars = await carsToReserve(2)
})
const asked = (query = '') => reservationsList.read(new URLSearchParams(query))

test('the list is of what is to come, by state, class, day and words; what is exported is the same', async () => {
  const first = await reserve(cars)
  const cancelled = await reserve(cars, { name: 'مريم الكثيري', phone: '91234568' })
  await cancelReservation(near(), { reservationId: cancelled, why: 'سافرت' })
  const ids = async (query: string) => (await reservations(near(), asked(query))).rows.map(({ id }) => id)
  expect([await ids(''), await ids('state=cancelled'), await ids('q=مريم')]).toEqual([[first], [cancelled], [cancelled]])
  expect([await ids('day=2026-02-01'), await ids('day=2026-02-02'), await ids(`class=${cars.classId}`)]).toEqual([
    [first],
    [],
    [first],
  ])
  const exported = []
  for await (const { id } of exportedReservations(near(), asked())) exported.push(id)
  expect(exported).toEqual([first])
})

test('a car and a customer show on their pages what is reserved, to whoever may know', async () => {
  const clerk = office.staff('salma', ...Object.values(vehiclesPermissions), registeringCustomers, customersPermissions.view)
  const id = await reserve(cars, {}, clerk)
  const row = await office.db.selectFrom('carReservations').select(['partyId', 'id']).executeTakeFirstOrThrow()
  const vehicleId = (await reservation(clerk, id))?.resourceId ?? ''
  const [ofVehicle] = await recordSections(clerk, { kind: 'vehicle', recordId: vehicleId })
  const ofCustomer = (await recordSections(clerk, { kind: 'customer', recordId: row.partyId ?? '' })).at(-1)
  for (const section of [ofVehicle, ofCustomer]) expect(section?.lines.map((line) => line.id)).toEqual([id])
  expect(ofCustomer?.begin?.path).toBe('/admin/vehicles/reservations/new?phone=%2B96891234567')
  const other = cars.cars.find((car) => car !== vehicleId)
  const shown = async (query: string) => (await reservations(clerk, asked(query))).count
  expect([await shown(`vehicle=${vehicleId}`), await shown(`vehicle=${other}`), await shown(`party=${row.partyId}`)]).toEqual([
    1, 0, 1,
  ])
  expect(await recordSections(office.staff('juma', vehiclesPermissions.view), { kind: 'vehicle', recordId: vehicleId })).toEqual(
    [],
  )
})

test('the page begins with the next full hour, and prices what is asked', async () => {
  const begun = readBooking(near(), new URLSearchParams(), { firstPlace: cars.placeOut })
  expect(begun).toMatchObject({ from: '2026-01-15', fromTime: '13:00', until: '2026-01-16', untilTime: '13:00' })
  const query = new URLSearchParams({ classId: cars.classId, from: '2026-02-01', until: '2026-02-05', fromTime: '10:00' })
  const { price: shown, offers, placesOut } = await bookingPage(near(), query)
  expect([shown?.net, offers.map(({ free }) => free), placesOut.length]).toEqual([60_000n, [2], 2])
  query.set('until', '2026-01-31')
  expect((await bookingPage(near(), query)).fault).toContain('الإعادة بعد التسليم')
})
