import { z } from 'zod'
import { demonstrationStaff } from '#areas/identity/accounts/queries.ts'
import { passwordSet } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { freshPassword, hashOfPassword } from '#areas/identity/proofs/password.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'

const replacePasswords = command({
  name: 'identity.renew-demonstration-passwords',
  permission: identityPermissions.manageUsers,
  input: z.object({ accounts: z.array(z.object({ id: z.string(), passwordHash: z.string() })) }),
  async run(work, { accounts }) {
    for (const { id, passwordHash } of accounts) {
      await work.tx
        .updateTable('userAccounts')
        .set({ passwordHash })
        .where('id', '=', id)
        .where('demonstration', '=', true)
        .execute()
      await work.tx
        .updateTable('sessions')
        .set({ endedAt: work.now() })
        .where('accountId', '=', id)
        .where('endedAt', 'is', null)
        .execute()
      work.record(passwordSet, id, {})
    }
  },
})

/** New passwords for the demonstration office, told this once; whoever was signed in with the old ones is not any more. */
async function renew(ctx: Ctx) {
  const fresh = (await demonstrationStaff(ctx)).map((account) => ({ ...account, password: freshPassword() }))
  if (fresh.length === 0) return []
  const hashed = fresh.map(async ({ id, password }) => ({ id, passwordHash: await hashOfPassword(password) }))
  await replacePasswords(ctx, { accounts: await Promise.all(hashed) })
  return fresh.map(({ id, name, email, password }) => ({ id, name, email: email ?? '', password }))
}

export const renewDemonstrationPasswords = Object.assign(renew, { permission: identityPermissions.manageUsers })
