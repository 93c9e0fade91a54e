import { addDocument, correctDocument, withdrawDocument } from '#areas/documents/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import { machinePaperAdded, machinePaperCorrected, machinePaperWithdrawn } from '../facts.ts'
import { AddMachinePaperInput, CorrectMachinePaperInput, WithdrawMachinePaperInput } from '../inputs.ts'
import { loadMachineForUpdate } from '../load-for-update.ts'
import { offerMachine } from '../offering.ts'
import { machinePapers } from '../papers.ts'

const permission = equipmentPermissions.manage
const of = (machineId: string) => ({ holder: machinePapers, recordId: machineId })

/** Another of a kind takes the place of the one that held until then; until when the machine is offered follows. */
export const addMachinePaper = command({
  name: 'equipment.add-paper',
  permission,
  input: AddMachinePaperInput,
  async run(work, { machineId, ...typed }) {
    const machine = await loadMachineForUpdate(work, machineId, permission)
    const added = await addDocument(work, of(machineId), typed)
    if (!added) work.repeated()
    else {
      await offerMachine(work, machine)
      work.record(machinePaperAdded, machineId, { code: machine.code, ...added })
    }
    return { machineId }
  },
})

export const correctMachinePaper = command({
  name: 'equipment.correct-paper',
  permission,
  input: CorrectMachinePaperInput,
  async run(work, { machineId, ...typed }) {
    const machine = await loadMachineForUpdate(work, machineId, permission)
    const corrected = await correctDocument(work, of(machineId), typed)
    if (!corrected) work.repeated()
    else {
      await offerMachine(work, machine)
      work.record(machinePaperCorrected, machineId, { code: machine.code, ...corrected })
    }
    return { machineId }
  },
})

/** It was of another machine, or never given: what it took the place of holds again. */
export const withdrawMachinePaper = command({
  name: 'equipment.withdraw-paper',
  permission,
  input: WithdrawMachinePaperInput,
  async run(work, { machineId, ...typed }) {
    const machine = await loadMachineForUpdate(work, machineId, permission)
    const withdrawn = await withdrawDocument(work, of(machineId), typed)
    await offerMachine(work, machine)
    work.record(machinePaperWithdrawn, machineId, { code: machine.code, ...withdrawn })
    return { machineId }
  },
})
