import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { propertyKind, unitKind } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import type { PhotoSubject } from '#platform/photo-subject.ts'
import { reaches } from '#platform/reach.ts'
import { shownListings } from './shown-listings.ts'

/** The photos of a unit are shown while it is; those of a property while a unit of it is. */
export const placePhotoSubjects: PhotoSubject[] = [
  {
    kind: unitKind,
    async viewPermission(ctx, unitId) {
      const unit = ctx.db.selectFrom('units').innerJoin('properties', 'properties.id', 'units.propertyId')
      const row = await unit.select('properties.branchId').where('units.id', '=', unitId).executeTakeFirst()
      return row && reaches(ctx.actor, may.view, row) ? may.view : null
    },
    isPublished: (ctx, unitId) => isShown(ctx, 'units.id', unitId),
  },
  {
    kind: propertyKind,
    async viewPermission(ctx, propertyId) {
      const property = ctx.db.selectFrom('properties').select('branchId')
      const row = await property.where('id', '=', propertyId).executeTakeFirst()
      return row && reaches(ctx.actor, may.view, row) ? may.view : null
    },
    isPublished: (ctx, propertyId) => isShown(ctx, 'units.propertyId', propertyId),
  },
]

async function isShown(ctx: Ctx, column: 'units.id' | 'units.propertyId', id: string) {
  const listing = shownListings(ctx).select('listings.id').where(column, '=', id).limit(1)
  return (await listing.executeTakeFirst()) !== undefined
}
