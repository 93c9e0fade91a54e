import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { isShownPhoto } from './shown-listings.ts'

const photoWithPlace = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('placePhotos')
    .innerJoin('properties', 'properties.id', 'placePhotos.propertyId')
    .select([
      'placePhotos.unitId',
      'placePhotos.propertyId',
      'placePhotos.fileId',
      'placePhotos.smallFileId',
      'properties.branchId',
    ])

/** The bytes of one, for whoever may see the place and for everybody while it is shown; null where there is nothing for this person. */
export async function photoBytes(ctx: Ctx, id: string | undefined, size: 'small' | 'whole') {
  if (!id || !isUuid(id)) return null
  const row = await photoWithPlace(ctx).where('placePhotos.id', '=', id).executeTakeFirst()
  if (!row || !(reaches(ctx.actor, may.view, row) || (await isShownPhoto(ctx, row)))) return null
  const file = await keptFile(ctx, size === 'small' ? row.smallFileId : row.fileId)
  return file && (await ctx.files.has(file.sha256)) ? ctx.files.get(file.sha256) : null
}

/** The same by its file, to be saved: for staff within reach. */
export async function permissionForPhoto(ctx: Ctx, fileId: string): Promise<Permission | null> {
  if (!isUuid(fileId)) return null
  const row = await photoWithPlace(ctx)
    .where((eb) => eb.or([eb('placePhotos.fileId', '=', fileId), eb('placePhotos.smallFileId', '=', fileId)]))
    .executeTakeFirst()
  return row && reaches(ctx.actor, may.view, row) ? may.view : null
}
