import type { Room } from '#platform/rooms.ts'
import { delegateNotices } from './notices.ts'
import { delegateFactLines, delegateFactWords, delegatePartWords } from './words.ts'

export const delegates: Room = {
  notices: delegateNotices,
  factWords: delegateFactWords,
  factLines: delegateFactLines,
  partWords: delegatePartWords,
}
