import { beforeEach, expect, test } from 'vitest'
import { freeBetween } from '#areas/calendar/public.ts'
import { flagCustomer } from '#areas/customers/dealings/use-cases/flag-customer.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { addClass } from '#areas/vehicles/classes/use-cases/add-class.ts'
import { correctVehicle } from '#areas/vehicles/fleet/use-cases/correct-vehicle.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { salalah } from '#testing/branches.ts'
import { saloon } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { childSeat, reservationsOf } from '#testing/reservations.ts'
import { timeOn } from '#values/days.ts'
import { offersBetween } from './pricing.ts'
import { findReservations, reservations } from './queries.ts'
import { reservation } from './reservation-detail.ts'
import { reservationsList } from './reservations-list.tsx'
import { assignVehicle } from './use-cases/assign-vehicle.ts'
import { cancelReservation } from './use-cases/cancel-reservation.ts'
import { confirmReservation } from './use-cases/confirm-reservation.ts'
import { expireHolds } from './use-cases/expire-holds.ts'
import { markNoShow } from './use-cases/mark-no-show.ts'
import { reserveCar } from './use-cases/reserve-car.ts'

const office = testOffice()
const { near, far, huda, anAddOn, booking, carsToReserve, corolla, price, reserve } = reservationsOf(office)

type Cars = Awaited<ReturnType<typeof carsToReserve>>
let cars: Cars
beforeEach(async () => {
  cars = await carsToReserve()
})

const minute = 60_000
const look = async (id: string) => {
  const one = await reservation(near(), id)
  if (!one) throw new Error('no reservation')
  return one
}
const asked = (query = '') => reservationsList.read(new URLSearchParams(query))
const free = async () => {
  const stretch = { from: timeOn('2026-02-01', '10:00'), until: timeOn('2026-02-05', '10:00') }
  return (await freeBetween(near(), { classIds: [cars.classId], ...stretch }))[0]?.free ?? 0
}

test('a car is reserved once however often the form is sent, under a number one can read out', async () => {
  const form = booking(cars)
  const made = await Promise.all([reserveCar(near(), form), reserveCar(near(), form)])
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const one = await look(made[0]?.id ?? '')
  expect(one).toMatchObject({ state: 'confirmed', name: 'ناصر الغساني', phone: '+96891234567', pinned: false })
  expect(one.number).toMatch(/^CB2601-00001-\d$/)
  expect(await free()).toBe(0)
  for (const q of [one.number, one.number.replaceAll('-', '').toLowerCase(), '91234567', '9123 4567', 'ناصر'])
    expect((await findReservations(near(), q)).map(({ id }) => id)).toEqual([one.id])
})

test('a full class refuses, says so at the class, and shows from when on one is free', async () => {
  await reserve(cars)
  await expect(reserve(cars, { from: '2026-02-05', fromTime: '11:00', until: '2026-02-07' })).rejects.toThrow(
    'حُجزت سيارات هذه الفئة',
  )
  const { placeOut } = cars
  const stretch = { from: timeOn('2026-02-03', '10:00'), until: timeOn('2026-02-04', '10:00') }
  const [offer] = await offersBetween(near(), { ...stretch, placeOut, placeBack: placeOut })
  expect([offer?.free, offer?.nextFree, offer?.quote.net]).toEqual([0, timeOn('2026-02-05', '12:00'), 15_000n])
  await reserve(cars, { from: '2026-02-05', fromTime: '12:00', until: '2026-02-07' })
})

test('a car that is reserved stays in its class until it is free', async () => {
  const id = await reserve(cars)
  const [vehicleId = ''] = cars.cars
  const { id: other } = await addClass(huda(), { id: huda().newId(), ...saloon, name: 'اقتصادية' })
  const { id: _, ...form } = corolla(other, '100 ب')
  const move = async () => correctVehicle(near(), { ...form, vehicleId, seen: '1' })
  await expect(move()).rejects.toThrow('على هذه المركبة حجز')
  await cancelReservation(near(), { reservationId: id, why: 'changed-mind' })
  await move()
})

