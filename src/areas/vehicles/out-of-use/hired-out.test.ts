import { expect, test } from 'vitest'
import { reportAccident } from '#areas/vehicles/claims/use-cases/report-accident.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { swapVehicle } from '#areas/vehicles/rentals/use-cases/swap-vehicle.ts'
import { claimsOf } from '#testing/claims.ts'
import { returnCar } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { dayOf, endOfDay } from '#values/days.ts'

const office = testOffice()
const { back, book, cars, clerk, newId, out, segmentOf, told } = claimsOf(office)
const day = 86_400_000

const carIs = async (id: string) =>
  (await office.db.selectFrom('vehicles').select('readiness').where('id', '=', id).executeTakeFirstOrThrow()).readiness
const parts = async (resourceId: string) => {
  const rows = office.db.selectFrom('occupancies').select(['startsAt', 'endsAt']).where('kind', '=', 'maintenance')
  return rows.where('resourceId', '=', resourceId).where('status', '<>', 'released').orderBy('startsAt').execute()
}

/** Out from the first of February to the fifth; on the second the accident is told, and the car is to be mended by a day. */
async function accident(readyOn?: string) {
  const { contractId } = await out()
  office.later(day + 2 * 3_600_000)
  await reportAccident(clerk(), told(contractId, { ...(readyOn && { readyOn }) }))
  return { contractId, vehicleId: (await segmentOf(contractId)).vehicleId }
}

test('after an accident on the road it is taken from when it is to be back, and from the moment in which it is', async () => {
  const { contractId, vehicleId } = await accident('2026-02-10')
  expect(await parts(vehicleId)).toEqual([{ startsAt: new Date('2026-02-05T08:00:00Z'), endsAt: endOfDay('2026-02-10') }])
  expect(
    await office.db.selectFrom('tasks').select('id').where('rule', '=', 'vehicles.booking-of-stopped-car').execute(),
  ).toEqual([])
  office.later(day)
  await returnCar(clerk(), back(contractId))
  const [part] = await parts(vehicleId)
  expect([await carIs(vehicleId), dayOf(part?.startsAt ?? new Date(0)), part?.endsAt]).toEqual([
    ...['accident', '2026-02-03', endOfDay('2026-02-10')],
  ])
  await book({ from: '2026-02-08', until: '2026-02-09', phone: '91110000' })
  await expect(book({ from: '2026-02-08', until: '2026-02-09', phone: '91110005' })).rejects.toThrow('حُجزت سيارات هذه الفئة كلها')
})

test('it is fourteen days where nobody says, and a day that is past is told at its field', async () => {
  const { contractId, vehicleId } = await accident()
  expect((await parts(vehicleId)).at(-1)?.endsAt).toEqual(endOfDay('2026-02-16'))
  await expect(reportAccident(clerk(), told(contractId, { readyOn: '2026-02-01' }))).rejects.toThrow('هذا يوم مضى')
})

test('a car that is waited for in the workshop stands there when it comes back, by a swap as well', async () => {
  const { contractId } = await out()
  const { vehicleId } = await segmentOf(contractId)
  await setReadiness(clerk(), { vehicleId, readiness: 'maintenance', readyOn: '2026-02-08' })
  office.later(day)
  const other = cars().find((id) => id !== vehicleId) ?? ''
  const read = { odometer: '33300', fuel: '8', newOdometer: '33190', newFuel: '8' }
  await swapVehicle(clerk(), { id: newId(), contractId, vehicleId: other, reason: 'صيانة', ...read })
  const [part] = await parts(vehicleId)
  expect([await carIs(vehicleId), part]).toEqual([
    'maintenance',
    { startsAt: office.visitor().now(), endsAt: endOfDay('2026-02-08') },
  ])
})
