import { expect, test } from 'vitest'
import { newestList } from '#areas/rates/public.ts'
import { addClass } from '#areas/vehicles/classes/use-cases/add-class.ts'
import { addVehicle } from '#areas/vehicles/fleet/use-cases/add-vehicle.ts'
import { addVehiclePaper } from '#areas/vehicles/fleet/use-cases/change-papers.ts'
import { setReadiness } from '#areas/vehicles/fleet/use-cases/set-readiness.ts'
import { hourField, priceField } from '#areas/vehicles/prices/price-list.ts'
import { publishPrices } from '#areas/vehicles/prices/use-cases/publish-prices.ts'
import { payersOf } from '#testing/customers-who-pay.ts'
import { saloon } from '#testing/fleet.ts'
import { hiresOf } from '#testing/hires.ts'
import { testOffice } from '#testing/office.ts'
import { swapVehicle } from './use-cases/swap-vehicle.ts'

const office = testOffice()
const { debt, wrong } = payersOf(office)
const { asked, cars, clerk, newId, out } = hiresOf(office)
const day = 86_400_000

/** A class at 35 a day beside the saloons at 15, with one car of it. */
async function aDearerCar() {
  const { id: classId } = await addClass(clerk(), { id: newId(), ...saloon, name: 'دفع رباعي' })
  const rows = [asked().classId, classId].map((id, at) => ({
    [hourField(id)]: '3',
    [priceField(id, 0, 1)]: at === 0 ? '15' : '35',
    [priceField(id, 0, 7)]: at === 0 ? '94.5' : '220.5',
    [priceField(id, 0, 30)]: at === 0 ? '315' : '735',
  }))
  const seen = String(await newestList(clerk(), 'cars'))
  await publishPrices(clerk(), { validFrom: '2026-01-15', seen, ...Object.assign({}, ...rows) })
  const car = { plate: '901 د', model: 'تويوتا برادو', made: '2024', colour: 'أبيض', odometer: '44019', fuel: '8' }
  const { id: vehicleId } = await addVehicle(clerk(), { id: newId(), classId, ...car })
  for (const kind of ['licence', 'insurance'] as const)
    await addVehiclePaper(clerk(), { id: newId(), vehicleId, kind, expiresOn: '2027-12-31', file: [] })
  await setReadiness(clerk(), { vehicleId, readiness: 'ready' })
  return vehicleId
}

const swap = (contractId: string, vehicleId: string) => ({
  ...{ id: newId(), contractId, vehicleId, reason: 'طلب أكبر', odometer: '33590', fuel: '8' },
  ...{ newOdometer: '44019', newFuel: '8' },
})

test('9 M12 a dearer class the renter asks for on the third of four days costs the difference of two', async () => {
  const dearer = await aDearerCar()
  const { contractId, partyId } = await out()
  office.later(2 * day)
  const before = await debt(partyId)
  const form = { ...swap(contractId, dearer), byRenter: 'yes' as const }
  await swapVehicle(clerk(), form)
  await swapVehicle(clerk(), form)
  expect([(await debt(partyId)) - before, await wrong()]).toEqual([42_000n, []])
})

test('one we give of our own will costs nothing more, and neither does one of the same class', async () => {
  const dearer = await aDearerCar()
  const { contractId, partyId } = await out()
  office.later(day)
  const before = await debt(partyId)
  await swapVehicle(clerk(), swap(contractId, dearer))
  const same = await office.db
    .selectFrom('vehicles')
    .select('id')
    .where('id', 'in', cars())
    .where('readiness', '=', 'ready')
    .execute()
  const back = { ...swap(contractId, same[0]?.id ?? ''), odometer: '44100', newOdometer: '33190', byRenter: 'yes' as const }
  await swapVehicle(clerk(), back)
  expect([(await debt(partyId)) - before, await wrong()]).toEqual([0n, []])
})
