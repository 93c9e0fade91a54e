import { command } from '#platform/command.ts'
import { held } from '../held.ts'
import { OneContractInput, SuspendInput } from '../inputs.ts'
import { activate, resume, suspend } from '../moves.ts'
import { contractsPermissions as may } from '../permissions.ts'

/** In force from now on: whoever manages the branch says so. */
export const activateContract = command({
  name: 'contracts.activate',
  permission: may.activate,
  input: OneContractInput,
  async run(work, { contractId }) {
    await activate(work, await held(work, contractId, may.activate))
    return { id: contractId }
  },
})

export const suspendContract = command({
  name: 'contracts.suspend',
  permission: may.suspend,
  input: SuspendInput,
  async run(work, { contractId, reason }) {
    await suspend(work, await held(work, contractId, may.suspend), reason)
    return { id: contractId }
  },
})

export const resumeContract = command({
  name: 'contracts.resume',
  permission: may.suspend,
  input: OneContractInput,
  async run(work, { contractId }) {
    await resume(work, await held(work, contractId, may.suspend))
    return { id: contractId }
  },
})
