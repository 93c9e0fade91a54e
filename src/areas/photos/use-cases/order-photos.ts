import type { z } from 'zod'
import { command } from '#platform/command.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { photoFacts } from '../facts.ts'
import { DescribePhotoShape, MovePhotoShape, RemovePhotoShape } from '../inputs.ts'
import type { PhotoWay } from '../photo.ts'
import type { PhotoKind, SubjectKey } from '../photo-kind.ts'
import { loadPhoto, loadPhotos, photoGone } from '../subject-photos.ts'

/** A step forward or back, or to the front: the first is the cover. */
export const movePhoto = <Subject extends z.ZodType<SubjectKey>>(kind: PhotoKind<Subject>) =>
  command({
    name: `${kind.area}.move-photo`,
    permission: kind.permission,
    input: kind.subject.and(MovePhotoShape),
    async run(work, { photoId, way, ...subject }) {
      const called = await kind.nameForUpdate(work, subject)
      const before = (await loadPhotos(work, subject)).map(({ id }) => id)
      const at = before.indexOf(photoId)
      if (at < 0) throw photoGone()
      const to = placeAfter(way, at, before.length)
      if (to === at) {
        work.repeated()
        return { id: subject.id }
      }
      const after = before.toSpliced(at, 1).toSpliced(to, 0, photoId)
      for (const [position, id] of after.entries())
        await work.tx
          .updateTable('photos')
          .set({ position: position + 1 })
          .where('id', '=', id)
          .execute()
      work.record(photoFacts(kind.area).photosOrdered, subject.id, { called })
      return { id: subject.id }
    },
  })

function placeAfter(way: PhotoWay, at: number, count: number) {
  if (way === 'first') return 0
  return way === 'earlier' ? Math.max(0, at - 1) : Math.min(count - 1, at + 1)
}

export const describePhoto = <Subject extends z.ZodType<SubjectKey>>(kind: PhotoKind<Subject>) =>
  command({
    name: `${kind.area}.describe-photo`,
    permission: kind.permission,
    input: kind.subject.and(DescribePhotoShape),
    async run(work, { photoId, said = null, ...subject }) {
      const called = await kind.nameForUpdate(work, subject)
      const photo = await loadPhoto(work, subject, photoId)
      if (photo.said === said) {
        work.repeated()
        return { id: subject.id }
      }
      await work.tx.updateTable('photos').set({ said }).where('id', '=', photoId).execute()
      work.record(photoFacts(kind.area).photoDescribed, subject.id, { called, said })
      return { id: subject.id }
    },
  })

/** A picture of somebody's home is not kept when it is no longer shown. */
export const removePhoto = <Subject extends z.ZodType<SubjectKey>>(kind: PhotoKind<Subject>) =>
  command({
    name: `${kind.area}.remove-photo`,
    permission: kind.permission,
    input: kind.subject.and(RemovePhotoShape),
    async run(work, { photoId, ...subject }) {
      const called = await kind.nameForUpdate(work, subject)
      const { fileId, smallFileId, said } = await loadPhoto(work, subject, photoId)
      await work.tx.deleteFrom('photos').where('id', '=', photoId).execute()
      await forgetFiles(work.tx, [fileId, smallFileId])
      work.record(photoFacts(kind.area).photoRemoved, subject.id, { called, said })
      return { id: subject.id }
    },
  })
