import { expect, test } from 'vitest'
import { earnIncome } from '#areas/finance/deferrals/use-cases/earn-income.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { carCompaniesOf } from '#testing/car-companies.ts'
import { picture } from '#testing/claims.ts'
import { putInForce } from '#testing/contracts.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { handOverCar, returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { plateText } from '#values/plates.ts'
import { chargeClaim } from '../claims/commands.ts'
import { assessClaim } from '../claims/use-cases/assess-claim.ts'
import { reportAccident } from '../claims/use-cases/report-accident.ts'
import { chargeFine } from '../fines/use-cases/charge-fine.ts'
import { recordFine } from '../fines/use-cases/record-fine.ts'
import { openRental } from '../rentals/use-cases/open-rental.ts'
import { reserveCar } from '../reservations/use-cases/reserve-car.ts'
import { report, wholeReport } from './queries.ts'
import { type ReportName, reportNames, reports } from './report.ts'
import { readReportAsked } from './report-asked.ts'

const office = testOffice()
const { wrong } = payersOf(office)
const { asked, back, cars, clerk, keys, look, newId, out, untilMoment } = carCompaniesOf(office)
const day = 86_400_000

const february = new URLSearchParams({ from: '2026-02-01', to: '2026-02-10' })
const read = (name: ReportName, query = february, ctx = clerk()) =>
  report(ctx, name, readReportAsked(query, { days: reports[name].days, today: '2026-02-10' }))
const rowOf = async (name: ReportName, id: string) => (await read(name)).rows.find((row) => row.id === id)

/** The first of two cars is out for four days, comes back 100 minutes late with 120 km too many, then lies two days in the workshop. */
async function tenDays() {
  const { contractId, partyId } = await out()
  const vehicleId = (await look(contractId)).segments[0]?.vehicleId ?? ''
  office.later(4 * day + 100 * 60_000)
  await returnCar(clerk(), back(contractId, { odometer: String(33_190 + 800 + 120) }))
  untilMoment('2026-02-06T00:00:00+04:00')
  await setReadiness(clerk(), { vehicleId, readiness: 'maintenance' })
  untilMoment('2026-02-08T00:00:00+04:00')
  await setReadiness(clerk(), { vehicleId, readiness: 'ready' })
  untilMoment('2026-02-11T00:00:00+04:00')
  await earnIncome(office.staff('huda', ...Object.values(financePermissions)), {})
  return { contractId, partyId, vehicleId, other: cars().find((id) => id !== vehicleId) ?? '' }
}

test('utilisation is days out of the days that were ours and not in the workshop, by vehicle and by class', async () => {
  const { vehicleId, other } = await tenDays()
  expect(await rowOf('utilisation', vehicleId)).toMatchObject({ owned: 10n, workshop: 2n, able: 8n, out: 4n })
  expect(await rowOf('utilisation', other)).toMatchObject({ owned: 10n, workshop: 0n, able: 10n, out: 0n })
  const { rows, sums } = await read('utilisation-classes')
  expect([rows.map(({ vehicles, able, out: hired }) => [vehicles, able, hired]), sums.out]).toEqual([[[2n, 18n, 4n]], 4n])
})

test('revenue and profit of a car are the rows of the books that name it', async () => {
  const { vehicleId, other } = await tenDays()
  // 60.000 for four days, 3.000 for an hour, 6.000 for 120 km.
  expect(await rowOf('revenue', vehicleId)).toMatchObject({ out: 4n, income: 69_000n })
  await recordFine(clerk(), { id: newId(), reference: 'ROP-7', plate: '101 ب', on: '2026-02-09', onTime: '10:00', amount: '20' })
  await recordFine(clerk(), { id: newId(), reference: 'ROP-8', plate: '100 ب', on: '2026-02-09', onTime: '10:00', amount: '10' })
  const profits = await Promise.all([vehicleId, other].map((id) => rowOf('profit', id)))
  const cost = (id: string) => profits.find((row) => row?.id === id)?.cost
  expect(profits.map((row) => BigInt(row?.income ?? 0) - BigInt(row?.cost ?? 0))).toEqual(profits.map((row) => row?.profit))
  expect([cost(vehicleId), cost(other)].toSorted()).toEqual([10_000n, 20_000n])
  expect((await read('profit')).sums).toMatchObject({ income: 69_000n, cost: 30_000n, profit: 39_000n })
  expect(await wrong()).toEqual([])
})

