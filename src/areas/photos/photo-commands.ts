import type { z } from 'zod'
import type { PhotoKind, SubjectKey } from './photo-kind.ts'
import { addPhotos } from './use-cases/add-photos.ts'
import { describePhoto, movePhoto, removePhoto } from './use-cases/order-photos.ts'

/** What is done with the photos of an area, under its names and its permission. */
export const photoCommands = <Subject extends z.ZodType<SubjectKey>>(kind: PhotoKind<Subject>) => ({
  addPhotos: addPhotos(kind),
  movePhoto: movePhoto(kind),
  describePhoto: describePhoto(kind),
  removePhoto: removePhoto(kind),
})
