import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { ownRentalIds } from '../rentals/own-rentals.ts'
import { claimsOfOwn } from './own-claims.ts'

/** A picture opens to whoever sees its claim, and to whoever had the car. */
export async function permissionForClaimPhoto(ctx: Ctx, fileId: string) {
  const claim = await ctx.db
    .selectFrom('carClaimPhotos')
    .innerJoin('carClaims', 'carClaims.id', 'carClaimPhotos.claimId')
    .select('branchId')
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  if (claim && reaches(ctx.actor, may.view, claim)) return may.view
  if (ctx.actor.kind !== 'customer') return null
  for (const contractId of await ownRentalIds(ctx))
    for (const { photos } of await claimsOfOwn(ctx, contractId)) if (photos.includes(fileId)) return anyoneSignedIn
  return null
}
