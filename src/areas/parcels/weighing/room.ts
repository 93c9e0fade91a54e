import type { Room } from '#platform/rooms.ts'
import { weighingNotices } from './notices.ts'
import { weighingFactLines, weighingFactWords, weighingPartWords } from './words.ts'

export const weighing: Room = {
  notices: weighingNotices,
  factWords: weighingFactWords,
  factLines: weighingFactLines,
  partWords: weighingPartWords,
}
