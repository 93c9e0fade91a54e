import { beforeEach, expect, test } from 'vitest'
import { freeBetween } from '#areas/calendar/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { openBranches, salalah } from '#testing/branches.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'
import { exportedVehicles, findVehicles, vehicles } from './queries.ts'
import { addVehicle } from './use-cases/add-vehicle.ts'
import { addVehiclePaper, correctVehiclePaper, withdrawVehiclePaper } from './use-cases/change-papers.ts'
import { correctVehicle } from './use-cases/correct-vehicle.ts'
import { setReadiness } from './use-cases/set-readiness.ts'
import { vehicle } from './vehicle-detail.ts'
import { vehiclesList } from './vehicles-list.tsx'

const office = testOffice()
const { huda, near, far, aClass, corolla: corollaOf } = fleetOf(office)
const asked = (query = '') => vehiclesList.read(new URLSearchParams(query))

let classId: string
const corolla = (plate?: string) => corollaOf(classId, plate)
beforeEach(async () => {
  await openBranches(office.db)
  classId = await aClass()
})

const paper = (kind: 'licence' | 'insurance', expiresOn: string) => ({ id: office.visitor().newId(), kind, expiresOn, file: [] })
const free = async (from: string, until: string) => {
  const stretch = { from: new Date(`${from}T08:00:00Z`), until: new Date(`${until}T08:00:00Z`) }
  return (await freeBetween(huda(), { classIds: [classId], ...stretch }))[0]?.free ?? 0
}

test('a vehicle is added once however often its form is sent, and found by its plate in any writing', async () => {
  const form = corolla()
  await Promise.all([addVehicle(near(), form), addVehicle(near(), form)])
  for (const q of ['7340 م ه', '7340mh', 'م ه ٧٣٤٠', '7340', 'كورولا'])
    expect((await vehicles(near(), asked(`q=${encodeURIComponent(q)}`))).rows.map(({ id }) => id)).toEqual([form.id])
  expect((await findVehicles(near(), '7340 م ه')).map(({ model }) => model)).toEqual(['تويوتا كورولا'])
  const exported = []
  for await (const { plateLetters } of exportedVehicles(near(), asked())) exported.push(plateLetters)
  expect(exported).toEqual(['م ه'])
})

test('one plate is one vehicle, of two who add it at once as well', async () => {
  const tries = await Promise.allSettled([addVehicle(near(), corolla()), addVehicle(near(), corolla('MH 7340'))])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = tries.find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toContain('هذه لوحة تويوتا كورولا المسجلة')
})

test('whoever works in another branch sees it not and changes nothing of it', async () => {
  const { id } = await addVehicle(near(), corolla())
  expect([await vehicle(far(), id), (await vehicles(far(), asked())).count]).toEqual([null, 0])
  await expect(setReadiness(far(), { vehicleId: id, readiness: 'ready' })).rejects.toThrow('لم نجد هذا السجل')
  await expect(addVehiclePaper(far(), { vehicleId: id, ...paper('licence', '2027-01-01') })).rejects.toThrow('لم نجد هذا السجل')
})

test('it may be let while licence and insurance hold a day longer, and not at all without one of them', async () => {
  const { id } = await addVehicle(near(), corolla())
  const until = async () => (await vehicle(near(), id))?.lettableUntil
  expect([await until(), await free('2026-02-01', '2026-02-03')]).toEqual([null, 0])
  await addVehiclePaper(near(), { vehicleId: id, ...paper('licence', '2026-03-01') })
  expect(await until()).toBeNull()
  const insurance = paper('insurance', '2026-06-01')
  await addVehiclePaper(near(), { vehicleId: id, ...insurance })
  expect(await until()).toBe('2026-02-28')
  expect([await free('2026-02-20', '2026-02-28'), await free('2026-02-20', '2026-03-01')]).toEqual([1, 0])
  const changed = { documentId: insurance.id, seen: '1', expiresOn: '2026-02-11' }
  await correctVehiclePaper(near(), { vehicleId: id, ...changed })
  expect(await until()).toBe('2026-02-10')
  await withdrawVehiclePaper(near(), { vehicleId: id, documentId: insurance.id, reason: 'لمركبة أخرى' })
  expect(await until()).toBeNull()
})

test('its odometer never goes back, and who looked before a colleague changed it looks again', async () => {
  const { id } = await addVehicle(near(), corolla())
  const { id: _, ...form } = corolla()
  await expect(correctVehicle(near(), { ...form, vehicleId: id, seen: '1', odometer: '33189' })).rejects.toThrow(
    'آخر قراءة 33,190',
  )
  await correctVehicle(near(), { ...form, vehicleId: id, seen: '1', odometer: '33500' })
  await expect(correctVehicle(near(), { ...form, vehicleId: id, seen: '1', colour: 'أسود' })).rejects.toThrow('عُدّل هذا السجل')
  expect(await vehicle(near(), id)).toMatchObject({ odometer: 33_500, colour: 'أبيض', version: 2 })
})

test('what it cost is shown to whoever may know', async () => {
  const { id } = await addVehicle(near(), { ...corolla(), boughtFor: '6500' })
  const { viewCosts: _, ...others } = may
  const without = office.staffWithin('salma', { branchIds: [salalah] }, ...Object.values(others))
  expect([(await vehicle(near(), id))?.boughtFor, (await vehicle(without, id))?.boughtFor]).toEqual([6_500_000n, null])
})
