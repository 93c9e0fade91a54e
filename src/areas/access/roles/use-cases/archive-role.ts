import { roleArchived, roleRestored } from '#areas/access/facts.ts'
import { RoleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { endSessionsOf } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { holdersNow, lockedRole } from '../holding.ts'
import { isNeverEmpty } from '../last-ones.ts'

/** Whoever holds it may nothing by it until it is restored. */
export const archiveRole = command({
  name: 'access.archive-role',
  permission: accessPermissions.manageRoles,
  input: RoleInput,
  async run(work, { role }) {
    if (isNeverEmpty(role)) throw new Refusal('access.lock-out', 'هذا الدور لا يُؤرشف: لا يعمل المكتب بدونه.')
    const { nameAr, archivedAt } = await lockedRole(work, role)
    if (archivedAt) throw new Refusal('access.archived', 'هذا الدور مؤرشف. حدّث الصفحة.')
    const holders = await holdersNow(work, role)
    await work.tx.updateTable('roles').set({ archivedAt: work.now() }).where('key', '=', role).execute()
    work.record(roleArchived, role, { held: holders.length })
    for (const accountId of holders) await endSessionsOf(work, accountId)
    return { nameAr }
  },
})

export const restoreRole = command({
  name: 'access.restore-role',
  permission: accessPermissions.manageRoles,
  input: RoleInput,
  async run(work, { role }) {
    const { nameAr, archivedAt } = await lockedRole(work, role)
    if (!archivedAt) throw new Refusal('access.not-archived', 'هذا الدور ليس مؤرشفًا. حدّث الصفحة.')
    if ((await holdersNow(work, role)).includes(work.actor.id))
      throw new Refusal('access.own-role', 'لا يستعيد أحد دورًا يحمله. اطلب ذلك من مدير نظام آخر.')
    await work.tx.updateTable('roles').set({ archivedAt: null }).where('key', '=', role).execute()
    work.record(roleRestored, role, {})
    return { role, nameAr }
  },
})
