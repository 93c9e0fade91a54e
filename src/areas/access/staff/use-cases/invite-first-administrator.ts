import { sql } from 'kysely'
import { z } from 'zod'
import { firstAdministratorInvited } from '#areas/access/facts.ts'
import { accessPermissions } from '#areas/access/permissions.ts'
import { giveRole } from '#areas/access/roles/holding.ts'
import { accountsAmong, invitationFor, inviteAccount } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'

/** The one link by which the first administrator comes in; null once there is one. A new link ends those before it. */
export const inviteFirstAdministrator = command({
  name: 'access.invite-first-administrator',
  permission: accessPermissions.manageRoles,
  input: z.object({}),
  async run(work) {
    // Of two processes that start at once, the later link is the one that works.
    await sql`select pg_advisory_xact_lock(968003)`.execute(work.tx)
    const accounts = (await administrators(work)).filter(({ demonstration }) => !demonstration)
    if (accounts.some(({ status }) => status !== 'invited')) {
      work.repeated()
      return null
    }
    const accountId = accounts[0]?.id ?? (await openOffice(work))
    const { link, expiresAt } = await invitationFor(work, accountId, { purpose: 'first-administrator' })
    work.record(firstAdministratorInvited, accountId, { validUntil: expiresAt.toISOString() })
    return { link }
  },
})

async function administrators(work: Work) {
  const held = await work.tx.selectFrom('userRoles').select('accountId').where('role', '=', 'administrator').execute()
  return accountsAmong(
    work,
    held.map(({ accountId }) => accountId),
  )
}

/** Who comes in first opens the office: may run the system and the business, and gives either away to whom it belongs. */
async function openOffice(work: Work) {
  const accountId = await inviteAccount(work, 'مدير النظام')
  for (const role of ['administrator', 'generalManager']) await giveRole(work, { accountId, role, branchId: null, until: null })
  return accountId
}
