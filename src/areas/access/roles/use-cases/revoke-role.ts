import { roleRevoked } from '#areas/access/facts.ts'
import { RevokeRoleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { endSessionsOf } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTurn, mustLeaveAnother } from '../last-ones.ts'

/** Over from now on; whoever may less is signed out, so that no open page of theirs goes on. */
export const revokeRole = command({
  name: 'access.revoke-role',
  permission: accessPermissions.manageRoles,
  input: RevokeRoleInput,
  async run(work, { holdingId }) {
    await inTurn(work)
    const revoked = await work.tx
      .updateTable('userRoles')
      .set({ until: work.now() })
      .where('id', '=', holdingId)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', work.now())]))
      .returning(['accountId', 'role', 'branchId'])
      .executeTakeFirst()
    if (!revoked) throw new Refusal('access.not-held', 'سُحب هذا الدور أو انتهى. حدّث الصفحة.')
    const { accountId, role, branchId } = revoked
    await mustLeaveAnother(work, role, accountId)
    work.record(roleRevoked, accountId, { role, branchId })
    await endSessionsOf(work, accountId)
    return revoked
  },
})
