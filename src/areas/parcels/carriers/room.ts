import type { Room } from '#platform/rooms.ts'
import { carrierNotices } from './notices.ts'
import { carrierFactLines, carrierFactWords, carrierPartWords } from './words.ts'

export const carriers: Room = {
  notices: carrierNotices,
  factWords: carrierFactWords,
  factLines: carrierFactLines,
  partWords: carrierPartWords,
}
