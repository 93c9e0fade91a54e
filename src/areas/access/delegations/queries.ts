import { accountsAmong } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'

/** What one has lent, and what one was lent: now or in days to come. */
export async function delegationsOf(ctx: Pick<Ctx, 'db' | 'now' | 'actor'>) {
  const { actor } = ctx
  const rows = await ctx.db
    .selectFrom('delegations')
    .selectAll()
    .where('until', '>', ctx.now())
    .where((eb) => eb.or([eb('fromAccount', '=', actor.id), eb('toAccount', '=', actor.id)]))
    .orderBy('since')
    .limit(100)
    .execute()
  const accounts = await accountsAmong(
    ctx,
    rows.flatMap(({ fromAccount, toAccount }) => [fromAccount, toAccount]),
  )
  const named = (side: 'fromAccount' | 'toAccount') =>
    rows
      .filter((row) => row[side] !== actor.id)
      .map(({ id, since, until, reason, ...row }) => ({
        ...{ id, since, until, reason },
        name: accounts.find((account) => account.id === row[side])?.name ?? '',
      }))
  return { given: named('toAccount'), received: named('fromAccount') }
}
