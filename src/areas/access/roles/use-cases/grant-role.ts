import { GrantRoleInput } from '#areas/access/inputs.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { accountsAmong } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay } from '#values/days.ts'
import { giveRole, mustBeOpen, standsOnlyFor } from '../holding.ts'
import { inTurn, mustLeaveAnother } from '../last-ones.ts'

/** To another, never to oneself. Whoever holds the role there already keeps it, until the day that is said now. */
export const grantRole = command({
  name: 'access.grant-role',
  permission: accessPermissions.manageRoles,
  input: GrantRoleInput,
  async run(work, { accountId, role, branchId = null, until }) {
    if (accountId === work.actor.id) throw new Refusal('access.own-role', 'لا يمنح أحد نفسه دورًا. اطلبه من مدير نظام آخر.')
    await refuseForLender(work, accountId)
    await refuseUnknown(work, { accountId, role, branchId })
    const end = until ? endOfDay(until) : null
    if (end && end <= work.now()) throw new Refusal('access.over', 'هذا التاريخ مضى. اختر اليوم أو ما بعده.', 422)

    if (end) await inTurn(work)
    if (end) await mustLeaveAnother(work, role, accountId)
    await giveRole(work, { accountId, role, branchId, until: end })
    return { role }
  },
})

/** What nobody may do for themselves, nobody has done by whom they have lent their right to. */
async function refuseForLender(work: Work, accountId: string) {
  const { key } = accessPermissions.manageRoles
  const able = await work.tx.selectFrom('rolePermissions').select('role').where('permission', '=', key).execute()
  const roles = able.map(({ role }) => role)
  if (await standsOnlyFor(work, accountId, { roles, branchId: null }))
    throw new Refusal('access.own-role', 'فوّضك هذا الموظف، فلا تمنحه دورًا بصلاحيته. اطلبه من مدير نظام آخر.')
}

async function refuseUnknown(
  work: Work,
  { accountId, role, branchId }: { accountId: string; role: string; branchId: string | null },
) {
  const [account] = await accountsAmong(work, [accountId])
  if (account?.kind !== 'staff') throw new Refusal('not-found', 'لم نجد هذا الموظف.', 404)
  const there = await work.tx
    .selectFrom('roles')
    .select('key')
    .where('key', '=', role)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!there) throw new Refusal('access.no-such-role', 'هذا الدور مؤرشف أو غير موجود. اختر دورًا آخر.', 422)
  await mustBeOpen(work, branchId)
}
