import { photoFactLines, photoFactWords } from '#areas/photos/public.ts'
import type { Room } from '#platform/rooms.ts'
import { kindPhotoSubject } from './kind-photos.ts'
import { kindFactLines, kindFactWords } from './words.ts'

export const kinds: Room = {
  photos: [kindPhotoSubject],
  factWords: { ...kindFactWords, ...photoFactWords('equipment') },
  factLines: { ...kindFactLines, ...photoFactLines('equipment') },
}
