import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, optionalText, plannedDay, written } from '#values/shapes.ts'
import { photoLimits, photoWayNames } from './photo.ts'

/** A unit, or a property as a whole. */
const Place = z.union([z.object({ unitId: z.uuid() }), z.object({ propertyId: z.uuid() })])
export type Place = z.output<typeof Place>

const photos = uploads({ kinds: ['jpeg', 'png', 'webp'], ...photoLimits })

export const AddPhotosInput = Place.and(
  z.object({ photos: photos.refine((chosenOnes) => chosenOnes.length > 0, 'اختر صورة واحدة على الأقل.') }),
)
export type PhotosForm = z.input<typeof AddPhotosInput>

/** The same with each picture once more, drawn small. */
export const KeepPhotosInput = AddPhotosInput.and(z.object({ small: photos }))

const photo = { photoId: z.uuid() }
export const MovePhotoInput = Place.and(z.object({ ...photo, way: chosen(photoWayNames, 'اختر إلى أين.') }))
export const DescribePhotoInput = Place.and(z.object({ ...photo, said: optionalText(160) }))
export type DescribeForm = z.input<typeof DescribePhotoInput>
export const RemovePhotoInput = Place.and(z.object(photo))

const features = z
  .string()
  .trim()
  .max(600, 'المزايا أطول من الحد. اكتب أهمها.')
  .optional()
  .transform((text) => (text ?? '').split('\n').flatMap((line) => line.trim() || []))
  .pipe(z.array(z.string().max(80, 'كل ميزة في سطر قصير، حتى 80 حرفًا.')).max(12, 'اكتب حتى 12 ميزة، كلًا في سطر.'))

export const PublishUnitInput = z.object({
  unitId: z.uuid(),
  seen: counted('حدّث الصفحة.', 0, 999_999),
  title: optionalText(80),
  description: written('صف الوحدة لمن لم يرها.', 1500, 'صف الوحدة في جملة أو أكثر.'),
  features,
  freeFrom: plannedDay('اكتب من متى تفرغ، مثل 1/3/2026.').optional(),
  showsRent: z.literal('yes').optional(),
})
export type ListingForm = z.input<typeof PublishUnitInput>

export const WithdrawUnitInput = z.object({ unitId: z.uuid(), reason: written('اكتب لماذا يُسحب الإعلان.', 200) })