test('a hold ends at its minute and the car is free for others, whether or not somebody wrote it down', async () => {
  const id = await reserve(cars, { how: 'hold' })
  expect([(await look(id)).state, await free()]).toEqual(['held', 0])
  office.later(15 * minute - 1)
  expect([(await look(id)).state, await free()]).toEqual(['held', 0])
  office.later(1)
  expect([(await look(id)).state, await free()]).toEqual(['expired', 1])
  await expect(confirmReservation(near(), { reservationId: id })).rejects.toThrow('انتهت مهلة هذا الحجز')
  await expect(cancelReservation(near(), { reservationId: id, why: 'سافر' })).rejects.toThrow('انتهت مهلته')
  const other = await reserve(cars)
  await expireHolds(huda(), {})
  await expireHolds(huda(), {})
  const states = await office.db.selectFrom('carReservations').select(['id', 'state', 'endedAt']).orderBy('sequence').execute()
  expect(states).toEqual([
    { id, state: 'expired', endedAt: new Date(Date.parse('2026-01-15T08:15:00Z')) },
    { id: other, state: 'confirmed', endedAt: null },
  ])
  expect((await office.history()).filter((name) => name === 'vehicles.reservation-expired')).toHaveLength(1)
})

test('a hold that is confirmed in its time stays, and says it once', async () => {
  const id = await reserve(cars, { how: 'hold' })
  await confirmReservation(near(), { reservationId: id })
  await confirmReservation(near(), { reservationId: id })
  office.later(60 * minute)
  expect([(await look(id)).state, await free()]).toEqual(['confirmed', 0])
  expect((await office.history()).filter((name) => name === 'vehicles.reservation-confirmed')).toHaveLength(1)
})

test('10 prices that change after it was reserved leave it as it was', async () => {
  const id = await reserve(cars, { placeOut: cars.airport })
  const before = await look(id)
  await price(cars.classId, ['99', '500', '900'])
  const { price: kept, listNumber } = await look(id)
  expect([kept, listNumber, kept.total]).toEqual([before.price, 1, 68_250n - 3_250n])
  const row = await office.db.selectFrom('carReservations').select(['net', 'vat']).executeTakeFirst()
  expect(row).toEqual({ net: 65_000n, vat: 0n })
  const later = { from: timeOn('2026-03-01', '10:00'), until: timeOn('2026-03-02', '10:00') }
  const [offer] = await offersBetween(near(), { ...later, placeOut: cars.placeOut, placeBack: cars.placeOut })
  expect(offer?.quote.net).toBe(99_000n)
})

test('cancelled in time nothing is kept; late, a day; and the car is free at once', async () => {
  const first = await reserve(cars)
  await expect(cancelReservation(near(), { reservationId: first, why: '' })).rejects.toThrow('سبب الإلغاء')
  await cancelReservation(near(), { reservationId: first, why: 'سافر' })
  await cancelReservation(near(), { reservationId: first, why: 'سافر' })
  expect([await look(first), await free()]).toMatchObject([{ state: 'cancelled', kept: 0n, endReason: 'سافر' }, 1])
  const second = await reserve(cars)
  office.later(timeOn('2026-01-30', '10:01').getTime() - near().now().getTime())
  expect((await look(second)).keptIfCancelled).toBe(15_000n)
  await cancelReservation(near(), { reservationId: second, why: 'غيّر رأيه' })
  expect([await look(second), await free()]).toMatchObject([{ state: 'cancelled', kept: 15_000n }, 1])
})

test('37 nobody came: not before the rules let, then a day is kept and the car is free', async () => {
  const id = await reserve(cars)
  office.later(timeOn('2026-02-01', '13:59').getTime() - near().now().getTime())
  await expect(markNoShow(near(), { reservationId: id })).rejects.toThrow('لا يُسجّل عدم الحضور قبل')
  office.later(minute)
  await markNoShow(near(), { reservationId: id })
  await markNoShow(near(), { reservationId: id })
  expect(await look(id)).toMatchObject({ state: 'no-show', kept: 15_000n })
  await reserve(cars, { from: '2026-02-01', fromTime: '17:00', until: '2026-02-02', untilTime: '17:00' })
})

test('a car that was chosen stays, and what lies there unpinned makes room', async () => {
  const two = await carsOf(2)
  const [first, second] = [await reserve(two), await reserve(two, { phone: '91234568' })]
  const car = (await look(second)).resourceId
  await assignVehicle(near(), { reservationId: first, vehicleId: car })
  await assignVehicle(near(), { reservationId: first, vehicleId: car })
  expect([await look(first), await look(second)]).toMatchObject([
    { state: 'vehicle-assigned', resourceId: car, pinned: true },
    { state: 'confirmed', pinned: false },
  ])
  expect((await look(second)).resourceId).not.toBe(car)
  await expect(assignVehicle(near(), { reservationId: second, vehicleId: car })).rejects.toThrow('ليست شاغرة')
  await expect(assignVehicle(near(), { reservationId: second, vehicleId: cars.placeOut })).rejects.toThrow('من فئة الحجز')
})

/** The class of these tests with so many cars. */
async function carsOf(count: number) {
  const { aCar } = reservationsOf(office)
  for (let at = 1; at < count; at += 1) await aCar(cars.classId, `${100 + at} ب`)
  return cars
}

