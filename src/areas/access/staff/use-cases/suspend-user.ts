import { userReactivated, userSuspended } from '#areas/access/facts.ts'
import { ReactivateUserInput, SuspendUserInput } from '#areas/access/inputs.ts'
import { endLent } from '#areas/access/roles/holding.ts'
import { mustNotBeLast } from '#areas/access/roles/last-ones.ts'
import { manageUsers, reactivateAccount, suspendAccount } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { mustBeStaff } from '../must-be-staff.ts'

/** Nobody gets in with the account any more, and what its owner has lent is over. */
export const suspendUser = command({
  name: 'access.suspend-user',
  permission: manageUsers,
  input: SuspendUserInput,
  async run(work, { accountId, reason }) {
    if (accountId === work.actor.id) throw new Refusal('access.oneself', 'لا يوقف أحد حسابه بنفسه.')
    await mustBeStaff(work, accountId)
    await mustNotBeLast(work, accountId)
    if (!(await suspendAccount(work, accountId))) throw new Refusal('access.not-active', 'هذا الحساب ليس نشطًا. حدّث الصفحة.')
    await endLent(work, accountId)
    work.record(userSuspended, accountId, { reason })
  },
})

export const reactivateUser = command({
  name: 'access.reactivate-user',
  permission: manageUsers,
  input: ReactivateUserInput,
  async run(work, { accountId }) {
    await mustBeStaff(work, accountId)
    if (!(await reactivateAccount(work, accountId)))
      throw new Refusal('access.not-suspended', 'هذا الحساب ليس موقوفًا. حدّث الصفحة.')
    work.record(userReactivated, accountId, {})
  },
})
