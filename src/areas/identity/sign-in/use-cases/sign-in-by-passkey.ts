import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import { accountCan } from '#areas/identity/account.ts'
import { newcomer } from '#areas/identity/accounts/actors.ts'
import { homeOf, returnPath } from '#areas/identity/accounts/return-path.ts'
import { passkeyHome } from '#areas/identity/proofs/passkey.ts'
import { challengeIn, freshChallenge, takeChallenge, toSignIn } from '#areas/identity/proofs/passkey-challenges.ts'
import { type PasskeySignInForm, PasskeySignInInput, type Signed } from '#areas/identity/proofs/passkey-inputs.ts'
import { passkeyBy } from '#areas/identity/proofs/passkey-queries.ts'
import { openSession } from '#areas/identity/sessions/use-cases/open-session.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTryFrom } from '#platform/tries.ts'
import { addressDoor } from './sign-in.ts'

/** What a browser asks its passkeys to sign; which of them answers, and so who it is, is not known before. */
export async function passkeyRequest(ctx: Ctx) {
  const challenge = await freshChallenge(ctx, toSignIn)
  return generateAuthenticationOptions({ rpID: passkeyHome(ctx.origin).rpID, challenge, userVerification: 'required' })
}

const notRecognised = () =>
  new Refusal('identity.passkey-not-recognised', 'لم نتعرف على مفتاح المرور. ادخل بكلمة المرور أو برمز.', 401)

const beginSession = command({
  name: 'identity.sign-in-by-passkey',
  permission: anyone,
  input: z.object({ challengeId: z.string(), passkeyId: z.string(), before: z.bigint(), counter: z.bigint() }),
  async run(work, { challengeId, passkeyId, before, counter }) {
    await takeChallenge(work, challengeId)
    // A copy of it that was used meanwhile has counted on: then no row is found.
    const used = await work.tx
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: work.now() })
      .where('id', '=', passkeyId)
      .where('counter', '=', before)
      .returning('accountId')
      .executeTakeFirst()
    const account = await work.tx
      .selectFrom('userAccounts')
      .select('id')
      .where('id', '=', used?.accountId ?? null)
      .where('status', 'in', accountCan.signIn.from)
      .executeTakeFirst()
    if (!account) throw notRecognised()
    return openSession(work, account.id, { remembered: false, withPasskey: true })
  },
})

/** The device has recognised its owner, by finger, face or number: that is a second factor already. */
async function checkAndBegin(ctx: Ctx, typed: PasskeySignInForm) {
  await countTryFrom(ctx, addressDoor)
  const { response, to } = PasskeySignInInput.parse(typed)
  const { id: challengeId, challenge } = await challengeIn(ctx, response.response.clientDataJSON, toSignIn)
  const passkey = await passkeyBy(ctx, response.id)
  const counter = passkey && (await counterOf(ctx, { response, challenge, passkey }))
  if (!passkey || counter === null || counter === undefined || !accountCan.signIn(passkey)) throw notRecognised()
  const { passkeyId, counter: before, ...account } = passkey
  const actor = newcomer({ ...account, sessionId: ctx.actor.sessionId })
  const opened = await beginSession({ ...ctx, actor }, { challengeId, passkeyId, before, counter })
  return { ...opened, to: returnPath(to) ?? homeOf(account.kind) }
}

type Brought = { response: Signed; challenge: string; passkey: NonNullable<Awaited<ReturnType<typeof passkeyBy>>> }

/** How often it has signed by now; null if it was not this one, or not for us. */
async function counterOf({ origin: ours }: Pick<Ctx, 'origin'>, { response, challenge, passkey }: Brought) {
  const { rpID, origin } = passkeyHome(ours)
  const owner = response.response.userHandle
  if (owner && Buffer.from(owner, 'base64url').toString() !== passkey.id) return null
  const credential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: Number(passkey.counter),
  }
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(
    () => ({
      verified: false,
      authenticationInfo: null,
    }),
  )
  return verified && authenticationInfo ? BigInt(authenticationInfo.newCounter) : null
}

export const signInByPasskey = Object.assign(checkAndBegin, { permission: anyone })
