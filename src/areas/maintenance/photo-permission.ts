import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownExpense } from './own-expenses.ts'
import { ownRequest } from './own-queries.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { request } from './request-detail.ts'

/** A picture opens to whoever sees its request, to whose home it shows, and to the owner who is asked. */
export async function permissionForPhoto(ctx: Ctx, fileId: string) {
  const row = await ctx.db.selectFrom('maintenancePhotos').select('requestId').where('fileId', '=', fileId).executeTakeFirst()
  if (!row) return null
  if (ctx.actor.may(may.viewMaintenance) && (await request(ctx, row.requestId))) return may.viewMaintenance
  const [home, expense] = await Promise.all([ownRequest(ctx, row.requestId), ownExpense(ctx, row.requestId)])
  const shown = [...(home?.photos ?? []), ...(expense?.photos ?? [])]
  return shown.some((photo) => photo.fileId === fileId) ? anyoneSignedIn : null
}
