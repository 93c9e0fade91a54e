import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, optionalText } from '#values/shapes.ts'
import { photoLimits, photoWayNames } from './photo.ts'

const photos = uploads({ kinds: ['jpeg', 'png', 'webp'], ...photoLimits })

export const AddPhotosShape = z.object({
  photos: photos.refine((chosenOnes) => chosenOnes.length > 0, 'اختر صورة واحدة على الأقل.'),
})
export type PhotosForm = z.input<typeof AddPhotosShape>

/** The same with each picture once more, drawn small. */
export const KeepPhotosShape = AddPhotosShape.extend({ small: photos })

const photo = { photoId: z.uuid() }
export const MovePhotoShape = z.object({ ...photo, way: chosen(photoWayNames, 'اختر إلى أين.') })
export const DescribePhotoShape = z.object({ ...photo, said: optionalText(160) })
export type DescribeForm = z.input<typeof DescribePhotoShape>
export const RemovePhotoShape = z.object(photo)
