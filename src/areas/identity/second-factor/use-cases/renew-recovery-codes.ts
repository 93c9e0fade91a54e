import { z } from 'zod'
import { secondFactorOf } from '#areas/identity/accounts/queries.ts'
import { recoveryCodesRenewed } from '#areas/identity/facts.ts'
import { type PresentPasswordForm, PresentPasswordInput } from '#areas/identity/inputs.ts'
import { provePassword } from '#areas/identity/proofs/proof.ts'
import { giveRecoveryCodes } from '#areas/identity/proofs/second-factor.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

const renew = command({
  name: 'identity.renew-recovery-codes',
  permission: anyoneSignedIn,
  input: z.object({}),
  async run(work) {
    work.record(recoveryCodesRenewed, work.actor.id, {})
    return { codes: await giveRecoveryCodes(work, work.actor.id) }
  },
})

async function checkAndRenew(ctx: Ctx, typed: PresentPasswordForm) {
  await provePassword(ctx, PresentPasswordInput.parse(typed).presentPassword)
  const { enabled } = await secondFactorOf(ctx)
  if (!enabled) throw new Refusal('identity.no-second-factor', 'التحقق بخطوتين غير مفعّل.')
  return renew(ctx, {})
}

export const renewRecoveryCodes = Object.assign(checkAndRenew, { permission: anyoneSignedIn })
