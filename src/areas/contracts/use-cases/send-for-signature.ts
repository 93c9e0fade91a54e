import { command } from '#platform/command.ts'
import { held } from '../held.ts'
import { OneContractInput, TakeBackInput } from '../inputs.ts'
import { send, takeBack } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'

const may = contractsPermissions.sendForSignature

export const sendForSignature = command({
  name: 'contracts.send-for-signature',
  permission: may,
  input: OneContractInput,
  async run(work, { contractId }) {
    await send(work, await held(work, contractId, may))
    return { id: contractId }
  },
})

export const takeBackContract = command({
  name: 'contracts.take-back',
  permission: may,
  input: TakeBackInput,
  async run(work, { contractId, reason }) {
    await takeBack(work, await held(work, contractId, may), reason)
    return { id: contractId }
  },
})
