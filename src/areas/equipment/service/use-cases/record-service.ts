import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { dropPlannedStop } from '#areas/maintenance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { type LoadedMachine, loadMachineForUpdate } from '../../machines/load-for-update.ts'
import { inHours } from '../../machines/machine.ts'
import { offerMachine } from '../../machines/offering.ts'
import { standAs, trade } from '../../out-of-use/standing.ts'
import { settleService } from '../asking.ts'
import { serviceRecorded } from '../facts.ts'
import { RecordServiceInput } from '../inputs.ts'

const may = equipmentPermissions.service

/** What was done to a machine: the next is due so many hours later, and what was planned for it is over. */
export const recordService = command({
  name: 'equipment.record-service',
  permission: may,
  input: RecordServiceInput,
  async run(work, { id, machineId, meter, ...said }) {
    const machine = await loadMachineForUpdate(work, machineId, may)
    const before = await work.tx.selectFrom('machineServices').select('id').where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { machineId }
    }
    if (machine.readiness === 'sold') throw new Refusal('equipment.sold', 'بيعت هذه المعدّة من قبل.')
    if (meter < machine.meter) throw fieldFault('meter', `العداد لا ينقص. آخر قراءة ${inHours(machine.meter)} ساعة.`)
    const nextAt = await nextAfter(work, machine, meter)
    const { done, parts = null, bill = null } = said
    const stamp = { recordedBy: work.actor.id, recordedAt: work.now() }
    await work.tx
      .insertInto('machineServices')
      .values({ id, machineId, done, parts, bill, meter, nextAt, ...stamp })
      .execute()
    await work.tx.updateTable('machines').set({ meter, serviceAt: nextAt }).where('id', '=', machineId).execute()
    await backToUse(work, { ...machine, meter, serviceAt: nextAt })
    await settleService(work, machineId)
    work.record(serviceRecorded, machineId, { code: machine.code, model: machine.model, done, bill, meter, nextAt })
    return { machineId }
  },
})

/** So many hours after this one as its kind says; of a kind that says none, none. */
async function nextAfter({ tx }: Work, { kindId }: LoadedMachine, meter: number) {
  const kind = await tx.selectFrom('machineKinds').select('serviceHours').where('id', '=', kindId).executeTakeFirstOrThrow()
  return kind.serviceHours === null ? null : meter + kind.serviceHours * 10
}

/** One that was in the workshop for it is ready, and it may be promised again. One that is damaged is so still. */
async function backToUse(work: Work, machine: LoadedMachine) {
  await dropPlannedStop(work, trade, machine.id)
  if (machine.readiness === 'maintenance') await standAs(work, machine, { readiness: 'ready' })
  else await offerMachine(work, machine)
}
