import type { Room } from '#platform/rooms.ts'
import { redeliveryNotices } from './notices.ts'
import { redeliveryFactLines, redeliveryFactWords, redeliveryPartWords } from './words.ts'

export const redelivery: Room = {
  notices: redeliveryNotices,
  factWords: redeliveryFactWords,
  factLines: redeliveryFactLines,
  partWords: redeliveryPartWords,
}
