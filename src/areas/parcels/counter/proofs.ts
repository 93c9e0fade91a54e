import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { seenBy } from '../journey/seen-by.ts'

/** The signature of whoever took it, open to whoever sees the parcel. */
export async function permissionForProof(ctx: Ctx, fileId: string) {
  const row = await ctx.db
    .selectFrom('parcelProofs')
    .innerJoin('parcels', 'parcels.id', 'parcelProofs.parcelId')
    .select('parcelId')
    .where('fileId', '=', fileId)
    .where((eb) => seenBy(eb, ctx.actor))
    .executeTakeFirst()
  return row ? may.view : null
}
