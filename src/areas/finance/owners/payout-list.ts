import { sql } from 'kysely'
import { accountsToPayFrom } from '#areas/finance/payouts/payout-detail.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** What the bank is told to transfer to owners: vouchers somebody else agreed to and nobody has paid yet, each of money that was settled. */
const toTransfer = ({ db, actor }: Reader) =>
  db
    .selectFrom('payouts')
    .where('kind', '=', 'owner')
    .where('status', '=', 'approved')
    .where((eb) => withinReach(eb, actor, may.transferPayouts, { branch: 'branchId' }))

const named = (ctx: Reader) =>
  toTransfer(ctx).select(['id', 'number', 'payee', 'iban', 'amount', 'purpose']).orderBy('payee').orderBy('number')

export const ownersToTransfer = (ctx: Reader) => named(ctx).execute()
export type OwnerToTransfer = Awaited<ReturnType<typeof ownersToTransfer>>[number]

/** As many as are told as ordered by one press; the rest come when these are paid. */
const mostAtOnce = 100

/** How many they are and what they come to, those that are named first, and out of which accounts, for whoever may order them at the bank; null for anybody else. */
export async function transfersWaiting(ctx: Reader) {
  if (!ctx.actor.may(may.transferPayouts)) return null
  const { count, amount } = await toTransfer(ctx)
    .select([sql<bigint>`count(*)`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .executeTakeFirstOrThrow()
  const first = count > 0n ? await named(ctx).limit(mostAtOnce).execute() : []
  return { count, amount, first, accounts: await accountsToPayFrom(ctx, 'owner') }
}
export type TransfersWaiting = NonNullable<Awaited<ReturnType<typeof transfersWaiting>>>
