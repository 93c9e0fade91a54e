import type { Room } from '#platform/rooms.ts'
import { implementKind } from './implement.ts'
import { implementFactLines, implementFactWords } from './words.ts'

export const machineImplements: Room = {
  resources: [{ kind: implementKind, keeper: 'equipmentOfficer' }],
  factWords: implementFactWords,
  factLines: implementFactLines,
}
