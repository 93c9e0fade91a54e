import { expect, test } from 'vitest'
import { claimFinder } from '#areas/claims/public.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { foundFines } from '../fines/found.ts'
import { foundRentals } from '../rentals/found.ts'
import { carClaim } from './car-claim.ts'
import { claim } from './claim-detail.ts'

const office = testOffice()
const { find: foundClaims } = claimFinder(carClaim)
const { recordsOfReservations } = reservationsOf(office)

const made = (path: string) => {
  const story = recordsOfReservations[path]
  if (typeof story !== 'function') throw new Error(path)
  return story()
}

test('the search over everything finds a fine, a damage and a rental by its number, within reach', async () => {
  const fine = await made('/admin/vehicles/fines/:fineId')
  expect((await foundFines(fine.near, 'rop-1')).map(({ id }) => id)).toEqual([fine.id])
  expect(await foundFines(fine.near, '100 ب')).toEqual([])
  expect(await foundFines(fine.far, 'rop-1')).toEqual([])
})

test('a damage is found by its number, and the rental it belongs to for who sees no register of contracts', async () => {
  const one = await made('/admin/vehicles/claims/:claimId')
  const number = (await claim(one.near, one.id))?.number ?? ''
  expect((await foundClaims(one.near, number)).map(({ id }) => id)).toEqual([one.id])
  expect(await foundClaims(one.far, number)).toEqual([])
  const { number: contract } = await office.db.selectFrom('contracts').select('number').executeTakeFirstOrThrow()
  expect(await foundRentals(one.near, contract.toLowerCase())).toMatchObject([{ label: `عقد تأجير سيارة ${contract}` }])
  expect([await foundRentals(one.far, contract), await foundRentals(one.near, 'ناصر')]).toEqual([[], []])
})
