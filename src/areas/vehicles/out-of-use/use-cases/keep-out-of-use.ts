import { z } from 'zod'
import { lastDay } from '#areas/calendar/public.ts'
import { type LaidOrder, outOfUse, prolongServiceOrders } from '#areas/maintenance/public.ts'
import { addTask } from '#areas/tasks/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { isStopped, readinesses, usualDays, vehicleKind } from '../../fleet/vehicle.ts'
import { dayReady } from '../ready-on.ts'
import { beginStop, type Car, newDayRule, plateOf, tellOf } from '../standing.ts'

const may = vehiclesPermissions.manage

/** Once a day: what should be in use again and is not goes on a day, and somebody says until when. */
export const keepOutOfUse = command({
  name: 'vehicles.keep-out-of-use',
  permission: may,
  input: z.object({}),
  async run(work) {
    const begun = await stopThoseWithout(work)
    const laid = await prolongServiceOrders(work, vehicleKind)
    for (const order of laid) await goesOn(work, order)
    if (begun + laid.length === 0) work.repeated()
    return { begun, prolonged: laid.length }
  },
})

/** Cars that were in the workshop before it was asked until when: for as long as it usually takes from now. */
async function stopThoseWithout(work: Work) {
  const cars = await work.tx
    .selectFrom('vehicles')
    .selectAll()
    .where('readiness', 'in', Object.keys(usualDays) as (keyof typeof usualDays)[])
    .where('id', 'not in', outOfUse({ db: work.tx }).clearSelect().select('resourceId'))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { readiness, ...car } of cars)
    if (isStopped(readiness)) await beginStop(work, { ...car, readiness }, dayReady(readiness, undefined, work.now()))
  return cars.length
}

async function goesOn(work: Work, order: LaidOrder) {
  const { resourceId: id, orderId, expectedAt, heldUntil } = order
  const car = await work.tx.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await tellOf(work, car, order)
  await askNewDay(work, car, { period: `${orderId} ${lastDay(expectedAt)}`, expected: lastDay(expectedAt), heldUntil })
}

async function askNewDay(
  work: Work,
  car: Car,
  { period, expected, heldUntil }: { period: string; expected: string; heldUntil: Date },
) {
  const title = `حدِّد يومًا جديدًا: ${car.model} ${plateOf(car)}، ${readinesses[car.readiness]}`
  const details = `كان متوقعًا أن تعود إلى الخدمة بعد ${dayInWords(expected)}. تُمدَّد يومًا بعد يوم حتى تحدّد يومًا، أو تجعلها جاهزة.`
  const asked = { title, details, role: 'fleetOfficer', needs: may, branchId: car.branchId, dueAt: heldUntil }
  const subject = { kind: vehicleKind, id: car.id }
  await addTask(work, { rule: newDayRule, period, subject, ...asked })
}
