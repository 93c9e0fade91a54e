import type { z } from 'zod'
import { TransferPayoutInput } from '#areas/finance/payouts/inputs.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import type { Ctx } from '#platform/context.ts'
import { each } from '#platform/each.ts'
import { severalIds } from '#values/shapes.ts'

const Ordered = TransferPayoutInput.omit({ payoutId: true }).extend({
  payoutId: severalIds('اختر سندًا واحدًا على الأقل.'),
})
export type TransferOrderedForm = z.input<typeof Ordered>

/** The bank took the list as one order: each voucher on it is paid by itself, under the reference of the order. */
async function transfer(ctx: Ctx, typed: unknown) {
  const { payoutId: ids, ...order } = Ordered.parse(typed)
  return each(ids, 'finance.none-transferred', (payoutId) => transferPayout(ctx, { payoutId, ...order }))
}
export const transferOrdered = Object.assign(transfer, { permission: transferPayout.permission })
