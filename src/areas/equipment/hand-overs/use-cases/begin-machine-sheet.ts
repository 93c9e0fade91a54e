import { beginSheet } from '#areas/handovers/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadLineForUpdate } from '../../hires/load-for-update.ts'
import { loadMachineForUpdate } from '../../machines/load-for-update.ts'
import { isGone } from '../../machines/machine.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { machineSheetBegun } from '../facts.ts'
import { BeginHireSheetInput, BeginMachineSheetInput } from '../inputs.ts'
import { machineSheet } from '../machine-sheet.ts'

/** A look at a machine between hires: nothing is given and nothing comes back by it. */
export const beginMachineSheet = command({
  name: 'equipment.begin-machine-sheet',
  permission: may.inspect,
  input: BeginMachineSheetInput,
  async run(work, { id, machineId }) {
    const { readiness } = await loadMachineForUpdate(work, machineId, may.inspect)
    if (isGone(readiness)) throw new Refusal('equipment.gone', 'خرجت هذه المعدّة من الأسطول، فلا تُعاين.')
    return begin(work, { id, side: 'periodic', machineId, stay: null })
  },
})

/** How a machine arrived on its site, or came back from it: one sheet of each side for a stay. */
export const beginHireSheet = command({
  name: 'equipment.begin-hire-sheet',
  permission: may.handOver,
  input: BeginHireSheetInput,
  async run(work, { id, segmentId, side }) {
    const segment = await work.tx
      .selectFrom('hireSegments')
      .select(['lineId', 'machineId', 'occupancyId'])
      .where('id', '=', segmentId)
      .executeTakeFirst()
    if (!segment) throw new Refusal('not-found', 'لا يوجد هذا البند.', 404)
    const { hire } = await loadLineForUpdate(work, segment.lineId, may.handOver)
    const stay = { id: segment.occupancyId, partyId: hire.contract.partyId }
    return begin(work, { id, side, machineId: segment.machineId, stay })
  },
})

type Begun = {
  id: string
  side: 'handover' | 'return' | 'periodic'
  machineId: string
  stay: { id: string; partyId: string } | null
}

async function begin(work: Work, { id, side, machineId, stay }: Begun) {
  const sheet = await beginSheet(work, machineSheet, { id, side, subjectId: machineId, stay })
  const { code, model } = await work.tx
    .selectFrom('machines')
    .select(['code', 'model'])
    .where('id', '=', machineId)
    .executeTakeFirstOrThrow()
  if (sheet.number === null) work.repeated()
  else work.record(machineSheetBegun, machineId, { number: sheet.number, code, model })
  return { id: sheet.id }
}
