import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'

/** The signature of whoever took it, open to whoever sees the parcel. */
export async function permissionForProof(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('parcelProofs')
    .innerJoin('parcels', 'parcels.id', 'parcelProofs.parcelId')
    .select('branchId')
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row && reaches(ctx.actor, may.view, row) ? may.view : null
}
