import type { Ctx, Work } from '#platform/context.ts'

/** What of an owner's settled money waits in vouchers that are not paid yet. */
export async function promisedTo(asked: { db: Ctx['db'] } | { tx: Work['tx'] }, partyId: string) {
  const row = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('payouts')
    .select(({ fn }) => fn.sum<bigint | null>('amount').as('sum'))
    .where('kind', '=', 'owner')
    .where('partyId', '=', partyId)
    .where('status', 'in', ['submitted', 'approved'])
    .executeTakeFirst()
  return BigInt(row?.sum ?? 0n)
}
