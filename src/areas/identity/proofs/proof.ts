import { ownAccount } from '#areas/identity/accounts/queries.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { countTry, type Door, forgetTriesOf } from '#platform/tries.ts'
import { isFreshlySignedIn } from './passkey-queries.ts'
import { matchesPassword } from './password.ts'

const door: Door = { name: 'own-password', most: 5, seconds: 900 }

/** Whoever sits at an open session is asked once more before what guards the account is changed. Guesses are counted. */
export async function provePassword(ctx: Ctx, presentPassword: string) {
  await countTry(ctx, door, ctx.actor.id)
  const account = await ownAccount(ctx)
  const passwordHash = account?.passwordHash
  const matches = await matchesPassword(presentPassword, passwordHash ?? null)
  if (!account || !passwordHash || !matches) throw fieldFault('presentPassword', 'كلمة المرور الحالية غير صحيحة.')
  await forgetTriesOf(ctx, [door], ctx.actor.id)
  return { ...account, passwordHash }
}

/** Whoever has just signed in has shown it; anybody else at the open session brings the password again. */
export async function proveUnlessFresh(ctx: Ctx, presentPassword: string | undefined) {
  if (await isFreshlySignedIn(ctx)) return
  if (!presentPassword) throw fieldFault('presentPassword', 'اكتب كلمة المرور.')
  await provePassword(ctx, presentPassword)
}
