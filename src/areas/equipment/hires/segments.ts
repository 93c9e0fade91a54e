import { handBack, handOut, lanes, pin, planBetween } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay } from '#values/days.ts'
import { inHours } from '../machines/machine.ts'
import { offerByMeter } from '../machines/offering.ts'
import { standBack } from '../out-of-use/standing.ts'
import { isServiceDue, serviceInWords } from '../service/service.ts'
import type { LoadedLine } from './load-for-update.ts'

type Going = {
  id: string
  occupancyId: string
  machine: { id: string; code: string; meter: number; serviceAt: number | null }
  operatorId: string | null
  meter: number
  truck?: string | undefined
  driver?: string | undefined
  reason?: string
}

/** From now on this machine is on the site of this line. */
export async function beginSegment(work: Work, line: LoadedLine, going: Going) {
  const { machine, meter, occupancyId } = going
  if (meter < machine.meter) throw fieldFault('meter', `العداد لا ينقص. آخر قراءة ${inHours(machine.meter)} ساعة.`)
  mustBeServiced({ ...machine, meter })
  await pin(work, { occupancyId, resourceId: machine.id })
  const until = endOfDay(line.endsOn)
  if (work.now() < until) await planBetween(work, { resourceId: machine.id, occupancyId, from: work.now(), until })
  await handOut(work, { resourceId: machine.id, occupancyId })
  await work.tx
    .insertInto('hireSegments')
    .values({
      ...{ id: going.id, lineId: line.id, machineId: machine.id, operatorId: going.operatorId, occupancyId },
      ...{ outAt: work.now(), outBy: work.actor.id, meterOut: meter, truck: going.truck ?? null, driver: going.driver ?? null },
      ...{ backAt: null, backBy: null, meterBack: null, reason: going.reason ?? null },
    })
    .execute()
  await work.tx.updateTable('machines').set({ meter }).where('id', '=', machine.id).execute()
}

function mustBeServiced(machine: Going['machine']) {
  if (isServiceDue(machine))
    throw fieldFault('machineId', `صيانة ${machine.code} ${serviceInWords(machine)}. سجّل صيانتها من صفحتها، أو أرسل غيرها.`)
}

/** The machine of a line that is on its site. */
export async function segmentOut(work: Work, lineId: string) {
  const out = await work.tx
    .selectFrom('hireSegments')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .selectAll('hireSegments')
    .select(['code', 'model'])
    .where('lineId', '=', lineId)
    .where('backAt', 'is', null)
    .forUpdate('hireSegments')
    .executeTakeFirst()
  if (!out) throw new Refusal('equipment.not-out', 'ليست المعدّة في الموقع. حدّث الصفحة.')
  return out
}
export type OutSegment = Awaited<ReturnType<typeof segmentOut>>

/** It is back in the yard, to be looked at before it goes out again. */
export async function endSegment(work: Work, segment: OutSegment, { meter, field = 'meter' }: { meter: number; field?: string }) {
  const least = await leastMeter(work, segment)
  if (meter < least) throw fieldFault(field, `العداد لا ينقص. آخر قراءة ${inHours(least)} ساعة.`)
  await handBack(work, { resourceId: segment.machineId, occupancyId: segment.occupancyId })
  await work.tx
    .updateTable('hireSegments')
    .set({ backAt: work.now(), backBy: work.actor.id, meterBack: meter })
    .where('id', '=', segment.id)
    .where('backAt', 'is', null)
    .execute()
  await work.tx.updateTable('machines').set({ meter }).where('id', '=', segment.machineId).execute()
  await standBack(work, segment.machineId)
  await offerByMeter(work, segment.machineId)
}

/** Never below what it went out with, nor below its last sheet. */
async function leastMeter({ tx }: Work, { machineId, meterOut }: OutSegment) {
  const { meter } = await tx.selectFrom('machines').select('meter').where('id', '=', machineId).executeTakeFirstOrThrow()
  return Math.max(meter, meterOut)
}

export const laneOf = async ({ tx }: Work, occupancyId: string) =>
  (await lanes({ db: tx }).where('occupancies.id', '=', occupancyId).executeTakeFirstOrThrow()).resourceId
