import { expect, test } from 'vitest'
import { addDemonstrationAccount } from '#areas/identity/use-cases/add-demonstration-account.ts'
import { asTheHouse } from '#platform/actors.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { openRental } from '../rentals/use-cases/open-rental.ts'
import { asksForLicence, ownBookings } from './own-bookings.ts'

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

test('whoever has a car to come is asked for a licence once, and one on file is not typed at the counter', async () => {
  const reservationId = await book()
  const { partyId } = await office.db.selectFrom('carReservations').select('partyId').executeTakeFirstOrThrow()
  const { id: accountId } = await addDemonstrationAccount(asTheHouse(clerk()), { name: 'ناصر', email: 'nasir@example.com' })
  const joined = { accountId, partyId: partyId ?? '', joinedAt: clerk().now() }
  await office.db.insertInto('customerAccounts').values(joined).execute()
  const me = office.customer(accountId)
  const asks = async () => asksForLicence(me, await ownBookings(me))
  expect(await asks()).toBe(true)
  await upload(joined.partyId, { status: 'refused' })
  await upload(joined.partyId, { expiresOn: '2025-12-31' })
  expect(await asks()).toBe(true)
  await upload(joined.partyId)
  expect([await asks(), await asksForLicence(office.customer('nobody'), [])]).toEqual([false, false])
  const contractId = newId()
  await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
  expect((await look(contractId)).licence).toEqual({ number: 'D-7781', until: '2027-05-01' })
})
