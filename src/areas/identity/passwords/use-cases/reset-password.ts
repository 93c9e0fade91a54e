import { z } from 'zod'
import { accountCan } from '#areas/identity/account.ts'
import { newcomer } from '#areas/identity/accounts/actors.ts'
import { accountOfReset } from '#areas/identity/accounts/queries.ts'
import { endSessions } from '#areas/identity/accounts/standing.ts'
import { codeExpired, codeOfReset, takeCode } from '#areas/identity/codes/codes.ts'
import { passwordSet } from '#areas/identity/facts.ts'
import { mustBeUncommon, type ResetPasswordForm, ResetPasswordInput } from '#areas/identity/inputs.ts'
import { hashOfPassword } from '#areas/identity/proofs/password.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'

const replace = command({
  name: 'identity.reset-password',
  permission: anyone,
  input: z.object({ codeId: z.string(), passwordHash: z.string() }),
  async run(work, { codeId, passwordHash }) {
    const { accountId } = await takeCode(work, codeId, 'reset')
    const account = await work.tx
      .updateTable('userAccounts')
      .set({ passwordHash })
      .where('id', '=', accountId)
      .where('status', 'in', accountCan.signIn.from)
      .returning('id')
      .executeTakeFirst()
    if (!account) throw codeExpired()
    // The other links and codes that are on their way end with it.
    await work.tx
      .updateTable('oneTimeCodes')
      .set({ usedAt: work.now() })
      .where('accountId', '=', account.id)
      .where('usedAt', 'is', null)
      .execute()
    await endSessions(work, account.id)
    // Whoever was in the account may have left one of their own.
    const removed = await work.tx.deleteFrom('passkeys').where('accountId', '=', account.id).returning('id').execute()
    work.record(passwordSet, account.id, { how: 'reset', passkeysRemoved: removed.length })
    return { passkeysRemoved: removed.length }
  },
})

/** The link is looked at before the password is hashed: hashing is dear, and a dead link is not worth it. */
async function checkAndReplace(ctx: Ctx, typed: ResetPasswordForm) {
  const { token, password } = ResetPasswordInput.parse(typed)
  const codeId = await codeOfReset(ctx.db, token)
  const account = codeId ? await accountOfReset(ctx, codeId) : null
  if (!codeId || !account) throw codeExpired()
  mustBeUncommon(password, account)
  const passwordHash = await hashOfPassword(password)
  return replace({ ...ctx, actor: newcomer(account) }, { codeId, passwordHash })
}

export const resetPassword = Object.assign(checkAndReplace, { permission: anyone })
