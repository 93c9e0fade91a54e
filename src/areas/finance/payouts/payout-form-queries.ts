import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { type Asked, whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { creditOf, freeIn, promisesOf } from './credit.ts'
import { nothingPromised, type PlainMethod, plainMethodNames } from './payout.ts'

/** Who is to have money back, or who it may be; what of theirs we hold, and in which ways it came. */
export async function newPayout(ctx: Pick<Ctx, 'db' | 'actor' | 'now'>, asked: Asked) {
  const { whom: payee, ...who } = await whoIsMeant(ctx, asked)
  const credit = payee ? await creditOf(ctx, payee.id) : []
  const promises = payee ? await promisesOf(ctx, payee.id) : nothingPromised
  const ways = new Set<PlainMethod>(credit.flatMap(({ backAs }) => backAs))
  return {
    ...who,
    payee,
    credit,
    promises,
    free: freeIn(credit, promises),
    ways: plainMethodNames.filter((way) => ways.has(way)),
    branches: await branchChoices(ctx, financePermissions.preparePayouts),
  }
}
export type NewPayout = Awaited<ReturnType<typeof newPayout>>
