import type { Room } from '#platform/rooms.ts'
import { documentFactLines, documentFactWords } from './words.ts'

export const documents: Room = { factWords: documentFactWords, factLines: documentFactLines }
