import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { Refusal } from '#platform/refusal.ts'
import { photoDescribed, photoRemoved, photosOrdered } from '../facts.ts'
import { DescribePhotoInput, MovePhotoInput, RemovePhotoInput } from '../inputs.ts'
import type { PhotoWay } from '../photo.ts'
import { picturesOf, placePhotographed } from '../photographed.ts'

const gone = () => new Refusal('properties.no-such-photo', 'لم نجد هذه الصورة. قد يكون زميل حذفها؛ حدّث الصفحة.', 404)

/** A step forward or back, or to the front: the first is the cover. */
export const movePhoto = command({
  name: 'properties.move-photo',
  permission: may.photograph,
  input: MovePhotoInput,
  async run(work, { photoId, way, ...asked }) {
    const place = await placePhotographed(work, asked)
    const before = (await picturesOf(work, place)).map(({ id }) => id)
    const at = before.indexOf(photoId)
    if (at < 0) throw gone()
    const to = placeAfter(way, at, before.length)
    if (to === at) {
      work.repeated()
      return { id: place.id }
    }
    const after = before.toSpliced(at, 1).toSpliced(to, 0, photoId)
    for (const [position, id] of after.entries())
      await work.tx
        .updateTable('placePhotos')
        .set({ position: position + 1 })
        .where('id', '=', id)
        .execute()
    work.record(photosOrdered, place.id, { called: place.called })
    return { id: place.id }
  },
})

function placeAfter(way: PhotoWay, at: number, count: number) {
  if (way === 'first') return 0
  return way === 'earlier' ? Math.max(0, at - 1) : Math.min(count - 1, at + 1)
}

export const describePhoto = command({
  name: 'properties.describe-photo',
  permission: may.photograph,
  input: DescribePhotoInput,
  async run(work, { photoId, said = null, ...asked }) {
    const place = await placePhotographed(work, asked)
    const one = (await picturesOf(work, place)).find(({ id }) => id === photoId)
    if (!one) throw gone()
    if (one.said === said) {
      work.repeated()
      return { id: place.id }
    }
    await work.tx.updateTable('placePhotos').set({ said }).where('id', '=', photoId).execute()
    work.record(photoDescribed, place.id, { called: place.called, said })
    return { id: place.id }
  },
})

/** A picture of somebody's home is not kept when it is no longer shown. */
export const removePhoto = command({
  name: 'properties.remove-photo',
  permission: may.photograph,
  input: RemovePhotoInput,
  async run(work, { photoId, ...asked }) {
    const place = await placePhotographed(work, asked)
    const one = (await picturesOf(work, place)).find(({ id }) => id === photoId)
    if (!one) throw gone()
    await work.tx.deleteFrom('placePhotos').where('id', '=', photoId).execute()
    await forgetFiles(work.tx, [one.fileId, one.smallFileId])
    work.record(photoRemoved, place.id, { called: place.called, said: one.said })
    return { id: place.id }
  },
})
