import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { shownNumber } from '../journey/number.ts'
import { claimNumber } from './claim.ts'

/** A claim with its parcel; nobody else decides on it meanwhile. */
export async function loadClaim({ tx }: Pick<Work, 'tx'>, id: string) {
  const row = await tx.selectFrom('parcelClaims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return null
  const parcel = await tx.selectFrom('parcels').selectAll().where('id', '=', row.parcelId).executeTakeFirstOrThrow()
  return { ...row, parcel, number: claimNumber(row) }
}
export type LoadedClaim = NonNullable<Awaited<ReturnType<typeof loadClaim>>>

export async function loadClaimForUpdate(work: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const claim = await loadClaim(work, id)
  mustReach(work.actor, permission, claim)
  return claim
}

/** What a fact carries of it. */
export const toldOf = ({ id, number, parcel, branchId, claimant, asked, assessed }: LoadedClaim, note: string | null = null) => ({
  ...{ claimId: id, claim: number, number: shownNumber(parcel.number), branchId, claimant, note },
  ...{ phone: claimant === 'sender' ? parcel.senderPhone : parcel.recipientPhone, amount: assessed ?? asked },
})
