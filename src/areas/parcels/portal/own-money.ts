import { partiesOfAccount } from '#areas/customers/public.ts'
import { feesOpen, remittancesSeen, whereItLies } from '#areas/finance/public-cod.ts'
import type { Ctx } from '#platform/context.ts'

/** Both sides of a merchant: what was taken for them and where it lies, what they owe us for it, and what was paid to them. */
export async function ownParcelMoney(ctx: Pick<Ctx, 'db' | 'actor'>) {
  const { ids } = await partiesOfAccount(ctx, ctx.actor.id)
  const each = await Promise.all(
    ids.map(async (id) => ({
      cods: await whereItLies(ctx, id),
      fees: await feesOpen(ctx, id),
      paid: await remittancesSeen(ctx, id),
    })),
  )
  const cods = each.flatMap((one) => one.cods)
  const sum = (lies: readonly string[]) =>
    cods.filter((one) => lies.includes(one.lies)).reduce((total, { amount }) => total + amount, 0n)
  return {
    ...{ cods, paid: each.flatMap((one) => one.paid).filter(({ status }) => status === 'paid') },
    ready: sum(['ready', 'remitting']),
    waiting: sum(['courier', 'box', 'bank', 'card']),
    fees: each.flatMap((one) => one.fees).reduce((total, { open }) => total + open, 0n),
  }
}
