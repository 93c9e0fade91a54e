import { z } from 'zod'
import { secondFactorDisabled } from '#areas/identity/facts.ts'
import { type DisableSecondFactorForm, DisableSecondFactorInput } from '#areas/identity/inputs.ts'
import { provePassword } from '#areas/identity/proofs/proof.ts'
import { takeAppCode, takeRecoveryCode } from '#areas/identity/proofs/second-factor.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { countTry, type Door, forgetTriesOf } from '#platform/tries.ts'

const door: Door = { name: 'second-factor-off', most: 5, seconds: 900 }

const disable = command({
  name: 'identity.disable-second-factor',
  permission: anyoneSignedIn,
  input: z.object({ factorCode: z.string() }),
  async run(work, { factorCode }) {
    const { id } = work.actor
    const enabled = await work.tx.selectFrom('secondFactors').select('enabledAt').where('accountId', '=', id).executeTakeFirst()
    if (!enabled) return work.repeated()
    const isShown = (await takeAppCode(work, id, factorCode)) || (await takeRecoveryCode(work, id, factorCode))
    if (!isShown) throw fieldFault('factorCode', 'الرمز غير صحيح، أو استُعمل من قبل. اكتب الرمز التالي في التطبيق.')
    await work.tx.deleteFrom('secondFactors').where('accountId', '=', id).execute()
    await work.tx.deleteFrom('recoveryCodes').where('accountId', '=', id).execute()
    await work.tx.updateTable('trustedDevices').set({ endedAt: work.now() }).where('accountId', '=', id).execute()
    work.record(secondFactorDisabled, id, {})
  },
})

/** With the password and the factor itself: who found a session open, or learnt the password, has not got both. */
async function checkAndDisable(ctx: Ctx, typed: DisableSecondFactorForm) {
  const { presentPassword, factorCode } = DisableSecondFactorInput.parse(typed)
  await provePassword(ctx, presentPassword)
  await countTry(ctx, door, ctx.actor.id)
  await disable(ctx, { factorCode })
  await forgetTriesOf(ctx, [door], ctx.actor.id)
}

export const disableSecondFactor = Object.assign(checkAndDisable, { permission: anyoneSignedIn })
