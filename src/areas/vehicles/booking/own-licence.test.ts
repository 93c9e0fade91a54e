import { expect, test } from 'vitest'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { asTheHouse } from '#platform/actors.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { openRental } from '../rentals/use-cases/open-rental.ts'
import { asksForLicence, ownBookings } from './own-bookings.ts'
import { bookCar } from './use-cases/book-car.ts'
import { confirmBooking } from './use-cases/confirm-booking.ts'

const office = testOffice()
const { book, clerk, look, newId } = hiresOf(office)

type Licence = { number?: string; expiresOn?: string; status?: 'valid' | 'awaiting-check' | 'refused' }

const unchecked = { refusal: null, checkedBy: null, checkedAt: null }
const refused = () => ({ refusal: 'غير واضحة', checkedBy: 'huda', checkedAt: clerk().now() })

const upload = (partyId: string, { number = 'D-7781', expiresOn = '2027-05-01', status = 'awaiting-check' }: Licence = {}) =>
  office.db
    .insertInto('identityDocuments')
    .values({
      ...{ id: newId(), partyId, kind: 'driving-licence', number, issuedOn: null, expiresOn, fileId: null, status },
      ...{ addedBy: 'x', addedAt: clerk().now(), ...(status === 'refused' ? refused() : unchecked) },
    })
    .execute()

/** An account of whoever booked at the desk. */
async function joined() {
  const { partyId } = await office.db.selectFrom('carReservations').select('partyId').executeTakeFirstOrThrow()
  const { id: accountId } = await addDemonstrationAccount(asTheHouse(clerk()), { name: 'ناصر', email: 'nasir@example.com' })
  await office.db
    .insertInto('customerAccounts')
    .values({ accountId, partyId: partyId ?? '', joinedAt: clerk().now() })
    .execute()
  return { me: office.customer(accountId), partyId: partyId ?? '' }
}

test('whoever has a car to come is asked for a licence once, and one on file is not typed at the counter', async () => {
  const reservationId = await book()
  const { me, partyId } = await joined()
  const asks = async () => asksForLicence(me, await ownBookings(me))
  expect(await asks()).toBe(true)
  await upload(partyId, { status: 'refused' })
  await upload(partyId, { expiresOn: '2025-12-31' })
  expect(await asks()).toBe(true)
  await upload(partyId)
  expect([await asks(), await asksForLicence(office.customer('nobody'), [])]).toEqual([false, false])
  const contractId = newId()
  await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
  expect((await look(contractId)).licence).toEqual({ number: 'D-7781', until: '2027-05-01' })
})

test('what one books for oneself while signed in is in the account, by a phone that was never shown there too', async () => {
  await book()
  const { me } = await joined()
  const first = await office.db.selectFrom('carReservations').selectAll().executeTakeFirstOrThrow()
  const stretch = { from: '2026-03-01', until: '2026-03-04', fromTime: '10:00', untilTime: '10:00' }
  const places = { placeOut: first.placeOut, placeBack: first.placeOut }
  const typed = { ...stretch, ...places, classId: first.classId, addOns: [], age: '29', licenceCountry: 'سلطنة عُمان' }
  const confirmed = async (name: string, phone: string) => {
    const { bookingToken } = await bookCar(me, { ...typed, formId: newId(), name, phone })
    await office.announce()
    const texts = (await office.messages()).filter(({ recipient }) => recipient === `+968${phone}`)
    const oneTimeCode = texts.flatMap(({ text }) => /^(\d{6}) /.exec(text)?.[1] ?? []).at(-1) ?? ''
    await confirmBooking(me, { bookingToken, agreed: 'yes', oneTimeCode })
  }
  await confirmed(first.name, '95550001')
  expect(await ownBookings(me)).toHaveLength(2)
  // For somebody else it is theirs.
  await confirmed('سالم المهري', '95550002')
  expect(await ownBookings(me)).toHaveLength(2)
})
