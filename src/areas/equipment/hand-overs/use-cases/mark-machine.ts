import { keepMark, keepShot, removeMark } from '#areas/handovers/public.ts'
import { command } from '#platform/command.ts'
import { equipmentPermissions as may } from '../../permissions.ts'
import { machineMarkKept, machineMarkRemoved, machinePhotographed } from '../facts.ts'
import { KeepMachineMarkInput, KeepMachineShotInput, RemoveMachineMarkInput } from '../inputs.ts'
import { loadMachineSheetForUpdate } from '../load-for-update.ts'
import { machineSheet } from '../machine-sheet.ts'

export const keepMachineMark = command({
  name: 'equipment.keep-machine-mark',
  permission: may.inspect,
  input: KeepMachineMarkInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    const kept = await keepMark(work, draft, typed)
    if (kept) work.record(machineMarkKept, draft.subjectId, { ...factData, ...kept })
    else work.repeated()
    return { id: sheetId }
  },
})

/** Only a mark of this very sheet goes: what an earlier one shows stays. */
export const removeMachineMark = command({
  name: 'equipment.remove-machine-mark',
  permission: may.inspect,
  input: RemoveMachineMarkInput,
  async run(work, { sheetId, ...typed }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    if (await removeMark(work, draft, typed)) work.record(machineMarkRemoved, draft.subjectId, factData)
    else work.repeated()
    return { id: sheetId }
  },
})

export const keepMachineShot = command({
  name: 'equipment.keep-machine-shot',
  permission: may.inspect,
  input: KeepMachineShotInput,
  async run(work, { sheetId, name, photo: [photo] }) {
    const { draft, factData } = await loadMachineSheetForUpdate(work, sheetId)
    const kept = await keepShot(work, { sheet: machineSheet, draft }, { name, photo })
    if (kept) work.record(machinePhotographed, draft.subjectId, { ...factData, shot: kept.label })
    else work.repeated()
    return { id: sheetId }
  },
})
