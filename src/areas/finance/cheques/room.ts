import type { Room } from '#platform/rooms.ts'
import { chequeRecord } from './cheque-record.ts'
import { chequeNotices } from './notices.ts'
import { chequeFactLines, chequeFactWords, chequePartWords } from './words.ts'

export const cheques: Room = {
  records: [chequeRecord],
  notices: chequeNotices,
  factWords: chequeFactWords,
  factLines: chequeFactLines,
  partWords: chequePartWords,
}
