import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { timeOn } from '#values/days.ts'
import { inHours } from '../../machines/machine.ts'
import { planJobFor } from '../../transport/jobs-of-lines.ts'
import { offHireAsked } from '../facts.ts'
import { extensionRule, hireKind } from '../hire.ts'
import { OffHireInput, TakeBackInput } from '../inputs.ts'
import { type LoadedHire, type LoadedLine, loadLineForUpdate, loadOwnLineForUpdate, toldOf } from '../load-for-update.ts'
import { segmentOut } from '../segments.ts'
import { takeBack } from '../taking-back.ts'

const may = equipmentPermissions.handOver

type Ending = { hire: LoadedHire; line: LoadedLine; endsAt: Date; by: string }

/** From this moment nothing more is charged, whenever our truck comes; the number is the proof. */
async function offHire(work: Work, { hire, line, endsAt, by }: Ending) {
  if (line.offHiredAt) return { number: line.offHireNumber ?? '', isNew: false }
  const out = await segmentOut(work, line.id)
  if (endsAt < out.outAt) throw fieldFault('endsOn', 'هذا قبل وصول المعدّة. اختر وقتًا بعده.')
  const hourAgo = new Date(work.now().getTime() - 3_600_000)
  if (endsAt < hourAgo && !work.actor.may(may)) throw fieldFault('endsTime', 'مضى هذا الوقت. اختر وقتًا من الآن فصاعدًا.')
  const number = `${hire.contract.number}-${line.place}`
  await work.tx
    .updateTable('hireLines')
    .set({ offHiredAt: endsAt, offHireNumber: number, offHiredBy: by })
    .where('id', '=', line.id)
    .where('offHiredAt', 'is', null)
    .execute()
  await settleTasks(work, { rule: extensionRule, subject: { kind: hireKind, id: hire.contractId } })
  await planJobFor(work, { line, hire, way: 'back', at: endsAt })
  work.record(offHireAsked, hire.contractId, {
    ...{ ...(await toldOf(work, hire)), kind: line.terms.kind, code: out.code },
    ...{ offHire: number, endsAt: endsAt.toISOString(), by },
  })
  return { number, isNew: true }
}

export const askOffHire = command({
  name: 'equipment.off-hire',
  permission: may,
  input: OffHireInput,
  async run(work, { lineId, endsOn, endsTime }) {
    const found = await loadLineForUpdate(work, lineId, may)
    const { isNew } = await offHire(work, { ...found, endsAt: timeOn(endsOn, endsTime), by: work.actor.name })
    if (!isNew) work.repeated()
    return { id: found.hire.contractId }
  },
})

/** The same from the account of whoever hired. */
export const askOwnOffHire = command({
  name: 'equipment.own-off-hire',
  permission: anyoneSignedIn,
  input: OffHireInput,
  async run(work, { lineId, endsOn, endsTime }) {
    const found = await loadOwnLineForUpdate(work, lineId)
    const { number, isNew } = await offHire(work, { ...found, endsAt: timeOn(endsOn, endsTime), by: work.actor.name })
    if (!isNew) work.repeated()
    return { id: found.hire.contractId, number }
  },
})

export const takeMachineBack = command({
  name: 'equipment.take-back',
  permission: may,
  input: TakeBackInput,
  async run(work, { lineId, meter, ...said }) {
    const { hire, line } = await loadLineForUpdate(work, lineId, may)
    const gone = await work.tx
      .selectFrom('hireSegments')
      .select('id')
      .where('lineId', '=', lineId)
      .where('backAt', 'is', null)
      .executeTakeFirst()
    if (!gone && line.offHiredAt) {
      work.repeated()
      return { id: hire.contractId }
    }
    const { used } = await takeBack(work, { hire, line, meter, said })
    return { id: hire.contractId, used: inHours(used) }
  },
})
