import type { Room } from '#platform/rooms.ts'
import { parcelImportFactLines, parcelImportFactWords } from './words.ts'

export const batches: Room = { factWords: parcelImportFactWords, factLines: parcelImportFactLines }
