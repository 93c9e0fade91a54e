import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { recoveryCodesRenewed } from '../facts.ts'
import { type PresentPasswordForm, PresentPasswordInput } from '../inputs.ts'
import { provePassword } from '../proof.ts'
import { secondFactorOf } from '../queries.ts'
import { giveRecoveryCodes } from '../second-factor.ts'

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
