import type { Room } from '#platform/rooms.ts'
import { trackingFactLines, trackingFactWords } from './words.ts'

export const tracking: Room = { factWords: trackingFactWords, factLines: trackingFactLines }
