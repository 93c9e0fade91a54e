import { accessPermissions } from '#areas/access/permissions.ts'
import { giveRole } from '#areas/access/roles/holding.ts'
import { branches } from '#areas/company/public.ts'
import {
  accountsAmong,
  invitationAgain,
  invitationFor,
  inviteAccount,
  manageUsers,
  withdrawInvitationOf,
} from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay } from '#values/days.ts'
import { invitationRenewed, invitationWithdrawn, staffInvited } from '../facts.ts'
import { InviteStaffInput, StaffInput } from '../inputs.ts'

/** By a link that is sent or handed over, never with a password; the roles are there before the person is. */
export const inviteStaff = command({
  name: 'access.invite-staff',
  permission: manageUsers,
  input: InviteStaffInput,
  async run(work, { name, role: roles, branchId = null, until, phone, email }) {
    if (!work.actor.may(accessPermissions.manageRoles))
      throw new Refusal('forbidden', `تحتاج إلى صلاحية «${accessPermissions.manageRoles.label}».`, 403)
    await refuseUnknown(work, { roles, branchId })
    const end = until ? endOfDay(until) : null
    if (end && end <= work.now()) throw new Refusal('access.over', 'هذا التاريخ مضى. اختر اليوم أو ما بعده.', 422)

    const accountId = await inviteAccount(work, name)
    for (const role of new Set(roles)) await giveRole(work, { accountId, role, branchId, until: end })
    const invitation = await invitationFor(work, accountId, { purpose: 'staff', phone, email })
    work.record(staffInvited, accountId, { name, roles, branchId, validUntil: invitation.expiresAt.toISOString() })
    return { accountId, name, ...invitation }
  },
})

async function refuseUnknown(work: Work, { roles, branchId }: { roles: string[]; branchId: string | null }) {
  const known = await work.tx.selectFrom('roles').select('key').where('archivedAt', 'is', null).execute()
  if (!roles.every((role) => known.some(({ key }) => key === role)))
    throw new Refusal('access.no-such-role', 'هذا الدور مؤرشف أو غير موجود. اختر دورًا آخر.', 422)
  if (branchId !== null && !(await branches(work)).some(({ id }) => id === branchId))
    throw new Refusal('access.no-such-branch', 'هذا الفرع غير موجود. اختر فرعًا آخر.', 422)
}

const usedUp = () => new Refusal('access.not-invited', 'قُبلت هذه الدعوة أو سُحبت. حدّث الصفحة.')

/** The link before it ends: who lost it gets another. */
export const renewInvitation = command({
  name: 'access.renew-invitation',
  permission: manageUsers,
  input: StaffInput,
  async run(work, { accountId }) {
    const [waits] = await accountsAmong(work, [accountId])
    if (waits?.status !== 'invited' || waits.kind !== 'staff') throw usedUp()
    const invitation = await invitationAgain(work, accountId)
    work.record(invitationRenewed, accountId, { validUntil: invitation.expiresAt.toISOString() })
    return { accountId, name: waits.name, ...invitation }
  },
})

export const withdrawInvitation = command({
  name: 'access.withdraw-invitation',
  permission: manageUsers,
  input: StaffInput,
  async run(work, { accountId }) {
    if (!(await withdrawInvitationOf(work, accountId))) throw usedUp()
    await work.tx
      .updateTable('userRoles')
      .set((eb) => ({ until: eb.fn('greatest', [eb.val(work.now()), 'since']) }))
      .where('accountId', '=', accountId)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', work.now())]))
      .execute()
    work.record(invitationWithdrawn, accountId, {})
    return { accountId }
  },
})
