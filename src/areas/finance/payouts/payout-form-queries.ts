import { findParties, partyOnPaper } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { creditOf, promisedOf } from './credit.ts'
import { type PlainMethod, plainMethodNames } from './payout.ts'

/** Who is to have money back, or who it may be; what of theirs we hold, and in which ways it came. */
export async function newPayout(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, { party, q }: { party: string; q: string }) {
  const payee = isUuid(party) ? await partyOnPaper(ctx, party) : null
  const credit = payee ? await creditOf(ctx, payee.id) : []
  const promised = payee ? await promisedOf(ctx, payee.id) : 0n
  const ways = new Set<PlainMethod>(credit.flatMap(({ backAs }) => backAs))
  return {
    q,
    payee: payee && { id: payee.id, name: payee.name, number: payee.number },
    found: payee ? [] : await findParties(ctx, q),
    credit,
    promised,
    free: credit.reduce((sum, { unused }) => sum + unused, 0n) - promised,
    ways: plainMethodNames.filter((way) => ways.has(way)),
    branches: await branchChoices(ctx, financePermissions.preparePayouts),
  }
}
export type NewPayout = Awaited<ReturnType<typeof newPayout>>
