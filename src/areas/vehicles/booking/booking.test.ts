import { beforeEach, expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { testOffice } from '#testing/office.ts'
import { registeredCompany } from '#testing/registered.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { daysAfter } from '#values/days.ts'
import { bookingPage, bookPage } from './pages.ts'
import { carSearch } from './results.ts'
import { faultsOfSearch, searchIn } from './search.ts'
import { bookCar } from './use-cases/book-car.ts'
import { cancelBooking, sendBookingCodeAgain } from './use-cases/change-booking.ts'
import { confirmBooking } from './use-cases/confirm-booking.ts'
import { remindComing } from './use-cases/remind-coming.ts'

const office = testOffice()
const { huda, carsToReserve } = reservationsOf(office)
const minute = 60_000
const phone = '+96891234567'
const visitor = () => office.visitor()

const from = '2026-02-01'
const until = '2026-02-05'
let classId: string
let airport: string
beforeEach(async () => {
  ;({ classId, airport } = await carsToReserve(2))
  await changeSettings(office.staff('maryam', ...Object.values(companyPermissions)), registeredCompany)
})

const times = { fromTime: '10:00', untilTime: '10:00' }
const form = (more: object = {}) => ({
  ...{ formId: visitor().newId(), classId, placeOut: airport, placeBack: airport, from, until, ...times, addOns: [] },
  ...{ name: 'ناصر الغساني', phone: '9123 4567', age: '29', licenceCountry: 'سلطنة عُمان', ...more },
})
const searched = (more: object = {}) =>
  carSearch(visitor(), new URLSearchParams({ placeOut: airport, placeBack: airport, from, until, ...times, ...more }))

async function codeSent() {
  await office.announce()
  const texts = (await office.messages()).filter(({ recipient }) => recipient === phone)
  return texts.flatMap(({ text }) => /^(\d{6}) رمز تأكيد حجزك/.exec(text)?.[1] ?? []).at(-1) ?? ''
}
const seen = async (token: string) => (await bookingPage(visitor(), token))?.booking
const agreed = 'yes' as const

test('1, 2 the search shows the whole price, and what it is made of adds up to it', async () => {
  const [offer] = (await searched()).results?.offers ?? []
  expect(offer).toMatchObject({ name: 'سيدان', total: 68_250n, net: 65_000n, vat: 3_250n, free: 2, km: 800, excess: 75_000n })
  expect(offer?.lines.reduce((sum, line) => sum + line.net, 0n)).toBe(65_000n)
  expect(offer?.week).toEqual({ total: 104_475n, more: 36_225n })
  expect([offer?.hundredKm, offer?.hour, offer?.eighth]).toEqual([5_250n, 3_150n, 1_838n])
})

test('3 a class without a free car says from when on one is, and leads there', async () => {
  for (const at of [1, 2]) await confirmed(form({ phone: `9123450${at}`, formId: visitor().newId() }))
  const [offer] = (await searched()).results?.offers ?? []
  expect(offer?.free).toBe(0)
  expect(offer?.next?.at.getTime()).toBeGreaterThan(new Date(`${until}T10:00:00+04:00`).getTime())
  const page = await bookPage(visitor(), new URLSearchParams(offer?.next?.book.split('?')[1]))
  expect(page.wanted?.price.total).toBe(68_250n)
})

async function confirmed(typed: ReturnType<typeof form>) {
  const { bookingToken } = await bookCar(visitor(), typed)
  await office.announce()
  const to = `+968${typed.phone.replaceAll(' ', '')}`
  const texts = (await office.messages()).filter(({ recipient }) => recipient === to)
  const oneTimeCode = texts.flatMap(({ text }) => /^(\d{6}) رمز تأكيد/.exec(text)?.[1] ?? []).at(-1) ?? ''
  await confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode })
  return bookingToken
}

test('what is wrong with a search is told under its field', () => {
  const now = new Date(`${from}T08:00:00+04:00`)
  const of = (query: string) => faultsOfSearch(searchIn(new URLSearchParams(query), { places: [], now }), now)
  expect(of(`from=${from}&until=${until}`)).toEqual({})
  expect(of(`from=${until}&until=${from}`)).toEqual({ until: ['الإعادة بعد التسليم. اختر يومًا أو ساعة بعده.'] })
  expect(of('from=2020-01-01&until=2020-01-03')).toEqual({ from: ['مضى هذا الموعد. اختر يومًا أو ساعة لم تمضِ.'] })
  expect(of(`from=x&until=${until}&age=9`)).toMatchObject({ from: [expect.any(String)], age: [expect.any(String)] })
})

