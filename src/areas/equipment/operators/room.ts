import type { Room } from '#platform/rooms.ts'
import { operatorRecord } from './operator-record.ts'
import { operatorFactLines, operatorFactWords } from './words.ts'

export const operators: Room = { records: [operatorRecord], factWords: operatorFactWords, factLines: operatorFactLines }
