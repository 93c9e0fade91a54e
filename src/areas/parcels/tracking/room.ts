import type { Room } from '#platform/rooms.ts'
import { recipientPath } from '../paths.ts'
import { trackingFactLines, trackingFactWords } from './words.ts'

export const tracking: Room = {
  locationPages: [recipientPath(':token')],
  factWords: trackingFactWords,
  factLines: trackingFactLines,
}
