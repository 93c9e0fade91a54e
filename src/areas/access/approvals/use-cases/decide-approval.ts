import { approved, rejected } from '#areas/access/facts.ts'
import { ApproveInput, RejectInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { command } from '#platform/command.ts'
import { decide } from '../approvals.ts'

/** The decision and what it was asked for are one transaction. */
export const approve = command({
  name: 'access.approve',
  permission: accessPermissions.decideApprovals,
  input: ApproveInput,
  async run(work, { approvalId, note = null }) {
    const { action, title, makerId, payload } = await decide(work, { approvalId, status: 'approved', note })
    const approvable = work.approvables.find((each) => each.action === action)
    if (!approvable) throw new Error(`nobody knows how to do ${action}`)
    await approvable.apply(work, payload)
    work.record(approved, approvalId, { action, title, makerId, note })
    return { title }
  },
})

/** With a word to whoever asked: what is wrong, or what to mend before asking again. */
export const reject = command({
  name: 'access.reject',
  permission: accessPermissions.decideApprovals,
  input: RejectInput,
  async run(work, { approvalId, note, decision }) {
    const returned = decision === 'return'
    const { action, title, makerId, payload } = await decide(work, { approvalId, status: 'rejected', note, returned })
    await work.approvables.find((each) => each.action === action)?.refuse?.(work, payload, note)
    work.record(rejected, approvalId, { action, title, makerId, note, returned })
    return { title, returned }
  },
})
