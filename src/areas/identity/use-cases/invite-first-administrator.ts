import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import { invitationDays } from '../account.ts'
import { administratorInvited } from '../facts.ts'
import { identityPermissions } from '../permissions.ts'
import { freshToken, hashOfToken } from '../session.ts'

/** The one link by which the first administrator comes in; null once there is one. A new link ends those before it. */
export const inviteFirstAdministrator = command({
  name: 'identity.invite-first-administrator',
  permission: identityPermissions.manageUsers,
  input: z.object({}),
  async run(work) {
    // Of two processes that start at once, the later link is the one that works.
    await sql`select pg_advisory_xact_lock(968003)`.execute(work.tx)
    const there = await work.tx
      .selectFrom('userAccounts')
      .select('id')
      .where('administrator', '=', true)
      .where('demonstration', '=', false)
      .limit(1)
      .executeTakeFirst()
    if (there) {
      work.repeated()
      return null
    }
    const now = work.now()
    await work.tx
      .updateTable('invitations')
      .set({ withdrawnAt: now })
      .where('purpose', '=', 'first-administrator')
      .where('usedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .execute()

    const token = freshToken()
    const [id, expiresAt] = [work.newId(), new Date(now.getTime() + invitationDays * 86_400_000)]
    const invitation = { id, purpose: 'first-administrator' as const, tokenHash: hashOfToken(token), createdAt: now, expiresAt }
    await work.tx
      .insertInto('invitations')
      .values({ ...invitation, usedAt: null, withdrawnAt: null })
      .execute()
    work.record(administratorInvited, id, { validUntil: expiresAt.toISOString() })
    return { link: `${work.origin}/invitation/${token}` }
  },
})
