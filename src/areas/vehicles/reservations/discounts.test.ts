import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { registeringCustomers } from '#areas/customers/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { banksOf } from '#testing/banks.ts'
import { salalah } from '#testing/branches.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { openRental } from '../rentals/use-cases/open-rental.ts'
import { bookingPage } from './booking-page.ts'
import { reservation } from './reservation-detail.ts'
import { discountReservation } from './use-cases/discount-reservation.ts'
import { reserveCar } from './use-cases/reserve-car.ts'

const office = testOffice()
const { colleague } = banksOf(office)
const { booking, carsToReserve, near, reserve } = reservationsOf(office)
const everything = [...Object.values(vehiclesPermissions), registeringCustomers]
const upTo = (discount: number) => office.staffWithin('ahmed', { branchIds: [salalah], discount }, ...everything)

let cars: Awaited<ReturnType<typeof carsToReserve>>
beforeEach(async () => {
  cars = await carsToReserve(2)
})
const priceOf = async (id: string) => (await reservation(near(), id))?.price

test('up to the limit it is off at once, with its reason in the price, the snapshot and the audit', async () => {
  const counter = upTo(5)
  await expect(reserveCar(counter, booking(cars, { discount: '5' }))).rejects.toMatchObject({
    issues: [{ path: ['discountWhy'] }],
  })
  const id = await reserve(cars, { discount: '5', discountWhy: 'عميل دائم' }, counter)
  expect(await priceOf(id)).toMatchObject({ net: 57_000n, deductions: [{ label: 'خصم', percent: 500, amount: 3_000n }] })
  expect((await reservation(near(), id))?.discount).toEqual({ percent: 5, why: 'عميل دائم', by: 'ahmed' })
  const told = await office.db.selectFrom('facts').select('data').where('name', '=', 'vehicles.reservation-discounted').execute()
  expect(told).toMatchObject([{ data: { percent: 5, why: 'عميل دائم' } }])
})

test('above the limit a reservation is refused, and nobody without the permission takes anything off', async () => {
  const more = booking(cars, { discount: '6', discountWhy: 'عميل دائم' })
  await expect(reserveCar(upTo(5), more)).rejects.toMatchObject({ issues: [{ path: ['discount'] }] })
  const without = everything.filter((one) => one !== vehiclesPermissions.discount)
  await expect(reserveCar(office.staff('salma', ...without), more)).rejects.toMatchObject({ status: 403 })
  const query = new URLSearchParams({ classId: cars.classId, from: '2026-02-01', until: '2026-02-05', discount: '6' })
  const page = await bookingPage(upTo(5), query)
  expect([page.fault, page.price?.net]).toEqual([expect.stringContaining('حد الخصم لديك 5%'), 60_000n])
})

test('on its page more than the limit waits for somebody else, and then the price is what was agreed', async () => {
  const [agent, manager] = [await colleague('noura', 'counterAgent'), await colleague('said', 'generalManager')]
  const id = await reserve(cars)
  const asked = { reservationId: id, discount: '20', why: 'شكوى سابقة' }
  expect(await discountReservation(agent, { ...asked, discount: '5' })).toEqual({ id, waits: false })
  expect(await discountReservation(agent, asked)).toEqual({ id, waits: true })
  expect((await priceOf(id))?.net).toBe(57_000n)
  const [waiting] = await office.db.selectFrom('approvals').select('id').execute()
  await approve(manager, { approvalId: waiting?.id ?? '' })
  expect((await reservation(near(), id))?.discount).toEqual({ percent: 20, why: 'شكوى سابقة', by: 'noura' })
  expect((await priceOf(id))?.net).toBe(48_000n)
})

test('two at once never come to more than one of them, for a discount is set and not added', async () => {
  const id = await reserve(cars)
  const off = (discount: string, why: string) => discountReservation(upTo(5), { reservationId: id, discount, why })
  await Promise.allSettled([off('5', 'الأول'), off('4', 'الثاني'), off('5', 'الثالث')])
  expect([57_000n, 57_600n]).toContain((await priceOf(id))?.net)
  expect(await discountReservation(upTo(5), { reservationId: id, discount: '0', why: 'خطأ' })).toEqual({ id, waits: false })
  expect((await priceOf(id))?.net).toBe(60_000n)
})

test('once a contract is opened its price stays, whatever was asked before', async () => {
  const [at, manager] = [await colleague('noura', 'counterAgent'), await colleague('said', 'generalManager')]
  const id = await reserve(cars, {}, at)
  expect(await discountReservation(at, { reservationId: id, discount: '10', why: 'كثير' })).toMatchObject({ waits: true })
  await openRental(at, { id: office.visitor().newId(), reservationId: id, residence: 'resident' })
  await expect(discountReservation(at, { reservationId: id, discount: '3', why: 'متأخر' })).rejects.toThrow('فُتح للحجز عقد')
  const [waiting] = await office.db.selectFrom('approvals').select('id').execute()
  await expect(approve(manager, { approvalId: waiting?.id ?? '' })).rejects.toThrow('فُتح للحجز عقد')
  expect((await priceOf(id))?.net).toBe(60_000n)
})
