import type { Room } from '#platform/rooms.ts'
import { meterFactLines, meterFactWords } from './words.ts'

export const meters: Room = { factWords: meterFactWords, factLines: meterFactLines }
