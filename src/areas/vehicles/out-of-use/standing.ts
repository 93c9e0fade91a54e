import * as ground from '#areas/maintenance/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFaults } from '#platform/field-fault.ts'
import { plateText } from '#values/plates.ts'
import { readinessSet } from '../fleet/facts.ts'
import { isStopped, type Readiness, readinesses, type Stopped, usualDays, vehicleKind } from '../fleet/vehicle.ts'
import { askAboutBookings, settleMoved, settleOfCar } from '../reservations/in-the-way.ts'
import { faultOfReadyOn } from './ready-on.ts'

export type Car = { id: string; readiness: Readiness; model: string; plateDigits: string; plateLetters: string; branchId: string }
type Asked = { readiness: Readiness; readyOn?: string | undefined }

export const cars: ground.Trade = {
  ...{ kind: vehicleKind, newDayRule: 'vehicles.say-new-day', role: 'fleetOfficer', needs: vehiclesPermissions.manage },
  ...{ ask: askAboutBookings, settleMoved, settleOf: settleOfCar },
}

/** How it stands from now on: out of use until a day, or in use again. False where it stands so already. */
export async function standAs(work: Work, car: Car, { readiness, readyOn }: Asked) {
  const faults = faultOfReadyOn({ readiness, readyOn }, work.now())
  if (faults.length > 0) throw fieldFaults(faults)
  const isSame = readiness === car.readiness
  const until = isStopped(readiness) ? await stop(work, { ...car, readiness }, { readyOn, isSame }) : null
  if (isSame && !until) return false
  if (!isSame) await work.tx.updateTable('vehicles').set({ readiness }).where('id', '=', car.id).execute()
  if (!isStopped(readiness)) await endStop(work, car.id)
  work.record(readinessSet, car.id, { plate: plateOf(car), model: car.model, from: car.readiness, to: readiness, until })
  return true
}

type StoppedCar = Car & { readiness: Stopped }

export const stop = (work: Work, car: StoppedCar, { readyOn, isSame }: { readyOn?: string | undefined; isSame: boolean }) =>
  ground.stopUntil(work, thingOf(car), { readyOn, usualDays: usualDays[car.readiness], isSame })

/** It came back from a customer while it is to be out of use. */
export const stopFromNow = (work: Work, car: Car) => ground.stopFromNow(work, thingOf(car))

/** In use again, or sold. */
export const endStop = (work: Work, vehicleId: string) => ground.endStop(work, cars, vehicleId)

export const thingOf = (car: Car) => ({
  trade: cars,
  ...{ id: car.id, name: `${car.model} ${plateOf(car)}`, said: readinesses[car.readiness], branchId: car.branchId },
})

const plateOf = ({ plateDigits: digits, plateLetters: letters }: Car) => plateText({ digits, letters })
