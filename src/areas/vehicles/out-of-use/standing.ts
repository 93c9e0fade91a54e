import { lastDay } from '#areas/calendar/public.ts'
import {
  beginServiceOrder,
  endServiceOrder,
  type LaidOrder,
  layServiceOrderAnew,
  moveServiceOrder,
  outOfUse,
} from '#areas/maintenance/public.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault, fieldFaults } from '#platform/field-fault.ts'
import { endOfDay } from '#values/days.ts'
import { plateText } from '#values/plates.ts'
import { readinessSet } from '../fleet/facts.ts'
import { isStopped, type Readiness, readinesses, type Stopped, vehicleKind } from '../fleet/vehicle.ts'
import { askAboutBookings, settleMoved, settleOfCar } from '../reservations/in-the-way.ts'
import { dayReady, faultOfReadyOn } from './ready-on.ts'

export type Car = { id: string; readiness: Readiness; model: string; plateDigits: string; plateLetters: string; branchId: string }
type Asked = { readiness: Readiness; readyOn?: string | undefined }

export const newDayRule = 'vehicles.say-new-day'

/** How it stands from now on: out of use until a day, or in use again. False where it stands so already. */
export async function standAs(work: Work, car: Car, { readiness, readyOn }: Asked) {
  const faults = faultOfReadyOn({ readiness, readyOn }, work.now())
  if (faults.length > 0) throw fieldFaults(faults)
  const until = isStopped(readiness) ? await stopUntil(work, car, { readiness, readyOn }) : null
  if (readiness === car.readiness && !until) return false
  if (readiness !== car.readiness) await work.tx.updateTable('vehicles').set({ readiness }).where('id', '=', car.id).execute()
  if (!isStopped(readiness)) await endStop(work, car.id)
  work.record(readinessSet, car.id, { plate: plateOf(car), model: car.model, from: car.readiness, to: readiness, until })
  return true
}

/** The day until which it is out of use from now on; null where that was said before. */
async function stopUntil(work: Work, car: Car, { readiness, readyOn }: { readiness: Stopped; readyOn?: string | undefined }) {
  const day = dayReady(readiness, readyOn, work.now())
  const before = await standingOf(work, car.id)
  if (before && car.readiness === readiness) {
    if (!readyOn && before.expectedAt <= work.now()) throw fieldFault('readyOn', 'مضى اليوم المتوقع. اكتب يومًا جديدًا.')
    if (!readyOn || before.expectedAt.getTime() === endOfDay(day).getTime()) return null
    await settleStop(work, car.id)
    const laid = await moveServiceOrder(work, { resourceId: car.id, until: endOfDay(day) })
    if (laid) await tellOf(work, car, laid)
    return day
  }
  await endStop(work, car.id)
  await beginStop(work, { ...car, readiness }, day)
  return day
}

export async function beginStop(work: Work, car: Car & { readiness: Stopped }, day: string) {
  const order = { resourceId: car.id, reason: readinesses[car.readiness], until: endOfDay(day) }
  await tellOf(work, car, await beginServiceOrder(work, order))
}

/** What moved needs nobody; what found no other car is somebody's decision, once for each day that is said. */
export async function tellOf(work: Work, car: Car, { orderId, expectedAt, heldUntil, moved, inTheWay }: LaidOrder) {
  await settleMoved(work, moved)
  const stop = { car: `${car.model} ${plateOf(car)}`, said: readinesses[car.readiness], until: lastDay(heldUntil) }
  await askAboutBookings(
    work,
    inTheWay.map(({ id }) => id),
    { ...stop, period: `${orderId} ${lastDay(expectedAt)}` },
  )
}

/** It came back from a customer while it is to be out of use: from now on, not from when it was to come back. */
export async function stopFromNow(work: Work, car: Car) {
  const laid = await layServiceOrderAnew(work, car.id)
  if (laid) await tellOf(work, car, laid)
}

/** In use again, or sold. */
export async function endStop(work: Work, vehicleId: string) {
  if (await endServiceOrder(work, vehicleId)) await settleStop(work, vehicleId)
}

async function settleStop(work: Work, vehicleId: string) {
  await settleOfCar(work, vehicleId)
  await settleTasks(work, { rule: newDayRule, subject: { kind: vehicleKind, id: vehicleId } })
}

const standingOf = (work: Work, vehicleId: string) =>
  outOfUse({ db: work.tx }).where('resourceId', '=', vehicleId).executeTakeFirst()

export const plateOf = ({ plateDigits: digits, plateLetters: letters }: Car) => plateText({ digits, letters })
