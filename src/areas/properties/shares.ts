import type { Ctx, Work } from '#platform/context.ts'

/** The set of shares that was written last; none as long as nobody has. */
export async function newestShares(db: Ctx['db'] | Work['tx'], propertyId: string) {
  const set = await db
    .selectFrom('shareSets')
    .select(['id', 'whole', 'since'])
    .where('propertyId', '=', propertyId)
    .orderBy('since', 'desc')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!set) return null
  const shares = await db
    .selectFrom('ownershipShares')
    .select(['partyId', 'parts'])
    .where('setId', '=', set.id)
    .orderBy('position')
    .execute()
  return { ...set, shares }
}
