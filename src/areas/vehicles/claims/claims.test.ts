import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { setRules } from '#areas/vehicles/terms/use-cases/set-rules.ts'
import { asTheHouse } from '#platform/actors.ts'
import { banksOf } from '#testing/banks.ts'
import { claimsOf, picture } from '#testing/claims.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { testOffice } from '#testing/office.ts'
import { reservationsOf, rules } from '#testing/reservations.ts'
import { brokenIn, sharesOf } from './claim.ts'
import { claim } from './claim-detail.ts'
import { absorbClaim, addClaimPhotos, chargeClaim, closeClaim, recoverClaims } from './commands.ts'
import type { AssessClaimForm, ReportAccidentForm } from './inputs.ts'
import { openClaimsOf } from './queries.ts'
import { rentalClaims } from './rental-claims.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { recordPoliceReport, tellMissingReports } from './use-cases/record-police-report.ts'
import { reportAccident } from './use-cases/report-accident.ts'
import { takeInsurerPayment } from './use-cases/take-insurer-payment.ts'
import { rentalsToReport } from './who-has-it.ts'

const office = testOffice()
const { account, colleague } = banksOf(office)
const { debt, pays, wrong } = payersOf(office)
const { anAddOn, far } = reservationsOf(office)
const { clerk, cars, look: lookAtRental, newId, out, signed, told, weighed, segmentOf } = claimsOf(office)
const accountant = () => office.staff('noor', ...Object.values(financePermissions))
const day = 86_400_000

const look = async (id: string) => {
  const one = await claim(clerk(), id)
  if (!one) throw new Error('no claim')
  return one
}
const carIs = async (id: string) =>
  (await office.db.selectFrom('vehicles').select('readiness').where('id', '=', id).executeTakeFirstOrThrow()).readiness
const openOf = async (contractId: string) => (await openClaimsOf({ db: office.db }, [contractId])).map(({ number }) => number)

/** Out since the first of February; a day and two hours later the accident is told, with the number of the police where one is said. */
async function accident(more: Partial<ReportAccidentForm> = {}) {
  const rental = await out()
  office.later(day + 2 * 3_600_000)
  const form = told(rental.contractId, more)
  const { id: claimId } = await reportAccident(clerk(), form)
  return { ...rental, claimId, form }
}
async function assessed(more: Partial<AssessClaimForm> = {}, report: Partial<ReportAccidentForm> = { policeReportNo: 'P-1' }) {
  const one = await accident(report)
  await assessClaim(clerk(), weighed(one.claimId, more))
  return one
}

test('from the road: where, what and whether it drives; the car stops, and the police have a day', async () => {
  const { claimId, contractId, form } = await accident({ about: 'من الخلف', otherParty: 'سالم، 91110000' })
  expect(await reportAccident(clerk(), form)).toEqual({ id: claimId })
  expect(await look(claimId)).toMatchObject({
    ...{ state: 'open', kind: 'accident', what: 'صدم مركبة: من الخلف', driveable: true, otherParty: 'سالم، 91110000' },
    ...{ excess: 75_000n, policeReportNo: null, policeDueAt: new Date('2026-02-03T12:00:00+04:00'), isOpen: true },
  })
  expect((await look(claimId)).photos).toHaveLength(1)
  expect(await carIs((await segmentOf(contractId)).vehicleId)).toBe('accident')
  const tasks = office.db.selectFrom('tasks').select(['title', 'role', 'dueAt', 'status']).where('subjectId', '=', claimId)
  expect(await tasks.execute()).toMatchObject([{ role: 'fleetOfficer', dueAt: new Date('2026-02-03T08:00:00Z'), status: 'open' }])
  expect(await openOf(contractId)).toEqual([(await look(claimId)).number])
  expect(await rentalClaims(clerk(), contractId)).toMatchObject({ claims: [{ id: claimId }], mayReport: true })
})

test('only in the time they had it, and not from tomorrow', async () => {
  const { contractId } = await out()
  office.later(day)
  await expect(reportAccident(clerk(), told(contractId, { on: '2026-01-31' }))).rejects.toMatchObject({
    issues: [{ path: ['on'] }],
  })
  await expect(reportAccident(clerk(), told(contractId, { on: '2026-02-09' }))).rejects.toMatchObject({
    issues: [{ path: ['on'] }],
  })
  await expect(reportAccident(far(), told(contractId))).rejects.toThrow()
  expect(await rentalsToReport(clerk(), { rental: null, vehicle: (await segmentOf(contractId)).vehicleId })).toMatchObject([
    { id: contractId, name: 'ناصر الغساني' },
  ])
})

