import { photoFactLines, photoFactWords } from '#areas/photos/public.ts'
import type { Room } from '#platform/rooms.ts'
import { classPhotoSubject } from './class-photos.ts'
import { classFactLines, classFactWords } from './words.ts'

export const classes: Room = {
  photos: [classPhotoSubject],
  factWords: { ...classFactWords, ...photoFactWords('vehicles') },
  factLines: { ...classFactLines, ...photoFactLines('vehicles') },
}
