import { z } from 'zod'
import { type PhotoKind, photoCommands } from '#areas/photos/public.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { PhotoSubject } from '#platform/photo-subject.ts'
import { Refusal } from '#platform/refusal.ts'
import { vehicleClass } from './queries.ts'

/** Whatever class is entered is for hire: everybody sees its photos. */
export const classPhotoSubject: PhotoSubject = {
  kind: vehicleClass,
  viewPermission: async ({ actor }) => (actor.may(may.view) ? may.view : null),
  isPublished: async () => true,
}

const subject = z.object({ classId: z.uuid() }).transform(({ classId: id }) => ({ kind: vehicleClass, id }))

const classPhotos: PhotoKind<typeof subject> = {
  area: 'vehicles',
  permission: may.managePrices,
  subject,
  async nameForUpdate({ tx }, { id }) {
    const classes = tx.selectFrom('vehicleClasses').select('name')
    const row = await classes.where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw new Refusal('not-found', 'لا توجد هذه الفئة.', 404)
    return row.name
  },
}

export const { addPhotos, movePhoto, describePhoto, removePhoto } = photoCommands(classPhotos)
