import type { Room } from '#platform/rooms.ts'
import { placePhotoSubjects } from './place-photos.ts'
import { listingFactLines, listingFactWords, listingPartWords } from './words.ts'

export const listings: Room = {
  photos: placePhotoSubjects,
  factWords: listingFactWords,
  factLines: listingFactLines,
  partWords: listingPartWords,
}
