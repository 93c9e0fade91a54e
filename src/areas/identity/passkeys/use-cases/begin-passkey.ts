import { generateRegistrationOptions } from '@simplewebauthn/server'
import { reachedAt } from '#areas/identity/accounts/queries.ts'
import { algorithms, mostPasskeys, passkeyHome } from '#areas/identity/proofs/passkey.ts'
import { freshChallenge } from '#areas/identity/proofs/passkey-challenges.ts'
import { type BeginPasskeyForm, BeginPasskeyInput } from '#areas/identity/proofs/passkey-inputs.ts'
import { credentialsOf } from '#areas/identity/proofs/passkey-queries.ts'
import { proveUnlessFresh } from '#areas/identity/proofs/proof.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { tooManyPasskeys } from './add-passkey.ts'

/** What the browser needs to make one: given to who has just signed in, or brings the password again. Nothing is changed yet. */
async function checkAndBegin(ctx: Ctx, typed: BeginPasskeyForm) {
  const { presentPassword } = BeginPasskeyInput.parse(typed)
  await proveUnlessFresh(ctx, presentPassword)
  const [there, reached] = [await credentialsOf(ctx), await reachedAt(ctx)]
  if (there.length >= mostPasskeys) throw tooManyPasskeys()
  return generateRegistrationOptions({
    rpName: 'التحالف',
    rpID: passkeyHome(ctx.origin).rpID,
    userID: new Uint8Array(Buffer.from(ctx.actor.id)),
    userName: reached?.phone ?? reached?.email ?? ctx.actor.name,
    userDisplayName: ctx.actor.name,
    challenge: await freshChallenge(ctx, ctx.actor.id),
    excludeCredentials: there.map(({ credentialId, transports }) => ({ id: credentialId, transports: listed(transports) })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

const listed = (transports: string) => transports.split(' ').filter(Boolean)

export const beginPasskey = Object.assign(checkAndBegin, { permission: anyoneSignedIn })
