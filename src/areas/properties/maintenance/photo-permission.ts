import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownRequest } from './own-queries.ts'
import { request } from './request-detail.ts'

/** A picture opens to whoever sees its request, and to whose home it shows. */
export async function permissionForPhoto(ctx: Ctx, fileId: string) {
  const row = await ctx.db.selectFrom('maintenancePhotos').select('requestId').where('fileId', '=', fileId).executeTakeFirst()
  if (!row) return null
  if (ctx.actor.may(may.viewMaintenance) && (await request(ctx, row.requestId))) return may.viewMaintenance
  const own = await ownRequest(ctx, row.requestId)
  return own?.photos.some((photo) => photo.fileId === fileId) ? anyoneSignedIn : null
}
