import { z } from 'zod'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { type PhotoKind, photoCommands } from '#areas/photos/public.ts'
import type { PhotoSubject } from '#platform/photo-subject.ts'
import { Refusal } from '#platform/refusal.ts'
import { kindInWords, machineKind } from './queries.ts'

/** Whatever kind is entered is for hire: everybody sees its photos. */
export const kindPhotoSubject: PhotoSubject = {
  kind: machineKind,
  viewPermission: async ({ actor }) => (actor.may(may.view) ? may.view : null),
  isPublished: async () => true,
}

const subject = z.object({ kindId: z.uuid() }).transform(({ kindId: id }) => ({ kind: machineKind, id }))

const kindPhotos: PhotoKind<typeof subject> = {
  area: 'equipment',
  permission: may.managePrices,
  subject,
  async nameForUpdate({ tx }, { id }) {
    const kinds = tx.selectFrom('machineKinds').select(['name', 'capacity'])
    const row = await kinds.where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw new Refusal('not-found', 'لا يوجد هذا النوع.', 404)
    return kindInWords(row)
  },
}

export const { addPhotos, movePhoto, describePhoto, removePhoto } = photoCommands(kindPhotos)
