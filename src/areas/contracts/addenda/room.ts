import type { Room } from '#platform/rooms.ts'
import { addendumContracts } from './addendum-kind.ts'
import { addendumFactLines, addendumFactWords, addendumPartWords } from './words.ts'

export const addenda: Room = {
  contracts: [addendumContracts],
  factWords: addendumFactWords,
  factLines: addendumFactLines,
  partWords: addendumPartWords,
}