/** One car is taken early by a pinned one, the other late by one that may move to the first. */
async function lateOneBeside() {
  const two = await carsOf(2)
  const early = await reserve(two, { until: '2026-02-03' })
  const pinnedTo = (await look(early)).resourceId
  await assignVehicle(near(), { reservationId: early, vehicleId: pinnedTo })
  const late = { from: '2026-02-04', until: '2026-02-06' }
  const both = [await reserve(two, { ...late, phone: '91234568' }), await reserve(two, { ...late, phone: '91234569' })]
  const lying = await Promise.all(both.map(look))
  const onFirst = lying.find(({ resourceId }) => resourceId === pinnedTo)
  const beside = lying.find(({ resourceId }) => resourceId !== pinnedTo)
  if (!onFirst || !beside) throw new Error('both lie on one car')
  await cancelReservation(near(), { reservationId: onFirst.id, why: 'سافر' })
  return { two, pinnedTo, beside }
}
const whole = { until: '2026-02-06', phone: '91234570' }

test('11 an unpinned one moves when another needs its car', async () => {
  const { two, pinnedTo, beside } = await lateOneBeside()
  const id = await reserve(two, whole)
  expect([(await look(beside.id)).resourceId, (await look(id)).resourceId]).toEqual([pinnedTo, beside.resourceId])
})

test('11 a pinned one never moves', async () => {
  const { two, beside } = await lateOneBeside()
  await assignVehicle(near(), { reservationId: beside.id, vehicleId: beside.resourceId })
  await expect(reserve(two, whole)).rejects.toThrow('حُجزت سيارات هذه الفئة')
  expect((await look(beside.id)).resourceId).toBe(beside.resourceId)
})

test('of seats there are so many: the last one is promised once, and comes back with what is cancelled', async () => {
  const two = await carsOf(2)
  const seat = await anAddOn({ ...childSeat, stock: '1' })
  const first = await reserve(two, { addOns: [seat] })
  await expect(reserve(two, { addOns: [seat], phone: '91234568' })).rejects.toThrow('لا متاح منها في هذه المدة')
  await cancelReservation(near(), { reservationId: first, why: 'سافر' })
  expect((await look(await reserve(two, { addOns: [seat] }))).price.lines.at(-1)).toEqual({
    ...{ label: 'كرسي أطفال، 4 أيام', english: 'Child seat, 4 days', net: 4_000n },
  })
})

test('what cannot be had so is told at its field', async () => {
  const wrong = (more: Parameters<typeof booking>[1]) => expect(reserve(cars, more)).rejects
  await wrong({ until: '2026-02-01' }).toThrow('الإعادة بعد التسليم')
  await wrong({ from: '2026-01-14' }).toThrow('مضى هذا الموعد')
  await wrong({ until: '2027-02-05' }).toThrow('أطول مدة')
  await wrong({ age: '20' }).toThrow('أقل عمر لهذه الفئة')
  await wrong({ addOns: [near().newId()] }).toThrow('تغيّرت الإضافات')
  await wrong({ placeBack: near().newId() }).toThrow('مكان الإعادة')
  await expect(reserve(cars, {}, far())).rejects.toThrow('من فروعك')
  await expect(reserve(cars, {}, office.visitor())).rejects.toMatchObject({ status: 403 })
})

test('whoever works in another branch sees none of it and changes nothing', async () => {
  const reservationId = await reserve(cars)
  expect([await reservation(far(), reservationId), (await reservations(far(), asked())).count]).toEqual([null, 0])
  await expect(cancelReservation(far(), { reservationId, why: 'سافر' })).rejects.toThrow('لم نجد هذا السجل')
})

test('whoever may register customers finds the one with this phone, and reserves for nobody whom the office stopped', async () => {
  const all = [...Object.values(vehiclesPermissions), registeringCustomers, ...Object.values(customersPermissions)]
  const clerk = office.staffWithin('salma', { all: true, branchIds: [salalah] }, ...all)
  const first = await look(await reserve(cars, {}, clerk))
  const parties = await office.db.selectFrom('parties').select(['id', 'name']).execute()
  expect(parties).toEqual([{ id: first.partyId, name: 'ناصر الغساني' }])
  await flagCustomer(clerk, { id: first.partyId ?? '', risk: 'blocked', reason: 'ارتجع له شيك' })
  await expect(reserve(cars, { from: '2026-03-01', until: '2026-03-02' }, clerk)).rejects.toThrow(
    'أُوقف التعامل مع هذا العميل: ارتجع',
  )
})
