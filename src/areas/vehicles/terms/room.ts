import type { Room } from '#platform/rooms.ts'
import { addOnStockKind } from './add-on.ts'
import { termFactLines, termFactWords } from './words.ts'

export const terms: Room = {
  resources: [{ kind: addOnStockKind, keeper: 'fleetOfficer' }],
  factWords: termFactWords,
  factLines: termFactLines,
}
