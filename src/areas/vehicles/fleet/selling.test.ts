import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { banksOf } from '#testing/banks.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { rental } from '../rentals/queries.ts'
import { sellVehicle } from './use-cases/sell-vehicle.ts'
import { setReadiness } from './use-cases/set-readiness.ts'
import { vehicle } from './vehicle-detail.ts'

const office = testOffice()
const { colleague } = banksOf(office)
const { book, cars, clerk, signed } = hiresOf(office)

const waiting = async () =>
  (await office.db.selectFrom('approvals').select('id').where('action', '=', 'vehicles.sell').executeTakeFirstOrThrow()).id
const sale = (vehicleId: string) => ({ vehicleId, soldOn: '2026-02-01', soldTo: 'معرض الواحة', soldFor: '4200' })

test('39 Sold car keeps its history: it goes by two, is promised to nobody any more, and all of it can be read', async () => {
  const { contractId } = await signed()
  const hired = (await rental(clerk(), contractId))?.car?.id ?? ''
  const other = cars().find((id) => id !== hired) ?? ''
  const [officer, manager] = [await colleague('noura', 'fleetOfficer'), await colleague('said', 'generalManager')]
  await expect(sellVehicle(officer, sale(hired))).rejects.toThrow('مؤجرة أو محجوزة')
  await sellVehicle(officer, sale(other))
  expect(await vehicle(officer, other)).toMatchObject({ readiness: 'ready', saleAsked: true })
  await approve(manager, { approvalId: await waiting() })
  expect(await vehicle(clerk(), other)).toMatchObject({ readiness: 'sold', soldTo: 'معرض الواحة', soldFor: 4_200_000n })
  await expect(setReadiness(clerk(), { vehicleId: other, readiness: 'ready' })).rejects.toThrow('بيعت هذه المركبة')
  await expect(book({ from: '2026-02-02', until: '2026-02-03', phone: '91110000' })).rejects.toThrow()
  expect(await office.history()).toContain('vehicles.vehicle-sold')
})

test('a car that was promised after it was asked for is not sold', async () => {
  const [officer, manager] = [await colleague('noura', 'fleetOfficer'), await colleague('said', 'generalManager')]
  for (const id of cars()) await sellVehicle(officer, sale(id))
  await book()
  const all = await office.db.selectFrom('approvals').select('id').where('action', '=', 'vehicles.sell').execute()
  const ends = await Promise.allSettled(all.map(({ id }) => approve(manager, { approvalId: id })))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a car that is out of use may be sold, and is out of use no more', async () => {
  const [officer, manager] = [await colleague('noura', 'fleetOfficer'), await colleague('said', 'generalManager')]
  const [id = ''] = cars()
  await setReadiness(clerk(), { vehicleId: id, readiness: 'accident' })
  await sellVehicle(officer, sale(id))
  await approve(manager, { approvalId: await waiting() })
  expect(await vehicle(clerk(), id)).toMatchObject({ readiness: 'sold', outUntil: null })
  expect(await office.db.selectFrom('serviceOrders').select('id').where('endedAt', 'is', null).execute()).toEqual([])
})
