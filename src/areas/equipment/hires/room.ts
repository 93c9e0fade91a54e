import type { Room } from '#platform/rooms.ts'
import { hireContracts } from './hire-kind.ts'
import { hireRecord } from './hire-record.ts'
import { hireFactLines, hireFactWords } from './words.ts'

export const hires: Room = {
  contracts: [hireContracts],
  records: [hireRecord],
  factWords: hireFactWords,
  factLines: hireFactLines,
}
