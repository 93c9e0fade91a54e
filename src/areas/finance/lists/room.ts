import type { Room } from '#platform/rooms.ts'
import { reportFactLines, reportFactWords } from './words.ts'

export const lists: Room = {
  factWords: reportFactWords,
  factLines: reportFactLines,
}
