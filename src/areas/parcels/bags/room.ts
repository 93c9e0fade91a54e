import type { Room } from '#platform/rooms.ts'
import { bagFactLines, bagFactWords } from './words.ts'

export const bags: Room = { factWords: bagFactWords, factLines: bagFactLines }
