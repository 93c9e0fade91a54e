import { z } from 'zod'
import { endSessions } from '#areas/identity/accounts/standing.ts'
import { passwordSet } from '#areas/identity/facts.ts'
import { type ChangePasswordForm, ChangePasswordInput, mustBeUncommon } from '#areas/identity/inputs.ts'
import { hashOfPassword } from '#areas/identity/proofs/password.ts'
import { provePassword } from '#areas/identity/proofs/proof.ts'
import { freshToken, hashOfToken } from '#areas/identity/sessions/session.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

const replace = command({
  name: 'identity.change-password',
  permission: anyoneSignedIn,
  input: z.object({ matched: z.string(), passwordHash: z.string() }),
  async run(work, { matched, passwordHash }) {
    const { id, sessionId } = work.actor
    // Changed meanwhile on another device, the one that was typed is no longer the present one.
    const changed = await work.tx
      .updateTable('userAccounts')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', '=', matched)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw changedMeanwhile()
    await endSessions(work, id, sessionId)
    work.record(passwordSet, id, { how: 'changed' })
    return renewToken(work)
  },
})

const changedMeanwhile = () => new Refusal('identity.password-changed', 'غُيّرت كلمة المرور قبل قليل. حدّث الصفحة.')

/** One stays in here, by another token: whoever may have read the old one is out as well. */
async function renewToken({ tx, actor }: Work) {
  const token = freshToken()
  const session = await tx
    .updateTable('sessions')
    .set({ tokenHash: hashOfToken(token) })
    .where('id', '=', actor.sessionId ?? null)
    .where('endedAt', 'is', null)
    .returning(['remembered', 'expiresAt'])
    .executeTakeFirst()
  if (!session) throw changedMeanwhile()
  return { token, ...session }
}

async function checkAndReplace(ctx: Ctx, typed: ChangePasswordForm) {
  const { presentPassword, password } = ChangePasswordInput.parse(typed)
  const account = await provePassword(ctx, presentPassword)
  mustBeUncommon(password, account)
  return replace(ctx, { matched: account.passwordHash, passwordHash: await hashOfPassword(password) })
}

export const changePassword = Object.assign(checkAndReplace, { permission: anyoneSignedIn })
