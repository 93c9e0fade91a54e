import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { held } from '../held.ts'
import { CancelInput, GiveNoticeInput, OneContractInput, TerminateInput, WithdrawNoticeInput } from '../inputs.ts'
import { cancel, close, end, giveNotice, terminate, withdrawNotice } from '../moves.ts'
import { contractsPermissions as may } from '../permissions.ts'

/** One of the two sides said that it ends, and when. */
export const giveContractNotice = command({
  name: 'contracts.give-notice',
  permission: may.giveNotice,
  input: GiveNoticeInput,
  async run(work, { contractId, ...notice }) {
    const one = await held(work, contractId, may.giveNotice)
    if (notice.on > dayOf(work.now())) throw fieldFault('on', 'هذا يوم لم يأتِ بعد.')
    await giveNotice(work, one, notice)
    return { id: contractId }
  },
})

/** Both sides stay with what was signed: told to the office by whoever gave notice, or said by the company of its own. */
export const withdrawContractNotice = command({
  name: 'contracts.withdraw-notice',
  permission: may.giveNotice,
  input: WithdrawNoticeInput,
  async run(work, { contractId, reason }) {
    await withdrawNotice(work, await held(work, contractId, may.giveNotice), reason)
    return { id: contractId }
  },
})

/** What an approval does; the page of a contract asks for it. */
export const terminateEarly = command({
  name: 'contracts.terminate-early',
  permission: may.terminateEarly,
  input: TerminateInput,
  async run(work, { contractId, ...asked }) {
    await terminate(work, await held(work, contractId, may.terminateEarly), asked)
    return { id: contractId }
  },
})

export const cancelContract = command({
  name: 'contracts.cancel',
  permission: may.cancel,
  input: CancelInput,
  async run(work, { contractId, reason }) {
    await cancel(work, await held(work, contractId, may.cancel), reason)
    return { id: contractId }
  },
})

/** What the house does by itself the day after the last one. */
export const endContract = command({
  name: 'contracts.end',
  permission: may.terminateEarly,
  input: OneContractInput,
  async run(work, { contractId }) {
    await end(work, await held(work, contractId, may.terminateEarly))
    return { id: contractId }
  },
})

/** Nothing is left to settle between the two. */
export const closeContract = command({
  name: 'contracts.close',
  permission: may.close,
  input: OneContractInput,
  async run(work, { contractId }) {
    await close(work, await held(work, contractId, may.close))
    return { id: contractId }
  },
})