test('7 the code that went to the phone confirms it; a second press is the same booking, and its link goes out', async () => {
  const typed = form()
  const { bookingToken } = await bookCar(visitor(), typed)
  expect(await bookCar(visitor(), typed)).toEqual({ bookingToken })
  expect(await seen(bookingToken)).toMatchObject({ state: 'held', price: { total: 68_250n } })
  const oneTimeCode = await codeSent()
  await confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode })
  await confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode })
  expect(await seen(bookingToken)).toMatchObject({ state: 'confirmed', phone })
  await office.announce()
  const texts = (await office.messages()).map(({ text }) => text).filter((text) => text.includes('تأكد حجزك'))
  expect(texts).toEqual([expect.stringContaining(`/services/car-rental/booking/${bookingToken}`)])
  const rows = await office.db.selectFrom('carReservations').select(['state', 'phoneVerifiedAt']).execute()
  expect(rows).toEqual([{ state: 'confirmed', phoneVerifiedAt: visitor().now() }])
})

test('6 without a code nothing is booked; five wrong ones end it, and another may be asked for', async () => {
  const { bookingToken } = await bookCar(visitor(), form())
  const first = await codeSent()
  await expect(confirmBooking(visitor(), { bookingToken, agreed })).rejects.toThrow('اكتب الرمز الذي وصل')
  const wrong = first === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 4; tries += 1)
    await expect(confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode: wrong })).rejects.toThrow('لا يطابق')
  await expect(confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode: wrong })).rejects.toThrow('انتهت صلاحية')
  await expect(confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode: first })).rejects.toThrow('انتهت صلاحية')
  expect(await seen(bookingToken)).toMatchObject({ state: 'held' })
  office.later(2 * minute)
  await sendBookingCodeAgain(visitor(), { bookingToken })
  await confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode: await codeSent() })
  expect(await seen(bookingToken)).toMatchObject({ state: 'confirmed' })
})

test('5 a hold ends at its minute, whoever has the code, and its car is free again', async () => {
  const { bookingToken } = await bookCar(visitor(), form())
  const oneTimeCode = await codeSent()
  expect((await searched()).results?.offers[0]?.free).toBe(1)
  office.later(15 * minute)
  expect((await searched()).results?.offers[0]?.free).toBe(2)
  await expect(confirmBooking(visitor(), { bookingToken, agreed, oneTimeCode })).rejects.toThrow('انتهت')
  expect(await seen(bookingToken)).toMatchObject({ state: 'expired' })
})

test('a phone holds two cars at once and no third; too young a driver is told under the age', async () => {
  await expect(bookCar(visitor(), form({ age: '20' }))).rejects.toThrow('أقل عمر')
  const presses = [0, 20, 60].map((days) =>
    bookCar(visitor(), form({ from: daysAfter(from, days), until: daysAfter(until, days) })),
  )
  const tries = await Promise.allSettled(presses)
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(bookCar(visitor(), form({ from: daysAfter(from, 40), until: daysAfter(until, 40) }))).rejects.toThrow(
    'حجزان مبدئيان',
  )
})

test('it is given up for nothing in time, later for a day, and never for more than was shown', async () => {
  const early = await confirmed(form())
  await cancelBooking(visitor(), { bookingToken: early, keeps: '0' })
  expect(await seen(early)).toMatchObject({ state: 'cancelled', kept: 0n })
  office.later(minute)
  const late = await confirmed(form({ formId: visitor().newId() }))
  office.later(16 * 86_400_000)
  await expect(cancelBooking(visitor(), { bookingToken: late, keeps: '0' })).rejects.toThrow('مضى وقت الإلغاء')
  await cancelBooking(visitor(), { bookingToken: late, keeps: '15750' })
  expect(await seen(late)).toMatchObject({ state: 'cancelled', kept: 15_750n })
})

test('a link opens its own booking alone', async () => {
  const { bookingToken } = await bookCar(visitor(), form())
  expect(await bookingPage(visitor(), `${bookingToken.slice(0, -1)}x`)).toBeNull()
  await expect(cancelBooking(visitor(), { bookingToken: 'nothing', keeps: '0' })).rejects.toThrow('لا يفتح هذا الرابط')
})

test('whoever comes within a day is told once what to bring, and not who has cancelled', async () => {
  const coming = await confirmed(form())
  office.later(minute)
  const cancelled = await confirmed(form({ formId: visitor().newId() }))
  expect(await remindComing(huda(), {})).toEqual({ reminded: 0 })
  await cancelBooking(visitor(), { bookingToken: cancelled, keeps: '0' })
  office.later(16.5 * 86_400_000)
  expect(await remindComing(huda(), {})).toEqual({ reminded: 1 })
  expect(await remindComing(huda(), {})).toEqual({ reminded: 0 })
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect(texts.filter((text) => text.includes('ويلزم إحضار الرخصة'))).toEqual([expect.stringContaining(coming)])
})
