import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { each } from '#platform/each.ts'
import { severalIds } from '#values/shapes.ts'
import { approve } from './use-cases/decide-approval.ts'

const Chosen = z.object({
  approvalId: severalIds('اختر طلبًا واحدًا على الأقل.', 200),
})
export type ApproveTogetherForm = z.input<typeof Chosen>

/** Each request is decided by itself: what can no longer be done keeps none of the others back. */
async function agree(ctx: Ctx, typed: unknown) {
  const { approvalId: ids } = Chosen.parse(typed)
  return each(ids, 'access.none-approved', (approvalId) => approve(ctx, { approvalId }))
}
export const approveTogether = Object.assign(agree, { permission: approve.permission })
