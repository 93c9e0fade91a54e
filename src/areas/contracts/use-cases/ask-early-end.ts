import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { command } from '#platform/command.ts'
import { contractCan } from '../contract.ts'
import { AskedEarlyEnd, approveEarlyEnd } from '../early-end.ts'
import { earlyEndAsked } from '../facts.ts'
import { held, movedMeanwhile, toldOf } from '../held.ts'
import { TerminateInput } from '../inputs.ts'
import { mustBeOfItsTerm } from '../moves.ts'
import { contractsPermissions } from '../permissions.ts'

const may = contractsPermissions.terminateEarly

/** To end it before its time one asks, with a reason: somebody else agrees, and it ends with their word. */
export const askEarlyEnd = command({
  name: 'contracts.ask-early-end',
  permission: may,
  input: TerminateInput,
  async run(work, { contractId, on, reason }) {
    const one = await held(work, contractId, may)
    if (!contractCan.terminate(one)) throw movedMeanwhile()
    mustBeOfItsTerm(work, one, on)
    const told = await toldOf(work, one)
    work.record(earlyEndAsked, contractId, { ...told, on, reason })
    await requestApproval(work, {
      ...{ action: approveEarlyEnd.action, title: `إنهاء العقد ${one.number} مبكرًا: ${told.party}`, subjectId: contractId },
      ...{ amount: one.value, branchId: one.branchId, reason },
      payload: z.encode(AskedEarlyEnd, { contractId, kind: told.kind, on, reason }),
    })
    return { id: contractId }
  },
})
