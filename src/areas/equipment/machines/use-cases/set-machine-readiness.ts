import { outNow } from '#areas/calendar/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { faultOfReadyOn } from '../../out-of-use/ready-on.ts'
import { standAs } from '../../out-of-use/standing.ts'
import { SetMachineReadinessInput } from '../inputs.ts'
import { loadMachineForUpdate } from '../load-for-update.ts'

const may = equipmentPermissions.manage

/** Looked at and ready, in the workshop and until when, gone: what whoever looks after it sees. */
export const setMachineReadiness = command({
  name: 'equipment.set-readiness',
  permission: may,
  input: SetMachineReadinessInput,
  byTheClock: faultOfReadyOn,
  async run(work, { machineId: id, ...asked }) {
    const before = await loadMachineForUpdate(work, id, may)
    const { readiness } = asked
    if (before.readiness === 'sold') throw new Refusal('equipment.sold', 'بيعت هذه المعدّة من قبل، فلا تتغيّر حالتها.')
    const isOut = await outNow({ db: work.tx }).where('custodies.resourceId', '=', id).executeTakeFirst()
    if (isOut && before.readiness !== readiness && (readiness === 'ready' || readiness === 'retired'))
      throw fieldFault('readiness', 'المعدّة في الموقع. سجّل الإعادة أولًا.')
    if (!(await standAs(work, before, asked))) work.repeated()
    return { id }
  },
})
