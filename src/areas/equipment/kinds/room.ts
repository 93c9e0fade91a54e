import type { Room } from '#platform/rooms.ts'
import { kindFactLines, kindFactWords } from './words.ts'

export const kinds: Room = { factWords: kindFactWords, factLines: kindFactLines }
