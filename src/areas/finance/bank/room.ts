import type { Room } from '#platform/rooms.ts'
import { bankFactLines, bankFactWords, bankPartWords } from './words.ts'

export const bank: Room = {
  factWords: bankFactWords,
  factLines: bankFactLines,
  partWords: bankPartWords,
}
