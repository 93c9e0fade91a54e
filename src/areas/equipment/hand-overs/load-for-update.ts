import { sheetForUpdate } from '#areas/handovers/public.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { loadMachineForUpdate } from '../machines/load-for-update.ts'
import { equipmentPermissions as may } from '../permissions.ts'
import { machineSheet } from './machine-sheet.ts'

/** The sheet and its machine, both locked; 404 outside the actor's branch. */
export async function loadMachineSheetForUpdate(work: Pick<Work, 'tx' | 'actor'>, id: string) {
  const draft = await sheetForUpdate(work, machineSheet, id)
  const machine = draft ? await loadMachineForUpdate(work, draft.subjectId, may.inspect) : null
  mustReach(work.actor, may.inspect, machine)
  if (!draft) throw new Error('a sheet that is not there is within nobody’s reach')
  return { draft, factData: { number: draft.number, code: machine.code, model: machine.model } }
}