test('the renter pays up to the excess, and the whole where the terms are broken', () => {
  const due = new Date('2026-02-03T08:00:00Z')
  const driven = { policeReportAt: null, policeDueAt: due, offRoad: false, otherDriver: false }
  expect(brokenIn(driven, new Date('2026-02-03T07:59:00Z'))).toEqual([])
  expect(brokenIn(driven, new Date('2026-02-03T08:01:00Z'))).toEqual(['no-report'])
  expect(brokenIn({ ...driven, policeReportAt: due, offRoad: true, otherDriver: true }, new Date('2026-03-01'))).toEqual([
    'off-road',
    'other-driver',
  ])
  const damage = { estimate: 180_000n, excess: 75_000n, atFault: 'renter', insurer: 'ظفار للتأمين', broken: [] } as const
  expect(sharesOf(damage)).toEqual({ renter: 75_000n, insurer: 105_000n, company: 0n })
  expect(sharesOf({ ...damage, insurer: null })).toEqual({ renter: 75_000n, insurer: 0n, company: 105_000n })
  expect(sharesOf({ ...damage, estimate: 60_000n })).toEqual({ renter: 60_000n, insurer: 0n, company: 0n })
  expect(sharesOf({ ...damage, broken: ['no-report'] })).toEqual({ renter: 180_000n, insurer: 0n, company: 0n })
  expect(sharesOf({ ...damage, atFault: 'other' })).toEqual({ renter: 0n, insurer: 180_000n, company: 0n })
})

test('charged without tax up to the excess, out of the deposit as far as it reaches; the insurer owes the rest', async () => {
  const { claimId, contractId, partyId } = await assessed({ insurer: 'ظفار للتأمين', insurerClaim: 'C-771' })
  const before = await debt(partyId)
  await chargeClaim(clerk(), { claimId, from: 'deposit' })
  await chargeClaim(clerk(), { claimId, from: 'deposit' })
  expect((await debt(partyId)) - before).toBe(25_000n)
  expect(await look(claimId)).toMatchObject({
    ...{ state: 'charged', renterPart: 75_000n, insurerPart: 105_000n, waitsForInsurer: true },
    paper: { total: 75_000n, open: 25_000n },
  })
  const charges = office.db.selectFrom('charges').select(['kind', 'net', 'vat']).where('incomeAccount', '=', '4420')
  expect(await charges.execute()).toEqual([{ kind: 'car-damage', net: 75_000n, vat: 0n }])
  expect([(await lookAtRental(contractId)).deposit.held, await openOf(contractId), await wrong()]).toEqual([
    0n,
    [(await look(claimId)).number],
    [],
  ])

  await pays(partyId, '25')
  expect(await openOf(contractId)).toEqual([])
  expect(await recoverClaims(asTheHouse(office.visitor()), {})).toEqual({ recovered: 0 })
  const paid = { claimId, paid: '100', accountId: await account(), bankReference: 'FT-9' }
  await expect(takeInsurerPayment(accountant(), { ...paid, paid: '106' })).rejects.toMatchObject({ issues: [{ path: ['paid'] }] })
  await takeInsurerPayment(accountant(), paid)
  expect(await look(claimId)).toMatchObject({ state: 'recovered', insurerPayment: { amount: 100_000n, rest: 5_000n } })
  expect(await wrong()).toEqual([])
})

test('a cover lowers the excess to twenty-five, by the card of the contract', async () => {
  const cover = { name: 'تغطية اختيارية', charged: 'day', price: '4', effect: 'cover', excess: '25', active: 'yes' } as const
  const { contractId, reservationId } = await signed({ addOns: [await anAddOn(cover)] })
  const [vehicleId] = cars()
  const { occupancyId } = await office.db
    .selectFrom('carReservations')
    .select('occupancyId')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow()
  const out = { outAt: clerk().now(), odometerOut: 33_190, fuelOut: 8, outBy: 'huda' }
  const back = { backAt: null, odometerBack: null, fuelBack: null, backBy: null }
  await office.db
    .insertInto('carRentalSegments')
    .values({ id: newId(), contractId, vehicleId: vehicleId ?? '', occupancyId, ...out, ...back })
    .execute()
  office.later(day + 2 * 3_600_000)
  const { id: claimId } = await reportAccident(clerk(), told(contractId, { policeReportNo: 'P-1' }))
  await assessClaim(clerk(), weighed(claimId))
  expect(await look(claimId)).toMatchObject({ excess: 25_000n, shares: { renter: 25_000n, company: 155_000n } })
})

