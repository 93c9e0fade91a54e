import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { smaller } from '#platform/files/keep.ts'
import { fileFields } from '#platform/form-files.ts'
import { photosAdded } from '../facts.ts'
import { AddPhotosInput, KeepPhotosInput, type PhotosForm } from '../inputs.ts'
import { mostPhotos, smallSize } from '../photo.ts'
import { picturesOf, placePhotographed } from '../photographed.ts'

const keepPhotos = command({
  name: 'properties.add-photos',
  permission: may.photograph,
  input: KeepPhotosInput,
  async run(work, { photos, small, ...asked }) {
    const place = await placePhotographed(work, asked)
    const before = await picturesOf(work, place)
    if (before.length + photos.length > mostPhotos)
      throw fieldFault('photos', `لها ${before.length} صورة، والحد ${mostPhotos}. احذف ما لا يلزم أو اختر أقل.`)
    const last = before.at(-1)?.position ?? 0
    for (const [at, photo] of photos.entries()) {
      const less = small[at]
      if (!less) throw new Error('a picture came without its small one')
      const files = { fileId: await work.keepFile(photo), smallFileId: await work.keepFile(less) }
      const { propertyId, unitId } = place
      const added = { addedBy: work.actor.id, addedAt: work.now() }
      await work.tx
        .insertInto('placePhotos')
        .values({ id: work.newId(), propertyId, unitId, ...files, position: last + at + 1, said: null, ...added })
        .execute()
    }
    work.record(photosAdded, place.id, { called: place.called, count: photos.length })
    return { id: place.id, count: photos.length }
  },
})

/** Drawing takes its time, so it is done before the transaction begins; for whoever may not, nothing is drawn. */
async function drawAndKeep(ctx: Ctx, typed: PhotosForm) {
  const { photos, ...place } = AddPhotosInput.parse(typed)
  const small = []
  if (ctx.actor.may(may.photograph)) for (const photo of photos) small.push(await smaller(photo, smallSize))
  return keepPhotos(ctx, { ...place, photos, small })
}

/** Several at once, behind those that are there. */
export const addPhotos = Object.assign(drawAndKeep, { permission: keepPhotos.permission, files: fileFields(AddPhotosInput) })
