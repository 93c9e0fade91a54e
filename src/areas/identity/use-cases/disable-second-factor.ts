import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { secondFactorDisabled } from '../facts.ts'
import { type PresentPasswordForm, PresentPasswordInput } from '../inputs.ts'
import { provePassword } from '../proof.ts'

const disable = command({
  name: 'identity.disable-second-factor',
  permission: anyoneSignedIn,
  input: z.object({}),
  async run(work) {
    const { id } = work.actor
    const gone = await work.tx.deleteFrom('secondFactors').where('accountId', '=', id).returning('accountId').execute()
    if (gone.length === 0) return work.repeated()
    await work.tx.deleteFrom('recoveryCodes').where('accountId', '=', id).execute()
    await work.tx.updateTable('trustedDevices').set({ endedAt: work.now() }).where('accountId', '=', id).execute()
    work.record(secondFactorDisabled, id, {})
  },
})

async function checkAndDisable(ctx: Ctx, typed: PresentPasswordForm) {
  await provePassword(ctx, PresentPasswordInput.parse(typed).presentPassword)
  await disable(ctx, {})
}

export const disableSecondFactor = Object.assign(checkAndDisable, { permission: anyoneSignedIn })