test('what a renter pays for a damage, and our fee for a fine, are income of the car they had', async () => {
  const { contractId, vehicleId, other } = await tenDays()
  const { id: claimId } = await reportAccident(clerk(), {
    ...{ id: newId(), contractId, on: '2026-02-03', onTime: '12:00', place: 'شارع السلطان قابوس', what: 'collision' },
    ...{ driveable: 'yes', policeReportNo: 'P-7', photos: [picture] },
  })
  await assessClaim(clerk(), { claimId, estimate: '180', atFault: 'renter' })
  await chargeClaim(clerk(), { claimId, from: 'account' })
  const segment = (await look(contractId)).segments[0]
  const plate = plateText({ digits: segment?.plateDigits ?? '', letters: segment?.plateLetters ?? '' })
  const fineId = newId()
  await recordFine(clerk(), { id: fineId, reference: 'ROP-10', plate, on: '2026-02-03', onTime: '10:00', amount: '10' })
  await chargeFine(clerk(), { fineId })
  // Its hire, the whole damage, for the police wrote too late, and 5.000 for handling: the fine itself is the money of the police.
  expect(await rowOf('profit', vehicleId)).toMatchObject({ income: 69_000n + 180_000n + 5_000n, cost: 0n, profit: 254_000n })
  expect(await rowOf('profit', other)).toMatchObject({ income: 0n, profit: 0n })
  expect(await wrong()).toEqual([])
})

test('fines, deposits by age, late returns, lengths, prices and kilometres of the same ten days', async () => {
  const { vehicleId, contractId } = await tenDays()
  const { number } = await look(contractId)
  await recordFine(clerk(), { id: newId(), reference: 'ROP-9', plate: '100 ب', on: '2026-02-09', onTime: '10:00', amount: '10' })
  expect((await read('fines')).rows).toMatchObject([
    { id: '2026-02', fines: 1n, amount: 10_000n, absorbed: 10_000n, charged: 0n },
  ])
  const held = 50_000n - 9_450n
  expect((await read('deposits')).rows).toMatchObject([{ contract: number, held, month: held, two: 0n, older: 0n }])
  expect((await read('late')).rows).toMatchObject([
    { contract: number, plannedOn: '2026-02-05', returnedOn: '2026-02-05', hours: 2n },
  ])
  expect((await read('lengths')).rows).toMatchObject([{ source: 'phone', rentals: 1n, short: 1n, weeks: 0n, days: 4n }])
  expect((await read('prices')).rows).toMatchObject([{ rentals: 1n, card: 60_000n, off: 0n, net: 60_000n }])
  const km = (await read('kilometres')).rows.find(({ id }) => id === vehicleId)
  expect(km).toMatchObject({ km: 920n })
})

test('the price that was achieved is what is left of the card after a discount', async () => {
  const form = asked({ discount: '5', discountWhy: 'عميل دائم' })
  const { id: reservationId } = await reserveCar(clerk(), form)
  const contractId = newId()
  await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
  await putInForce(clerk(), contractId)
  untilMoment('2026-02-01T10:00:00+04:00')
  await handOverCar(clerk(), keys(contractId, { waivedWhy: 'موظف' }))
  office.later(60_000)
  expect((await read('prices')).rows).toMatchObject([{ card: 60_000n, off: 3_000n, net: 57_000n }])
})

test('every report is read and taken along, and only of what its reader may see the costs of', async () => {
  await tenDays()
  const far = office.staffWithin('bakhit', { branchIds: [newId()] }, ...Object.values(vehiclesPermissions))
  for (const name of reportNames) {
    const query = readReportAsked(february, { days: reports[name].days, today: '2026-02-10' })
    expect((await wholeReport(clerk(), name, query)).rows.length).toBe((await read(name)).count)
    expect([name, (await read(name, february, far)).count]).toEqual([name, 0])
  }
})
