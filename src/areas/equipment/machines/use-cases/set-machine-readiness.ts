import { outNow } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { readinessSet } from '../facts.ts'
import { SetMachineReadinessInput } from '../inputs.ts'
import { loadMachineForUpdate } from '../load-for-update.ts'
import { offerMachine } from '../offering.ts'

const may = equipmentPermissions.manage

/** Looked at and ready, in the workshop, gone: what whoever looks after it sees. */
export const setMachineReadiness = command({
  name: 'equipment.set-readiness',
  permission: may,
  input: SetMachineReadinessInput,
  async run(work, { machineId: id, readiness }) {
    const before = await loadMachineForUpdate(work, id, may)
    if (before.readiness === readiness) {
      work.repeated()
      return { id }
    }
    const isOut = await outNow({ db: work.tx }).where('custodies.resourceId', '=', id).executeTakeFirst()
    if (isOut && (readiness === 'ready' || readiness === 'retired'))
      throw fieldFault('readiness', 'المعدّة في الموقع. سجّل الإعادة أولًا.')
    await work.tx.updateTable('machines').set({ readiness }).where('id', '=', id).execute()
    await offerMachine(work, { ...before, readiness })
    work.record(readinessSet, id, { code: before.code, model: before.model, from: before.readiness, to: readiness })
    return { id }
  },
})
