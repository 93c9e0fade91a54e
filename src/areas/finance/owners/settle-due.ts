import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { each } from '#platform/each.ts'
import { severalIds } from '#values/shapes.ts'
import { prepareSettlement } from './use-cases/settle-owners.ts'

const Chosen = z.object({
  mandateId: severalIds('اختر اتفاقية واحدة على الأقل.'),
})
export type SettleDueForm = z.input<typeof Chosen>

/** Each mandate is a settlement of its own, that somebody else agrees to. A second press finds that they wait. */
async function settle(ctx: Ctx, typed: unknown) {
  const { mandateId: ids } = Chosen.parse(typed)
  return each(ids, 'finance.none-settled', (mandateId) => prepareSettlement(ctx, { id: ctx.newId(), mandateId }))
}
export const settleDue = Object.assign(settle, { permission: prepareSettlement.permission })
