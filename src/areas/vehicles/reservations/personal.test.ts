import { expect, test } from 'vitest'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { keepNoLonger } from '#areas/identity/retention/use-cases/keep-no-longer.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { reservationsPersonal } from './personal.ts'
import { cancelReservation } from './use-cases/cancel-reservation.ts'

const office = testOffice()
const { near, carsToReserve, reserve } = reservationsOf(office)

const subject = () => ({ accountId: near().newId(), phone: '+96891234567', email: null })
const month = 31 * 86_400_000

const kept = async () => (await reservationsPersonal.kept(office.visitor(), subject())).flatMap(({ records }) => records)
const forget = () =>
  office.db
    .transaction()
    .execute((tx) => reservationsPersonal.forget({ ...office.visitor(), tx, record: () => {} } as never, subject()))
const shown = () => office.db.selectFrom('carReservations').select(['name', 'phone', 'note', 'state']).executeTakeFirstOrThrow()
const hidden = { name: 'محذوف', phone: '', note: null, state: 'cancelled' }

test('whoever reserved is told what is kept, and forgotten once the reservation is over', async () => {
  const reservationId = await reserve(await carsToReserve(), { note: 'يصل متأخرًا' })
  expect((await kept()).map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ['state', 'startsAt', 'name', 'phone', 'note'],
  ])
  expect(await forget()).toEqual([{ title: 'حجوزات لم تنتهِ بعد', count: 1, stays: 'حتى تُسلَّم السيارة أو يُلغى الحجز' }])
  await cancelReservation(near(), { reservationId, why: 'سافر' })
  expect(await forget()).toEqual([{ title: 'حجوزات السيارات', count: 1 }])
  expect([await shown(), await kept()]).toEqual([hidden, []])
})

test('what is long over loses its names by itself', async () => {
  const reservationId = await reserve(await carsToReserve(), { note: 'يصل متأخرًا' })
  await cancelReservation(near(), { reservationId, why: 'سافر' })
  office.later(25 * month)
  await keepNoLonger(office.staff('huda', identityPermissions.manageRetention))
  expect(await shown()).toEqual(hidden)
})
