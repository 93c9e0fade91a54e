import { z } from 'zod'
import { secondFactorEnabled } from '#areas/identity/facts.ts'
import { type EnableSecondFactorForm, EnableSecondFactorInput } from '#areas/identity/inputs.ts'
import { proveUnlessFresh } from '#areas/identity/proofs/proof.ts'
import { giveRecoveryCodes, purpose } from '#areas/identity/proofs/second-factor.ts'
import { freshSecret, stepOf } from '#areas/identity/proofs/totp.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { decryptedIfOurs, encrypted } from '#platform/secrets.ts'
import { countTry, type Door } from '#platform/tries.ts'

const door: Door = { name: 'second-factor-set-up', most: 10, seconds: 600 }
const setUp = 'second-factor-set-up'

type Own = Pick<Ctx, 'db' | 'actor'>

/** Nothing is kept before the app has shown that it has read the secret: until then it travels with the form, where only we can read it. */
export async function freshSetUp({ db, actor }: Own) {
  const secret = freshSecret()
  return { secret, setUp: await encrypted(db, setUp, `${actor.id} ${actor.sessionId} ${secret}`) }
}

/** The one this page has shown before: the app may have read it already, and only its code was wrong. */
export async function setUpShown(own: Own, token: string) {
  const secret = await secretOfSetUp(own, token)
  return secret ? { secret, setUp: token } : freshSetUp(own)
}

/** Of this session alone: one that somebody else has seen is of no use to them in another. */
async function secretOfSetUp({ db, actor }: Own, token: string) {
  const [accountId, sessionId, secret] = (await decryptedIfOurs(db, setUp, token))?.split(' ') ?? []
  return accountId === actor.id && sessionId === String(actor.sessionId) && secret ? secret : null
}

const enable = command({
  name: 'identity.enable-second-factor',
  permission: anyoneSignedIn,
  input: z.object({ secret: z.string(), step: z.number() }),
  async run(work, { secret, step }) {
    const { id: accountId } = work.actor
    const factor = { accountId, secret: await encrypted(work.tx, purpose, secret), lastStep: BigInt(step) }
    const enabled = await work.tx
      .insertInto('secondFactors')
      .values({ ...factor, createdAt: work.now(), enabledAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('accountId')
      .executeTakeFirst()
    if (!enabled) throw new Refusal('identity.second-factor-there', 'التحقق بخطوتين مفعّل. حدّث الصفحة.')
    work.record(secondFactorEnabled, accountId, {})
    return { codes: await giveRecoveryCodes(work, accountId) }
  },
})

async function checkAndEnable(ctx: Ctx, typed: EnableSecondFactorForm) {
  const { setUp: token, oneTimeCode, presentPassword } = EnableSecondFactorInput.parse(typed)
  await countTry(ctx, door, ctx.actor.id)
  await proveUnlessFresh(ctx, presentPassword)
  const secret = await secretOfSetUp(ctx, token)
  const step = secret && stepOf(secret, oneTimeCode, ctx.now())
  if (!secret || !step) throw fieldFault('oneTimeCode', 'الرمز لا يطابق ما في التطبيق. اكتب الرمز الظاهر الآن.')
  return enable(ctx, { secret, step })
}

export const enableSecondFactor = Object.assign(checkAndEnable, { permission: anyoneSignedIn })
