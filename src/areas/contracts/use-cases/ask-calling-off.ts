import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { command } from '#platform/command.ts'
import { AskedCallingOff, approveCallingOff } from '../calling-off.ts'
import { contractCan } from '../contract.ts'
import { callingOffAsked } from '../facts.ts'
import { held, movedMeanwhile, toldOf } from '../held.ts'
import { CallOffInput } from '../inputs.ts'
import { contractsPermissions } from '../permissions.ts'
import { mustBeToCome } from '../to-come.ts'

const may = contractsPermissions.terminateEarly

/** To call it off before its first day one asks, with a reason: somebody else agrees, and with their word it is cancelled. */
export const askCallingOff = command({
  name: 'contracts.ask-calling-off',
  permission: may,
  input: CallOffInput,
  async run(work, { contractId, by, reason }) {
    const one = await held(work, contractId, may)
    if (!contractCan.callOff(one)) throw movedMeanwhile()
    await mustBeToCome(work, one)
    const told = await toldOf(work, one)
    work.record(callingOffAsked, contractId, { ...told, by, reason })
    await requestApproval(work, {
      ...{
        action: approveCallingOff.action,
        title: `إلغاء العقد ${one.number} قبل أن يبدأ: ${told.party}`,
        subjectId: contractId,
      },
      ...{ amount: one.value, branchId: one.branchId, reason },
      payload: z.encode(AskedCallingOff, { contractId, kind: told.kind, by, reason }),
    })
    return { id: contractId }
  },
})
