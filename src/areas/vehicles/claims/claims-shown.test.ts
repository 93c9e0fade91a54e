import { expect, test } from 'vitest'
import { claimsOfOwn } from '#areas/claims/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { ownRental } from '#areas/vehicles/rentals/own-rentals.ts'
import { claimsOf } from '#testing/claims.ts'
import { withAccounts } from '#testing/customers-with-accounts.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { reservationsOf } from '#testing/reservations.ts'
import { carClaim } from './car-claim.ts'
import { claim } from './claim-detail.ts'
import { claimPaper } from './claim-paper.ts'
import { claimsList } from './claims-list.tsx'
import { absorbClaim, chargeClaim } from './commands.ts'
import type { AssessClaimForm } from './inputs.ts'
import { claims } from './queries.ts'
import { claims as room } from './room.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { reportAccident } from './use-cases/report-accident.ts'

const office = testOffice()
const { account: customer } = withAccounts(office)
const { far } = reservationsOf(office)
const { clerk, out, told, weighed } = claimsOf(office)
const day = 86_400_000
const pictureOpensTo = async (ctx: ReturnType<typeof clerk>, fileId: string) =>
  (await room.permissionForFile?.(ctx, fileId)) ?? null

const look = async (id: string) => {
  const one = await claim(clerk(), id)
  if (!one) throw new Error('no claim')
  return one
}

/** Out since the first of February; a day and two hours later the accident is told, with the number of the police, and weighed. */
async function assessed(more: Partial<AssessClaimForm> = {}) {
  const rental = await out()
  office.later(day + 2 * 3_600_000)
  const { id: claimId } = await reportAccident(clerk(), told(rental.contractId, { policeReportNo: 'P-1' }))
  await assessClaim(clerk(), weighed(claimId, more))
  return { ...rental, claimId }
}

test('the renter sees the claim with its pictures and what they owe, and nobody else does', async () => {
  const { claimId, contractId, partyId } = await assessed()
  await chargeClaim(clerk(), { claimId, from: 'deposit' })
  const [accountId, otherId] = [
    await customer({ phone: '+96891234567' }),
    await customer({ name: 'علي الشحري', phone: '+96891230000' }),
  ]
  const [mine, other] = [office.customer(accountId), office.customer(otherId)]
  await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: clerk().now() }).execute()
  const [photo] = (await look(claimId)).photos
  expect(await pictureOpensTo(clerk(), photo ?? '')).not.toBeNull()
  expect(await pictureOpensTo(far(), photo ?? '')).toBeNull()
  expect(await pictureOpensTo(other, photo ?? '')).toBeNull()
  expect(await pictureOpensTo(mine, photo ?? '')).not.toBeNull()
  expect(await ownRental(other, contractId, new URLSearchParams())).toBeNull()
  expect(await claimsOfOwn(mine, carClaim, contractId)).toMatchObject([
    { id: claimId, total: 75_000n, owed: 25_000n, photos: [photo] },
  ])
  await office.announce()
  const texts = (await office.messages()).filter(({ channel }) => channel === 'sms').map(({ text }) => text)
  expect(texts.filter((text) => text.includes('ضرر 2 فبراير') && text.includes('75.000'))).toHaveLength(1)
})

test('the file prints what happened, who pays what, and the pictures', async () => {
  const { claimId } = await assessed({ insurer: 'ظفار للتأمين', insurerClaim: 'C-771' })
  const one = await look(claimId)
  const text = pdfText(await claimPaper(clerk(), one))
  for (const said of [one.number, 'ملف ضرر', 'Damage file', 'P-1', 'ظفار للتأمين', '75.000', '105.000'])
    expect(text).toContain(said)
})

test('the list begins with what needs a decision, and is narrowed by state, kind and plate', async () => {
  const { claimId, contractId } = await assessed({ estimate: '10' })
  await absorbClaim(clerk(), { claimId, why: 'بسيط' })
  const { id: open } = await reportAccident(clerk(), told(contractId))
  const found = async (address: string) =>
    (await claims(clerk(), claimsList.read(new URLSearchParams(address)))).rows.map(({ id }) => id)
  const one = await look(open)
  expect([await found(''), await found('state=undecided'), await found('state=absorbed')]).toEqual([
    [open, claimId],
    [open],
    [claimId],
  ])
  expect([await found(`q=${one.plate}`), await found(`q=${one.number}`), await found('kind=damage')]).toEqual([
    [open, claimId],
    [open],
    [],
  ])
  expect((await claims(far(), claimsList.read(new URLSearchParams()))).rows).toEqual([])
})

test('whoever mends the car reads what is broken, and not whose hire it was', async () => {
  const { claimId } = await assessed()
  const technician = office.staff('juma', vehiclesPermissions.view, vehiclesPermissions.inspect)
  expect(await claim(technician, claimId)).toMatchObject({ renter: '', contractPath: null })
  expect((await look(claimId)).renter).not.toBe('')
})
