import { accessPermissions } from '#areas/access/permissions.ts'
import { staffPermissions } from '#areas/access/staff/permissions.ts'
import { inviteStaff } from '#areas/access/staff/use-cases/invite-staff.ts'
import { acceptInvitation } from '#areas/identity/invitations/use-cases/accept-invitation.ts'
import { manageUsers } from '#areas/identity/public.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { testOffice } from './office.ts'
import { password } from './people.ts'

const runs = [manageUsers, accessPermissions.manageRoles, staffPermissions.viewStaff, staffPermissions.exportStaff]

export const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

/** Colleagues who came in by an invitation, as everybody does, and Maryam who runs the list of them. */
export function invitedTo(office: ReturnType<typeof testOffice>) {
  const house = () => ({ ...office.visitor(), actor: theHouseItself })
  const maryam = () => office.staff('maryam', ...runs)

  async function joins(name: string, ...role: string[]) {
    const { accountId, link } = await inviteStaff(maryam(), { name, role })
    const contact = `${accountId.slice(-8)}@example.com`
    await acceptInvitation(office.visitor(), { name, contact, password, token: tokenOf(link) })
    return accountId
  }

  const statusOf = async (id: string) =>
    (await office.db.selectFrom('userAccounts').select('status').where('id', '=', id).executeTakeFirst())?.status

  return { house, maryam, joins, statusOf }
}
