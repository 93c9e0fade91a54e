import type { SheetDraft } from '#areas/handovers/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { isStopped } from '../fleet/vehicle.ts'
import { stopFromNow } from '../out-of-use/standing.ts'
import { carForUpdate } from './load-for-update.ts'
import type { Reading } from './return-account.ts'

type Going = Reading & { contractId: string; vehicleId: string; occupancyId: string; reason?: string; outAt?: Date }

/** What a sheet read of the car; none is signed without both. */
export function readingsOf({ readings: { odometer, fuel } }: Pick<SheetDraft, 'readings'>): Reading {
  if (odometer === undefined || fuel === undefined) throw new Refusal('vehicles.not-read', 'اكتب العداد والوقود أولًا.')
  return { odometer, fuel }
}

/** From now on this car is with them, or since it went out. */
export async function beginSegment(work: Work, { odometer, fuel, reason, outAt = work.now(), ...segment }: Going) {
  const out = { outAt, outBy: work.actor.id, odometerOut: odometer, fuelOut: fuel }
  const back = { backAt: null, backBy: null, odometerBack: null, fuelBack: null, reason: reason ?? null, difference: null }
  await work.tx
    .insertInto('carRentalSegments')
    .values({ id: work.newId(), ...segment, ...out, ...back })
    .execute()
  const car = await carForUpdate(work, segment.vehicleId)
  await work.tx.updateTable('vehicles').set({ odometer, fuel }).where('id', '=', car.id).execute()
  return car
}

/** The cars of a rental so far: the first, the one that is out, and what was driven with those that are back. */
export async function segmentsOf({ tx }: Pick<Work, 'tx'>, contractId: string) {
  const all = await tx.selectFrom('carRentalSegments').selectAll().where('contractId', '=', contractId).orderBy('outAt').execute()
  const out = all.find(({ backAt }) => backAt === null)
  if (!out) throw new Refusal('vehicles.not-out', 'ليست السيارة لدى العميل. حدّث الصفحة.')
  const driven = all.reduce((sum, one) => sum + (one.odometerBack ?? one.odometerOut) - one.odometerOut, 0)
  return { out, driven }
}
export type OutSegment = Awaited<ReturnType<typeof segmentsOf>>['out']

/** It is back with us, to be cleaned; what its dashboard shows is never below what it showed when it went. */
export async function endSegment(work: Work, segment: OutSegment, { odometer, fuel, at }: Reading & { at: Date }) {
  if (odometer < segment.odometerOut) throw fieldFault('odometer', `العداد عند التسليم ${segment.odometerOut} كم. راجع القراءة.`)
  const back = { backAt: at, backBy: work.actor.id, odometerBack: odometer, fuelBack: fuel }
  await work.tx.updateTable('carRentalSegments').set(back).where('id', '=', segment.id).execute()
  const car = await carForUpdate(work, segment.vehicleId)
  // One that had an accident, or is waited for in the workshop, is looked at before anybody washes it: from now on it stands there.
  const readiness = isStopped(car.readiness) ? car.readiness : 'dirty'
  await work.tx.updateTable('vehicles').set({ odometer, fuel, readiness }).where('id', '=', car.id).execute()
  if (isStopped(readiness)) await stopFromNow(work, car)
  return car
}
