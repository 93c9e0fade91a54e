import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { each } from '#platform/each.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const ask = 'اختر اتفاقية واحدة على الأقل.'

const Chosen = z.object({
  mandateId: z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.uuid(), ask).min(1, ask).max(100)),
})
export type SettleDueForm = z.input<typeof Chosen>

/** Each mandate is a settlement of its own, that somebody else agrees to. A second press finds that they wait. */
async function settle(ctx: Ctx, typed: unknown) {
  const { mandateId: ids } = Chosen.parse(typed)
  return each(ids, 'finance.none-settled', (mandateId) => prepareSettlement(ctx, { id: ctx.newId(), mandateId }))
}
export const settleDue = Object.assign(settle, { permission: prepareSettlement.permission })
