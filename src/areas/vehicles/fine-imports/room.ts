import type { Room } from '#platform/rooms.ts'
import { fineImportFactLines, fineImportFactWords } from './words.ts'

export const fineImports: Room = { factWords: fineImportFactWords, factLines: fineImportFactLines }
