import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import { passkeyAdded } from '#areas/identity/facts.ts'
import { algorithms, mostPasskeys, passkeyHome } from '#areas/identity/proofs/passkey.ts'
import { challengeIn, takeChallenge } from '#areas/identity/proofs/passkey-challenges.ts'
import { type AddPasskeyForm, AddPasskeyInput } from '#areas/identity/proofs/passkey-inputs.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { deviceOf } from '#values/devices.ts'
import { howMany } from '#values/plural.ts'

export const tooManyPasskeys = () =>
  new Refusal('identity.too-many-passkeys', `للحساب ${howMany(mostPasskeys, 'passkey')} على الأكثر. أزل واحدًا لتضيف غيره.`)

const add = command({
  name: 'identity.add-passkey',
  permission: anyoneSignedIn,
  input: z.object({
    challengeId: z.string(),
    ...{ credentialId: z.string(), publicKey: z.string(), counter: z.bigint(), transports: z.string() },
  }),
  async run(work, { challengeId, ...made }) {
    const { id: accountId } = work.actor
    await takeChallenge(work, challengeId)
    // Whoever adds two at once is counted one after the other.
    await work.tx.selectFrom('userAccounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const there = await work.tx.selectFrom('passkeys').select('id').where('accountId', '=', accountId).execute()
    if (there.length >= mostPasskeys) throw tooManyPasskeys()
    const name = deviceOf(work.userAgent ?? '')
    const added = await work.tx
      .insertInto('passkeys')
      .values({ id: work.newId(), accountId, name, ...made, createdAt: work.now(), lastUsedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw notMade()
    work.record(passkeyAdded, accountId, { name })
  },
})

const notMade = () => new Refusal('identity.passkey-not-made', 'لم يُضف مفتاح المرور. أعد المحاولة.', 422)

/** Made here, for this account, by somebody the device recognised. */
async function checkAndAdd(ctx: Ctx, typed: AddPasskeyForm) {
  const { response } = AddPasskeyInput.parse(typed)
  const { id: challengeId, challenge } = await challengeIn(ctx, response.response.clientDataJSON, ctx.actor.id)
  const { rpID, origin } = passkeyHome(ctx.origin)
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID, supportedAlgorithmIDs: algorithms }
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(() => {
    throw notMade()
  })
  if (!registrationInfo) throw notMade()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  const key = { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter: BigInt(counter) }
  await add(ctx, { challengeId, ...key, transports: (response.response.transports ?? []).join(' ') })
}

export const addPasskey = Object.assign(checkAndAdd, { permission: anyoneSignedIn })
