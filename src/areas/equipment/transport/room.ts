import type { Room } from '#platform/rooms.ts'
import { transportFactLines, transportFactWords } from './words.ts'

export const transport: Room = { factWords: transportFactWords, factLines: transportFactLines }
