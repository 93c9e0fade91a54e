import { feesOwed, heldFor, remittancesSeen, whereItLies } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'
import { senderIds } from '../merchants/senders.ts'

/** Both sides of a merchant: what was taken for them and where it lies, what they owe us for it, and what was paid to them. */
export async function ownParcelMoney(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const ids = await senderIds(ctx, ctx.actor.id, { money: true })
  const each = await Promise.all(
    ids.map(async (id) => ({ cods: await whereItLies(ctx, id), paid: await remittancesSeen(ctx, id) })),
  )
  return {
    ...(await heldFor(ctx, ids)),
    cods: each.flatMap((one) => one.cods),
    paid: each.flatMap((one) => one.paid).filter(({ status }) => status === 'paid'),
    fees: await feesOwed(ctx, ids),
  }
}
