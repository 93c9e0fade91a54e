import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'
import { branchChoices } from '#areas/finance/invoices/queries.ts'
import { type Asked, whoIsMeant } from '#areas/finance/invoices/who-is-meant.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditOf, freeIn, promisesOf } from '#areas/finance/receipts/credit.ts'
import { nothingPromised } from '#areas/finance/receipts/promises.ts'
import { type PlainMethod, plainMethodNames } from '#areas/finance/receipts/ways-back.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'

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
    owed: payee ? await owedBy(ctx, payee.id) : 0n,
    ways: plainMethodNames.filter((way) => ways.has(way)),
    branches: await branchChoices(ctx, financePermissions.preparePayouts),
  }
}
/** What is due of theirs, which their credit pays before any of it goes back. */
async function owedBy({ db, now }: Pick<Ctx, 'db' | 'now'>, partyId: string) {
  const { sum } = await db
    .selectFrom('charges')
    .select(sql<bigint>`coalesce(sum(open_net + open_vat), 0)::bigint`.as('sum'))
    .where('partyId', 'in', recordsOf(partyId))
    .where('dueOn', '<=', dayOf(now()))
    .executeTakeFirstOrThrow()
  return sum
}
export type NewPayout = Awaited<ReturnType<typeof newPayout>>