test('without a report in time whoever keeps the fleet is told once, and the renter pays the whole', async () => {
  const { claimId, contractId } = await accident()
  await setRules(clerk(), { ...rules, seen: '0', policeHours: '48' })
  expect(await tellMissingReports(asTheHouse(office.visitor()), {})).toEqual({ missing: 0 })
  office.later(day + 60_000)
  expect([
    await tellMissingReports(asTheHouse(office.visitor()), {}),
    await tellMissingReports(asTheHouse(office.visitor()), {}),
  ]).toEqual([{ missing: 1 }, { missing: 0 }])
  const late = { claimId, policeReportNo: 'P-881', reportedOn: '2026-02-03', reportedTime: '12:01' }
  await expect(recordPoliceReport(clerk(), { ...late, reportedOn: '2026-02-01' })).rejects.toMatchObject({
    issues: [{ path: ['reportedOn'] }],
  })
  await recordPoliceReport(clerk(), late)
  await recordPoliceReport(clerk(), late)
  await assessClaim(clerk(), weighed(claimId))
  expect(await look(claimId)).toMatchObject({ broken: ['no-report'], shares: { renter: 180_000n, company: 0n } })
  await recordPoliceReport(clerk(), { ...late, reportedTime: '11:59' })
  expect(await look(claimId)).toMatchObject({ broken: [], shares: { renter: 75_000n, company: 105_000n } })
  const tasks = office.db.selectFrom('tasks').select('status').where('subjectId', '=', claimId)
  expect(await tasks.execute()).toEqual([{ status: 'done' }])
  await chargeClaim(clerk(), { claimId, from: 'account' })
  expect((await lookAtRental(contractId)).deposit.held).toBe(50_000n)
})

test('the other party pays nothing of ours: then it is the insurer’s, or nobody’s', async () => {
  const { claimId, partyId } = await assessed({ atFault: 'other' })
  const before = await debt(partyId)
  await expect(chargeClaim(clerk(), { claimId, from: 'account' })).rejects.toMatchObject({ code: 'claims.nobody-pays' })
  await expect(assessClaim(clerk(), weighed(claimId, { insurer: 'ظفار' }))).rejects.toThrow('رقم المطالبة')
  await assessClaim(clerk(), weighed(claimId, { atFault: 'other', insurer: 'ظفار', insurerClaim: '9' }))
  await chargeClaim(clerk(), { claimId, from: 'account' })
  expect([(await look(claimId)).state, (await look(claimId)).insurerPart, await debt(partyId)]).toEqual([
    'insured',
    180_000n,
    before,
  ])
  await takeInsurerPayment(accountant(), { claimId, paid: '0' })
  expect([(await look(claimId)).state, await wrong()]).toEqual(['recovered', []])
})

test('nothing is charged before it is assessed, nor decided twice', async () => {
  const { claimId } = await accident()
  await expect(chargeClaim(clerk(), { claimId, from: 'account' })).rejects.toMatchObject({ code: 'claims.not-assessed' })
  await addClaimPhotos(clerk(), { claimId, photos: [picture] })
  await closeClaim(clerk(), { claimId, why: 'سُجّل على عقد آخر' })
  await closeClaim(clerk(), { claimId, why: 'سُجّل على عقد آخر' })
  expect(await look(claimId)).toMatchObject({ state: 'closed', endReason: 'سُجّل على عقد آخر' })
  await expect(assessClaim(clerk(), weighed(claimId))).rejects.toMatchObject({ code: 'claims.decided' })
  await expect(addClaimPhotos(clerk(), { claimId, photos: [picture] })).rejects.toMatchObject({ code: 'claims.decided' })
})

test('up to the limit the company bears it at once, above it the general manager agrees', async () => {
  const [officer, manager] = [await colleague('noura', 'fleetOfficer'), await colleague('said', 'generalManager')]
  const { claimId, contractId, partyId } = await assessed({ estimate: '20' })
  const before = await debt(partyId)
  expect(await absorbClaim(officer, { claimId, why: 'خدش قديم' })).toEqual({ id: claimId, waits: false })
  expect(await absorbClaim(officer, { claimId, why: 'خدش قديم' })).toEqual({ id: claimId, waits: false })
  expect([(await look(claimId)).state, await openOf(contractId)]).toEqual(['absorbed', []])

  const second = (await reportAccident(clerk(), told(contractId, { policeReportNo: 'P-2' }))).id
  await assessClaim(officer, weighed(second, { insurer: 'ظفار', insurerClaim: '9' }))
  expect(await absorbClaim(officer, { claimId: second, why: 'عميل دائم' })).toEqual({ id: second, waits: true })
  expect((await look(second)).state).toBe('assessed')
  const [asked] = await office.db.selectFrom('approvals').select('id').execute()
  await approve(manager, { approvalId: asked?.id ?? '' })
  expect(await look(second)).toMatchObject({ state: 'insured', renterPart: 0n, insurerPart: 105_000n, endReason: 'عميل دائم' })
  expect([await debt(partyId), await wrong()]).toEqual([before, []])
})
