import type { Room } from '#platform/rooms.ts'
import { approveLetter } from './letter-approval.ts'
import { letterRecord } from './letter-record.ts'
import { letterSubscribers } from './voiding.ts'
import { letterFactLines, letterFactWords } from './words.ts'

export const borderLetters: Room = {
  records: [letterRecord],
  approvals: [approveLetter],
  subscribers: letterSubscribers,
  factWords: letterFactWords,
  factLines: letterFactLines,
}
