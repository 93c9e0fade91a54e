import type { Room } from '#platform/rooms.ts'
import { staffDebtFactLines, staffDebtFactWords, staffDebtPartWords } from './words.ts'

export const staffDebts: Room = {
  factWords: staffDebtFactWords,
  factLines: staffDebtFactLines,
  partWords: staffDebtPartWords,
}
