import { recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { mustBeMerchantOneself } from '../merchants/own-merchant.ts'
import { merchant } from '../merchants/queries.ts'

const keysOf = ({ db }: Pick<Ctx, 'db'>, partyId: string) =>
  db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'mode', 'tail', 'scopes', 'madeAt', 'endedAt', 'usedAt'])
    .where('partyId', 'in', recordsOf(partyId))
    .orderBy('madeAt', 'desc')
    .limit(20)
    .execute()
export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number]

export async function ownKeys(ctx: Ctx) {
  return keysOf(ctx, (await mustBeMerchantOneself(ctx)).partyId)
}

/** The keys of one merchant; null where this person sees no such contract. */
export async function merchantKeys(ctx: Ctx, contractId: string | undefined) {
  const one = await merchant(ctx, contractId)
  return one && { one: { id: one.id, merchant: one.merchant }, keys: await keysOf(ctx, one.partyId) }
}
