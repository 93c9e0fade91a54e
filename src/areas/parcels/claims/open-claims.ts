import type { Ctx, Work } from '#platform/context.ts'
import { openClaimStates } from './claim.ts'

/** Of these parcels those somebody claims for: the money of each waits, and of no other. */
export async function openClaimsOf(db: Ctx['db'] | Work['tx'], parcelIds: readonly string[]) {
  if (parcelIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('parcelClaims')
    .select(['id', 'parcelId'])
    .where('parcelId', 'in', parcelIds)
    .where('state', 'in', openClaimStates)
    .execute()
  return new Map(rows.map(({ id, parcelId }) => [parcelId, id]))
}
